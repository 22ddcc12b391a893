import{ap as o,aq as t,ar as c}from"./index-CweIwc9c.js";function l(n,s,...r){var e=new c(n);o(()=>{const a=s()??null;e.ensure(a,a&&(p=>a(p,...r)))},t)}export{l as s};

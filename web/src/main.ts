import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { sprite } from "./lib/icons/sprite";

const drawings = document.createElementNS("http://www.w3.org/2000/svg", "svg");
drawings.setAttribute("aria-hidden", "true");
drawings.setAttribute("style", "position:absolute;width:0;height:0;overflow:hidden");
drawings.innerHTML = sprite();
document.body.prepend(drawings);

mount(App, { target: document.getElementById("app")! });

// What a drawing is: a body on the 24 grid and the tone that fills it.
// Classes inside a body: line (stroke only), bold, pale, deep, leaf, haft, skin, gilt, shine, frame, ink.

export interface Drawing {
  /** name of the colour variable --tone-<tone>; "none" leaves the body unfilled */
  tone: string;
  body: string;
}

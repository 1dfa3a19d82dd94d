/*
 * Loads the text font after the first paint, so that the headline font and the styles have the whole bandwidth until
 * then. Adding the font before it is loaded would lay out the page twice.
 */
const { textFace } = document.currentScript?.dataset ?? {};

async function giveTextFace() {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)));
  const face = new FontFace("Instrument Sans", `url(${textFace})`, { weight: "400 600" });
  // If the font does not load, the page keeps the fallback font.
  document.fonts.add(await face.load());
  // Layout now and paint in the next frame: two short tasks, between which the browser can handle input.
  document.documentElement.getBoundingClientRect();
}

export const textFaceGiven = giveTextFace().catch(() => undefined);

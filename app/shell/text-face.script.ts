/*
 * Loads the text font after the first paint, to leave the bandwidth to the headline font and the styles. Adding the
 * font before loading would lay out the page twice.
 */
const { textFace } = document.currentScript?.dataset ?? {};

async function giveTextFace() {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)));
  const face = new FontFace("Instrument Sans", `url(${textFace})`, { weight: "400 600" });
  // If the font fails to load, the page keeps the fallback font.
  document.fonts.add(await face.load());
  // Forces the layout now, so that the paint is a separate short task and the browser can handle input between layout
  // and paint.
  document.documentElement.getBoundingClientRect();
}

export const textFaceGiven = giveTextFace().catch(() => undefined);

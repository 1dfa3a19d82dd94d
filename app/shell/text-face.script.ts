/*
 * Asks for the text face after the first paint: headline and styles have the line to themselves until then. A face
 * that is given to the page before it is loaded has the whole page laid out twice.
 */
const { textFace } = document.currentScript?.dataset ?? {};

async function giveTextFace() {
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 50)));
  const face = new FontFace("Instrument Sans", `url(${textFace})`, { weight: "400 600" });
  // Where it does not arrive, the page stays in the fallback.
  document.fonts.add(await face.load());
  // Laid out at once and painted in the next frame: two short tasks, between which somebody's touch is answered.
  document.documentElement.getBoundingClientRect();
}

export const textFaceGiven = giveTextFace().catch(() => undefined);

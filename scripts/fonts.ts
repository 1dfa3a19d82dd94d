// Creates the files in ui/fonts/ from the @fontsource packages. Run this script after changing a package or the list of
// characters.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const root = new URL("..", import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

const french = "àâçéèêëîïôùûÀÂÇÉÈÊÎÔœŒ";
const marks = "\u00A0«»·×÷–—’“”…€−²°•";
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + french + marks + "‘‚„‹›™";

/** The site's own characters; other Latin letters, as in names, are in a font file loaded only when needed. */
const text = range(0x20, 0x7e).replace(/[\\`{|}~<>_$]/g, "") + french + marks;
/** The condensed font is used only for capitals, the organisation's name, and figures with their units and words. */
const capitals = text.replace(/["#*=@“”·÷—−•°^[\]]/g, "").replace(/[a-zà-ÿœ]/g, "") + "abcehklmotxà";

const bricolage = "bricolage-grotesque";
const instrument = "instrument-sans";
const cuts = [
  { file: "bricolage-75", family: bricolage, axes: "standard", pin: { opsz: 96, wght: 800, wdth: 75 }, core: capitals },
  { file: "bricolage-100", family: bricolage, axes: "standard", pin: { opsz: 96, wght: 800, wdth: 100 }, core: text },
  { file: "instrument", family: instrument, axes: "wght", pin: { wght: { min: 400, max: 600 } }, core: text },
];
const keepFeatures = ["kern", "liga", "ccmp", "locl", "tnum", "lnum"];

await mkdir(new URL("ui/fonts/", root), { recursive: true });
for (const { file, family, axes, pin, core } of cuts) {
  const from = new URL(`node_modules/@fontsource-variable/${family}/`, root);
  const rest = [...new Set(latin)].filter((letter) => !core.includes(letter)).join("");
  for (const [subset, suffix, letters] of [
    ["latin", "", core],
    ["latin", "-rest", rest],
    ["latin-ext", "-ext", "Ÿ"],
  ] as const) {
    const whole = await readFile(new URL(`files/${family}-${subset}-${axes}-normal.woff2`, from));
    const cut = await subsetFont(whole, letters, {
      targetFormat: "woff2",
      variationAxes: pin,
      noHinting: true,
      keepFeatures,
    });
    await writeFile(new URL(`ui/fonts/${file}${suffix}.woff2`, root), cut);
    console.log(`${file}${suffix}.woff2 ${cut.length}`);
  }
  await copyFile(new URL("LICENSE", from), new URL(`ui/fonts/${family}.LICENSE.txt`, root));
}

// The social images are rendered on the server, by a library that cannot read WOFF2 fonts.
const whole = await readFile(
  new URL(`node_modules/@fontsource-variable/${bricolage}/files/${bricolage}-latin-standard-normal.woff2`, root),
);
const still = await subsetFont(whole, latin, {
  targetFormat: "truetype",
  variationAxes: { opsz: 96, wght: 800, wdth: 87 },
  noHinting: true,
});
await writeFile(new URL("ui/fonts/social.ttf", root), still);
console.log(`social.ttf ${still.length}`);

// Writes ui/fonts/ from the @fontsource packages. Run by hand after changing a package or the list of characters.
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const root = new URL("..", import.meta.url);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join("");

const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + "ŒœŸ–—‘’‚“”„…•‹›€™−×";

const bricolage = "bricolage-grotesque";
const instrument = "instrument-sans";
const cuts = [
  { file: "bricolage-75", family: bricolage, axes: "standard", pin: { opsz: 96, wght: 800, wdth: 75 } },
  { file: "bricolage-100", family: bricolage, axes: "standard", pin: { opsz: 96, wght: 800, wdth: 100 } },
  { file: "instrument", family: instrument, axes: "wght", pin: {} },
];

await mkdir(new URL("ui/fonts/", root), { recursive: true });
for (const { file, family, axes, pin } of cuts) {
  const from = new URL(`node_modules/@fontsource-variable/${family}/`, root);
  for (const [subset, suffix, text] of [
    ["latin", "", latin.replace("Ÿ", "")],
    ["latin-ext", "-ext", "Ÿ"],
  ] as const) {
    const whole = await readFile(new URL(`files/${family}-${subset}-${axes}-normal.woff2`, from));
    const cut = await subsetFont(whole, text, { targetFormat: "woff2", variationAxes: pin, noHinting: true });
    await writeFile(new URL(`ui/fonts/${file}${suffix}.woff2`, root), cut);
    console.log(`${file}${suffix}.woff2 ${cut.length}`);
  }
  await copyFile(new URL("LICENSE", from), new URL(`ui/fonts/${family}.LICENSE.txt`, root));
}

// The social images are drawn on the server, whose renderer reads no WOFF2.
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

type Sample = { pages: readonly string[]; box?: string; objects?: readonly string[]; resources?: string };

/** `pages` are PDF drawing instructions; `objects` are numbered from 4, because the PDF itself needs 1 to 3. */
export function samplePdf({ pages, box = "0 0 960 540", objects = [], resources = "" }: Sample) {
  const first = 4 + objects.length;
  const kids = pages.map((_, at) => `${first + at * 2} 0 R`);
  const all = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${kids.join(" ")}]>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ...objects,
    ...pages.flatMap((content, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents ${first + at * 2 + 1} 0 R/Resources<</Font<</F1 3 0 R>>${resources}>>>>`,
      `<</Length ${Buffer.byteLength(content, "latin1")}>>stream\n${content}\nendstream`,
    ]),
  ];
  let file = "%PDF-1.4\n";
  const places = all.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, "0")} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${places.join("")}`;
  file += `trailer<</Size ${all.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF`;
  return Buffer.from(file, "latin1");
}

/** Returns the PDF drawing instructions for a line of text. */
export const written = (text: string, { size = 40, x = 60, y = 300, color = "0 0 0" } = {}) =>
  `${color} rg BT /F1 ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, "\\$&")}) Tj ET\n`;

type Picture = { jpeg: Uint8Array; width: number; height: number };

/** PDF points per pixel: a picture 1,600 pixels wide becomes a page 960 points wide, the width of a slide. */
const scale = 0.6;

/** The PDF contains only pictures, no scripts or links; only one picture is in memory at a time. */
export async function* picturePdf(pages: number, picture: (number: number) => Promise<Picture>) {
  const starts: number[] = [];
  let written = 0;
  function put(...parts: (string | Uint8Array)[]) {
    const bytes = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part)));
    written += bytes.length;
    return bytes;
  }
  function object(...parts: (string | Uint8Array)[]) {
    starts.push(written);
    return put(`${starts.length} 0 obj\n`, ...parts, "\nendobj\n");
  }
  const kids = Array.from({ length: pages }, (_, at) => `${3 + at * 3} 0 R`).join(" ");
  yield put("%PDF-1.4\n%\u00E2\u00E3\u00CF\u00D3\n");
  yield object("<< /Type /Catalog /Pages 2 0 R >>");
  yield object(`<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`);
  for (let number = 1; number <= pages; number += 1) {
    const { jpeg, width, height } = await picture(number);
    const [across, down] = [(width * scale).toFixed(2), (height * scale).toFixed(2)];
    const id = number * 3;
    const drawing = `q ${across} 0 0 ${down} 0 0 cm /P Do Q`;
    yield object(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${id + 1} 0 R `,
      `/Resources << /XObject << /P ${id + 2} 0 R >> >> >>`,
    );
    yield object(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`);
    yield object(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB `,
      `/BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      "\nendstream",
    );
  }
  const table = written;
  const lines = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  const size = starts.length + 1;
  yield put(`xref\n0 ${size}\n0000000000 65535 f \n${lines}trailer\n<< /Size ${size} /Root 1 0 R >>\n`);
  yield put(`startxref\n${table}\n%%EOF\n`);
}

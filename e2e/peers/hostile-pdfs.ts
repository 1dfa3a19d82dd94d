import { deflateSync } from "node:zlib";
import { pdfLimits } from "../../platform/pdf/limits.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";

type Outcome = null | "password" | "unreadable" | "pages" | "shape" | "heavy";

const form = (to: string) =>
  `<</Type/XObject/Subtype/Form/BBox[0 0 960 540]/Resources<</XObject<</X ${to} 0 R>>>>/Length 5>>stream\n/X Do\nendstream`;

const stream = (dictionary: string, bytes: string | Buffer) =>
  `<<${dictionary}/Length ${bytes.length}>>stream\n${bytes.toString("latin1")}\nendstream`;

/** Replaces text in a sample PDF without correcting the PDF's table of object positions. */
const changed = (text: string, from: string | RegExp, to: string) =>
  Buffer.from(
    samplePdf({ pages: [written(text)] })
      .toString("latin1")
      .replace(from, to),
    "latin1",
  );

const picture = (object: string) =>
  samplePdf({ pages: ["960 0 0 540 0 0 cm /X Do"], objects: [object], resources: "/XObject<</X 4 0 R>>" });

/** A page whose colour is computed at each point, 5,000 times over: minutes of processor time and little memory. */
export function endlessShading() {
  const shading = "<</ShadingType 1/ColorSpace/DeviceRGB/Domain[0 1 0 1]/Matrix[960 0 0 540 0 0]/Function 5 0 R>>";
  const math = stream(
    "/FunctionType 4/Domain[0 1 0 1]/Range[0 1 0 1 0 1]",
    "{ 10 mul sin exch 10 mul cos exch 2 copy mul }",
  );
  const pages = ["/S sh\n".repeat(5_000)];
  return samplePdf({ pages, objects: [shading, math], resources: "/Shading<</S 4 0 R>>" });
}

/** Drawing instructions that become 128 MB when they are unpacked twice. */
function bomb() {
  const packed = deflateSync(deflateSync(Buffer.alloc(128 * 2 ** 20, "q "), { level: 1 }));
  const content = stream("/Type/XObject/Subtype/Form/BBox[0 0 960 540]/Filter[/FlateDecode/FlateDecode]", packed);
  return picture(content);
}

export const hostilePdfs: [name: string, make: () => Buffer, outcomes: Outcome[]][] = [
  ["a page of markup", () => Buffer.from("<!doctype html><title>%PDF-1.4</title>"), ["unreadable"]],
  ["half a file", () => samplePdf({ pages: [written("x")] }).subarray(0, 300), ["unreadable"]],
  ["nothing but a header", () => Buffer.from("%PDF-1.7\n"), ["unreadable"]],
  ["too many pages", () => samplePdf({ pages: Array.from({ length: pdfLimits.pages + 1 }, () => "") }), ["pages"]],
  ["a page as a ribbon", () => samplePdf({ pages: [""], box: "0 0 5000 100" }), ["shape"]],
  ["a page of kilometres", () => samplePdf({ pages: [written("far")], box: "0 0 9000000 9000000" }), [null, "heavy"]],
  ["a page without a side", () => samplePdf({ pages: [""], box: "0 0 0 500" }), [null, "shape", "unreadable"]],
  ["a page tree that holds itself", () => changed("tree", "Kids[4", "Kids[2"), [null, "unreadable", "shape"]],
  [
    "forms that draw each other",
    () => samplePdf({ pages: ["/X Do"], objects: [form("5"), form("4")], resources: "/XObject<</X 4 0 R>>" }),
    [null, "heavy", "unreadable"],
  ],
  ["a broken table of objects", () => changed("y", /\d{10} 00000 n/g, "9999999999 00000 n"), [null, "unreadable"]],
  [
    "a table of objects that goes before itself",
    () => changed("before", /trailer<<([^]*startxref\n(\d+))/, "trailer<</Prev $2$1"),
    [null, "unreadable"],
  ],
  [
    "an image of a billion pixels",
    () =>
      picture(
        stream("/Type/XObject/Subtype/Image/Width 40000/Height 40000/ColorSpace/DeviceRGB/BitsPerComponent 8", "abc"),
      ),
    [null, "heavy", "unreadable"],
  ],
  [
    "an image of 100,000 pixels a side",
    () =>
      picture(
        stream(
          "/Type/XObject/Subtype/Image/Width 100000/Height 100000/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/FlateDecode",
          deflateSync(Buffer.alloc(32 * 2 ** 20)),
        ),
      ),
    [null, "heavy", "unreadable"],
  ],
  ["a bomb", bomb, [null, "heavy", "unreadable"]],
  [
    "a hundred thousand arrays in each other",
    () => samplePdf({ pages: ["/X Do"], objects: ["[".repeat(100_000) + "]".repeat(100_000)], resources: "/X 4 0 R" }),
    [null, "heavy", "unreadable"],
  ],
  [
    "a state saved a million times",
    () => samplePdf({ pages: ["q ".repeat(1_000_000)] }),
    [null, "heavy", "unreadable"],
  ],
  ["a script", () => changed("z", "/Type/Catalog", "/OpenAction<</S/JavaScript/JS(while(1){})>>/Type/Catalog"), [null]],
  [
    "a file within the file",
    () => {
      const program = stream("/Type/EmbeddedFile", "MZ".repeat(500_000));
      const file = "<</Type/Filespec/F(a.exe)/EF<</F 4 0 R>>>>";
      const link = "<</Type/Action/S/Launch/F 5 0 R>>";
      return samplePdf({ pages: [written("attached")], objects: [program, file, link] });
    },
    [null],
  ],
  [
    "a password",
    () =>
      changed(
        "secret",
        "/Root 1 0 R",
        `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${"41".repeat(32)}>/U<${"42".repeat(32)}>>>`,
      ),
    ["password"],
  ],
];

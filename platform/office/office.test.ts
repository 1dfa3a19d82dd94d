import { expect, test } from "vitest";
import { faultsOf, illFormed, wordsIn } from "../../e2e/peers/office-file.ts";
import { unzipBytes } from "../../e2e/peers/unzip.ts";
import { zip } from "../archive/zip.server.ts";
import { NotRead } from "../archive/unzip.server.ts";
import { docx } from "./document/docx.ts";
import { markdown } from "./markdown.ts";
import { partFrom, xml } from "./xml.ts";
import { pptx } from "./slides/pptx.ts";
import { readDocx as readWithin } from "./document/read-docx.ts";
import { piecesOf } from "./slides/pieces.ts";
import type { OfficeText } from "./text.ts";
import { createWorkers, Exhausted } from "./workers.server.ts";
import { inWorker } from "./workshop.server.ts";

const limits = { file: 1024 * 1024, unpacked: 2 * 1024 * 1024, characters: 60_000 };
const readDocx = (file: Uint8Array) => readWithin(file, limits);

const hostile = [
  '<script>alert("1")</script> & <b>',
  '=HYPERLINK("https://evil.example";"x")',
  "+1+1",
  "@SUM(A1)",
  "]]> <!-- %PDF {{7*7}} ${x}",
  "bell\u0007 null\u0000 half\uD800 end\uFFFF",
  "é 𝄞 \u202Eright to left",
].join("\n");
const madeAt = new Date("2026-11-23T10:00:00Z");
const heads: { figures: [string, string, string]; label: string } = {
  figures: [hostile, "Value", "Month"],
  label: "Month",
};

const everything: OfficeText = {
  lang: "fr",
  title: hostile,
  subtitle: hostile,
  foot: hostile,
  sections: [
    {
      id: "one",
      title: hostile,
      blocks: [
        {
          type: "text",
          look: "lead",
          runs: [hostile, { text: hostile, marked: true }, { text: hostile, strong: true }],
        },
        { type: "text", runs: ["One sentence more. ".repeat(220)] },
        { type: "list", items: [[hostile], ["two"]] },
        { type: "figures", figures: [{ name: hostile, value: hostile, note: hostile }] },
        { type: "table", head: [hostile, "b"], rows: Array.from({ length: 25 }, () => [hostile, "2"]), numbers: [1] },
        {
          type: "chart",
          chart: {
            title: hostile,
            series: hostile,
            code: '#,##0 "€"',
            points: [{ label: hostile, value: -1.5, printed: "−1,5" }],
          },
        },
      ],
    },
  ],
};
const said = hostile.replace(/[\u0000\u0007\uD800\uFFFF]/g, "");

test("a checker that sees nothing proves nothing", () => {
  expect(illFormed("<a><b></a></b>")).toBeTruthy();
  expect(illFormed("<a>& </a>")).toBeTruthy();
  expect(illFormed('<a b="1" b="2"/>')).toBeTruthy();
  expect(illFormed("<a>\u0007</a>")).toBeTruthy();
  expect(illFormed('<?xml version="1.0"?><a x:b="1"><c/>t</a>')).toBeUndefined();
  const files = [...unzipBytes(docx(everything, heads, madeAt))].map(([name, content]) => ({ name, content }));
  expect(faultsOf(zip(files.filter(({ name }) => name !== "word/styles.xml")))).toHaveLength(2);
});

test.each([
  ["Word", docx(everything, heads, madeAt)],
  ["slides", pptx(everything, madeAt)],
])("a file of %s is whole, and text in it stays text", (_, file) => {
  expect(faultsOf(file)).toEqual([]);
  const words = wordsIn(file);
  for (const line of said.split("\n")) expect(words).toContain(line);
  expect(file.toString("latin1")).not.toContain('instrText xml:space="preserve">=');
});

test("XML is written over short lines, and a part beside the code has no place that nothing fills in", () => {
  expect(xml`
    <a b="${1}">
      ${["<c/>", "<d/>"]} kept
    </a>`).toBe('<a b="1"><c/><d/> kept</a>');
  const theme = partFrom(new URL("slides/cover-layout.xml", import.meta.url));
  expect(() => theme()).toThrow("what is {ruler}?");
  expect(theme({ ruler: "{ink}" })).toContain("{ink}");
});

test("the numbers of a chart lie in a workbook without formulas", () => {
  const workbook = unzipBytes(pptx(everything, madeAt)).get("ppt/embeddings/workbook1.xlsx");
  const sheet = unzipBytes(workbook ?? Buffer.alloc(0))
    .get("xl/worksheets/sheet1.xml")
    ?.toString();
  expect(sheet).not.toContain("<f>");
  expect(sheet).toContain("<v>-1.5</v>");
});

test("a long text is cut between sentences, and nothing of it is lost", () => {
  const text = "One sentence more. ".repeat(220).trim();
  const pieces = piecesOf(text, 400);
  expect(pieces.join(" ")).toBe(text);
  expect(pieces.every((piece) => piece.length <= 400 && piece.endsWith("."))).toBe(true);
  expect(piecesOf("x".repeat(900), 400).map(({ length }) => length)).toEqual([400, 400, 100]);
});

test("Markdown holds no markup but ours", () => {
  const text = markdown({
    ...everything,
    title: "# not <b>this</b> [link](javascript:x) `code` **bold**",
    subtitle: "- item\n1. one",
  });
  expect(text.split("\n")[0]).toBe(
    "# \\# not \\<b\\>this\\</b\\> \\[link\\](javascript:x) \\`code\\` \\*\\*bold\\*\\*",
  );
  expect(text).toContain("\\- item  \n\\1. one");
});

test("what was written as Word is read again, a line a paragraph", () => {
  const text = readDocx(docx(everything, heads, madeAt));
  for (const line of said.split("\n")) expect(text.split("\n").some((each) => each.includes(line))).toBe(true);
});

const sheet = (content: string | Buffer) => zip([{ name: "word/document.xml", content }]);

test("a file that is too large, packed too well, damaged or none at all is refused", () => {
  const why = (file: Buffer) => {
    try {
      readDocx(file);
    } catch (error) {
      return error instanceof NotRead ? error.why : "failed";
    }
    return "read";
  };
  const bomb = sheet(Buffer.alloc(9 * 1024 * 1024, 32));
  expect(bomb.length).toBeLessThan(100_000);
  expect(why(bomb)).toBe("too large");
  const liar = Buffer.from(bomb);
  liar.writeUInt32LE(1_000, liar.lastIndexOf("PK\u0001\u0002", undefined, "latin1") + 24);
  expect(why(liar)).toBe("too large");
  expect(why(Buffer.alloc(1024 * 1024 + 1))).toBe("too large");
  expect(why(Buffer.from("Not a file of Word"))).toBe("unreadable");
  expect(why(Buffer.alloc(0))).toBe("unreadable");
  expect(why(zip([{ name: "other.xml", content: "<a/>" }]))).toBe("unreadable");
  const whole = docx(everything, heads, madeAt);
  for (let at = 0; at < whole.length; at += 97)
    expect(["read", "unreadable", "too large"]).toContain(why(Buffer.from(whole.subarray(0, at))));
  expect(why(sheet("<w:p><w:t>a</w:t></w:p>"))).toBe("read");
});

test("tags that never end are read past at once", () => {
  const from = performance.now();
  for (const tag of ["<w:t ", "<w:br ", "<!-- ", "<w:t>", "<w:del>", "<w:vanish/>"])
    expect(readDocx(sheet(tag.repeat(60_000)))).toBe("");
  for (const name of ["t", "t1", "_"]) expect(readDocx(sheet(`<w:t${name.repeat(100_000)}`))).toBe("");
  expect(performance.now() - from).toBeLessThan(2_000);
});

test("a worker makes the same file, twenty at once wait in line, and a refusal comes back as one", async () => {
  const asker = { address: "198.51.100.7", account: "one" };
  const given = { text: everything, heads, madeAt };
  const made = await Promise.all(Array.from({ length: 20 }, () => inWorker(asker, "docx", given)));
  const expected = docx(everything, heads, madeAt);
  for (const file of made) expect(Buffer.from(file).equals(expected)).toBe(true);
  await expect(inWorker(asker, "read-docx", { file: Buffer.from("none"), limits })).rejects.toBeInstanceOf(NotRead);
  expect(await inWorker(asker, "read-docx", { file: sheet("<w:p><w:t>a &amp; b</w:t></w:p>"), limits })).toBe("a & b");
});

const repeated = (piece: string, times: number) => sheet(`<w:p><w:t>${piece.repeat(times)}</w:t></w:p>`);

test("60,000 characters with their line breaks are read, and one more is refused before the rest is looked at", () => {
  expect(readDocx(repeated("a", 59_999))).toHaveLength(59_999);
  expect(readDocx(repeated("&#x41;", 59_999))).toBe("A".repeat(59_999));
  for (const [piece, times] of [
    ["a", 60_001],
    ["&#x41;", 300_000],
    ["&#65;", 400_000],
    ["&", 2_000_000],
  ] as const)
    expect(() => readDocx(repeated(piece, times)), piece).toThrow(new NotRead("too long"));
  expect(() => readDocx(repeated("&#x41;", 1_300_000))).toThrow(new NotRead("too large"));
});

test("an entity is a sign, and what is none stays as it is written", () => {
  const text = "a &amp; b&lt;&#233;&#xE9;&eacute; R&D &#x110000;&; & x;&amp";
  expect(readDocx(sheet(`<w:p><w:t>${text}</w:t></w:p>`))).toBe("a & b<éé&eacute; R&D &; & x;&amp");
});

test("a picture beside the text does not make a file too large", () => {
  const files = [
    { name: "word/media/image1.png", content: Buffer.alloc(3 * 1024 * 1024) },
    { name: "word/document.xml", content: "<w:p><w:t>a</w:t></w:p>" },
  ];
  expect(readDocx(zip(files))).toBe("a");
});

test("a worker that is out of time and of memory is no longer used, and nothing else ends", async () => {
  const work = createWorkers(new URL("../../e2e/peers/hog.worker.ts", import.meta.url), 1_500);
  const given = (what: string) => work({ name: "read-docx", given: what });
  expect(await given("answer")).toEqual({ done: "answered" });
  // The `time` tasks slow the others down, so a `memory` task may reach its time limit first.
  const hogs = await Promise.allSettled(["time", "time", "memory", "both", "memory", "both"].map(given));
  for (const hog of hogs) expect(hog.status === "rejected" && hog.reason).toBeInstanceOf(Exhausted);
  expect(await given("answer")).toEqual({ done: "answered" });
});

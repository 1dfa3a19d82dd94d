import { expect, test } from "vitest";
import { zip } from "../../archive/zip.server.ts";
import { xml } from "../xml.ts";
import { readDocx as readWithin } from "./read-docx.ts";

const limits = { file: 100_000, unpacked: 100_000, characters: 10_000 };
const readDocx = (file: Uint8Array) => readWithin(file, limits);

const sheet = (content: string) => zip([{ name: "word/document.xml", content }]);
const paragraph = (runs: string, properties = "") => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
const run = (inside: string, properties = "") => `<w:r><w:rPr>${properties}</w:rPr>${inside}</w:r>`;
const said = (words: string, properties = "") => run(`<w:t xml:space="preserve">${words}</w:t>`, properties);

test.each<[string, string, string]>([
  [
    "a hyphen that does not break",
    run("<w:t>1x non</w:t><w:noBreakHyphen/><w:t>participating</w:t>"),
    "1x non-participating",
  ],
  ["a soft hyphen", run("<w:t>partici</w:t><w:softHyphen/><w:t>pating</w:t>"), "participating"],
  ["hidden text", said("paid once") + said(" and twice", "<w:b/><w:vanish/>"), "paid once"],
  [
    "text that is not hidden",
    said("paid ", '<w:vanish w:val="false"/>') + said("once", '<w:vanish w:val="0"/>'),
    "paid once",
  ],
  ["text that was hidden before", said("paid", "<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>"), "paid"],
  ["text of a hidden style", said("seen") + said("secret", '<w:rStyle w:val="Note"/>'), "seen"],
  ["text that inherits being hidden", said("seen") + said("secret", '<w:rStyle w:val="Inner"/>'), "seen"],
  [
    "deleted text",
    `<w:del w:id="1">${said("gone")}<w:r><w:delText>gone</w:delText></w:r></w:del>${said("left")}`,
    "left",
  ],
  ["moved text", `<w:moveFrom w:id="2">${said("5%")}</w:moveFrom><w:moveTo w:id="3">${said("5%")}</w:moveTo>`, "5%"],
  ["a comment of the file", `<!-- ${said("20%")} -->${said("10%")}`, "10%"],
  ["a symbol", said("10") + run('<w:sym w:font="Symbol" w:char="F025"/><w:sym w:font="Arial" w:char="20AC"/>'), "10%€"],
  [
    "a place where a tab may stop",
    `<w:pPr><w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs></w:pPr>${said("a")}${run("<w:tab/>")}${said("b")}`,
    "a\tb",
  ],
  [
    "what is repeated for old programs",
    run(
      xml`<mc:AlternateContent>
        <mc:Choice Requires="wps"><w:txbxContent>${paragraph(said("Veto"))}</w:txbxContent></mc:Choice>
        <mc:Fallback><w:txbxContent>${paragraph(said("Veto"))}</w:txbxContent></mc:Fallback>
      </mc:AlternateContent>`,
    ),
    "Veto",
  ],
  [
    "a text box in hidden text",
    run(`<w:txbxContent>${paragraph(said("secret"))}</w:txbxContent>`, "<w:vanish/>") + said("seen"),
    "seen",
  ],
])("%s is read as it is seen", (_, runs, text) => {
  const styles = xml`<w:styles>
    <w:style w:type="character" w:styleId="Note"><w:rPr><w:vanish/></w:rPr></w:style>
    <w:style w:type="character" w:styleId="Inner"><w:basedOn w:val="Note"/></w:style>
    <w:style w:styleId="A"><w:basedOn w:val="B"/></w:style>
    <w:style w:styleId="B"><w:basedOn w:val="A"/></w:style>
  </w:styles>`;
  const file = zip([
    { name: "word/styles.xml", content: styles },
    { name: "word/document.xml", content: paragraph(runs) },
  ]);
  expect(readDocx(file)).toBe(text);
});

test("a deleted paragraph mark joins its paragraph to the next, and a deleted row is left out", () => {
  const joined = paragraph(said("1x non-"), "<w:rPr><w:del w:id='1'/></w:rPr>") + paragraph(said("participating"));
  expect(readDocx(sheet(joined + paragraph(said("Veto"))))).toBe("1x non-participating\nVeto");
  const row = (properties: string, words: string) =>
    `<w:tr><w:trPr>${properties}</w:trPr><w:tc>${paragraph(said(words))}</w:tc></w:tr>`;
  const table = row('<w:del w:id="4"/>', "20 %") + row("", "10 %") + row("<w:hidden/>", "30 %");
  expect(readDocx(sheet(`<w:tbl>${table}</w:tbl>`))).toBe("10 %");
});

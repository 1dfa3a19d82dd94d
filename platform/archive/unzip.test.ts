import { randomBytes } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { filesIn, NotRead } from "./unzip.server.ts";
import { zip } from "./zip.server.ts";

const most = 64 * 1024;
const text = "A sentence of a term sheet. ".repeat(200);

function outcome(archive: Uint8Array, name = "a.xml") {
  try {
    return filesIn(Buffer.from(archive), [name], most).get(name)?.length ?? "absent";
  } catch (error) {
    return error instanceof NotRead ? error.why : String(error);
  }
}

const entryMark = "PK\u0001\u0002";
const endMark = "PK\u0005\u0006";

function withDirectory(archive: Uint8Array, change: (entry: Buffer, index: number) => void) {
  const copy = Buffer.from(archive);
  let index = 0;
  for (let at = copy.indexOf(entryMark, 0, "latin1"); at >= 0; at = copy.indexOf(entryMark, at + 1, "latin1"))
    change(copy.subarray(at), index++);
  return copy;
}

const wholeOf = (content: Uint8Array | string) => zipSync({ "a.xml": Buffer.from(content), "b.xml": strToU8("<b/>") });

test("a file is read whether its sizes stand before or behind it, packed or stored", () => {
  expect(outcome(wholeOf(text))).toBe(text.length);
  expect(outcome(zip([{ name: "a.xml", content: text }]))).toBe(text.length);
  expect(outcome(zipSync({ "a.xml": [strToU8(text), { level: 0 }] }))).toBe(text.length);
  expect(outcome(wholeOf(""))).toBe(0);
  expect(outcome(wholeOf(text), "c.xml")).toBe("absent");
});

test("a package inside the document, not packed any further, does not hide what follows it", () => {
  const inner = zip([{ name: "xl/workbook.xml", content: randomBytes(40_000) }]);
  const archive = zip([
    { name: "embedded.xlsx", content: inner },
    { name: "a.xml", content: text },
  ]);
  expect(archive.includes(inner.subarray(0, 1_000))).toBe(true);
  expect(outcome(archive)).toBe(text.length);
});

test("a bomb is refused, whatever its directory says of it", () => {
  const bomb = wholeOf(Buffer.alloc(64 * 1024 * 1024));
  expect(bomb.length).toBeLessThan(most + 16 * 1024);
  expect(outcome(bomb)).toBe("too large");
  expect(outcome(zip([{ name: "a.xml", content: Buffer.alloc(64 * 1024 * 1024) }]))).toBe("too large");
  for (const size of [0, 1, 1_000, most, 0x7f_ff_ff_ff])
    expect(outcome(withDirectory(bomb, (entry) => entry.writeUInt32LE(size, 24))), String(size)).toBe("too large");
  expect(outcome(zipSync({ "a.xml": [new Uint8Array(most + 1), { level: 0 }] }))).toBe("too large");
});

test("a directory that says another size than the file has, or another sum of its bytes, is refused", () => {
  for (const size of [0, 1, text.length - 1, text.length + 1, most])
    expect(outcome(withDirectory(wholeOf(text), (entry) => entry.writeUInt32LE(size, 24))), String(size)).toMatch(
      /^(unreadable|too large)$/,
    );
  expect(outcome(withDirectory(wholeOf(text), (entry) => entry.writeUInt32LE(7, 16)))).toBe("unreadable");
});

test("what an office program shows is read, and not a file of that name that the directory leaves out", () => {
  const [hidden, shown] = ["<t>Veto on nothing</t>", "<t>Veto on a sale!</t>"];
  const before = zipSync({ "a.xml": [strToU8(hidden), { level: 0 }] }).subarray(0, 35 + hidden.length);
  const archive = Buffer.concat([before, zipSync({ "a.xml": strToU8(shown) })]);
  const end = archive.lastIndexOf(endMark, undefined, "latin1");
  archive.writeUInt32LE(archive.readUInt32LE(end + 16) + before.length, end + 16);
  const forged = withDirectory(archive, (entry) => entry.writeUInt32LE(before.length, 42));
  expect(filesIn(forged, ["a.xml"], most).get("a.xml")?.toString()).toBe(shown);
});

test("files that share their bytes are refused", () => {
  // Makes both names in the archive's directory point to the bytes of the first file.
  const shared = withDirectory(wholeOf(text), (entry) => entry.writeUInt32LE(0, 42));
  expect(outcome(shared, "b.xml")).toBe("unreadable");
  const names = Array.from({ length: 1_000 }, (_, index) => [`${index}.xml`, new Uint8Array()] as const);
  const whole = Buffer.from(zipSync({ "a.xml": strToU8(text), ...Object.fromEntries(names) }));
  const many = withDirectory(whole, (entry) => {
    entry.writeUInt32LE(whole.readUInt32LE(18), 20);
    entry.writeUInt32LE(0, 42);
  });
  expect(outcome(many)).toBe("unreadable");
  // The file `a.xml` is itself an archive. The outer directory makes `c.xml` point to an entry inside of it.
  const inner = zipSync({ "c.xml": strToU8(text) });
  const outer = zipSync({ "a.xml": [inner, { level: 0 }], "c.xml": strToU8("<c/>") });
  const inside = withDirectory(outer, (entry) => {
    if (entry.toString("latin1", 46, 51) === "c.xml") entry.writeUInt32LE(35, 42);
  });
  expect(outcome(inside, "c.xml")).toBe("unreadable");
});

test("a name twice, another way of packing, and damage are refused", () => {
  const twice = Buffer.from(zipSync({ "a.xml": strToU8(text), "b.xml": strToU8(text) }));
  for (let at = twice.indexOf("b.xml"); at >= 0; at = twice.indexOf("b.xml")) twice.write("a.xml", at);
  expect(outcome(twice)).toBe("unreadable");
  expect(outcome(withDirectory(wholeOf(text), (entry) => entry.writeUInt16LE(9, 10)))).toBe("unreadable");
  for (const bytes of [0, 1, 21, 22, 500]) expect(outcome(Buffer.alloc(bytes, 80)), String(bytes)).toBe("unreadable");
  const sound = Buffer.from(wholeOf(text));
  for (let cut = 0; cut < sound.length; cut += 1)
    expect(outcome(sound.subarray(0, cut)), String(cut)).toBe("unreadable");
  for (let bit = 0; bit < sound.length * 8; bit += 3) {
    const changed = Buffer.from(sound);
    changed.writeUInt8((changed[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3);
    expect(["unreadable", "too large", "absent", text.length], String(bit)).toContain(outcome(changed));
  }
});

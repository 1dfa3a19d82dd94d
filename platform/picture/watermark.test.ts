import sharp from "sharp";
import { expect, test } from "vitest";
import { writeIn } from "./watermark.server.ts";

const size = { width: 640, height: 360 };

async function marked(text: string) {
  const picture = await sharp({ create: { ...size, channels: 3, background: "#fff" } })
    .webp()
    .toBuffer();
  const drawn = await writeIn({ address: "192.0.2.4", account: text }, { ...size, picture, text });
  return drawn.toString("base64");
}

test.each([
  ["żółw@bocian.example", "%C5%BCó%C5%82w@bocian.example"],
  ["νερό@faros.example", "%CE%BD%CE%B5%CF%81%CF%8C@faros.example"],
  ["a\u{1F980}\u0001b@c.example", "a%F0%9F%A6%80%01b@c.example"],
])("%s is written with letters that the font has", async (address, written) => {
  expect(await marked(address)).toBe(await marked(written));
});

test("two readers whose addresses differ in letters that the font lacks are told apart", async () => {
  const [one, other] = await Promise.all([marked("ναι@faros.example"), marked("όχι@faros.example")]);
  expect(one).not.toBe(other);
});

import { expect, test } from "vitest";
import { emailKey, emailSpellings } from "./email-key.server.ts";

test.each([
  ["Zoé@Crêperie-Saint-Malo.FR", "zoé@xn--crperie-saint-malo-vwb.fr"],
  ["Zoe\u0301@Cre\u0302perie-Saint-Malo.fr", "zoé@xn--crperie-saint-malo-vwb.fr"],
  ["zoé@XN--CRPERIE-SAINT-MALO-VWB.fr", "zoé@xn--crperie-saint-malo-vwb.fr"],
  ["ada@straße.de", "ada@xn--strae-oqa.de"],
  ["ada@почта.рф", "ada@xn--80a1acny.xn--p1ai"],
  ["ada@mail。exemple.fr", "ada@mail.exemple.fr"],
  ["ada@exem\u00ADp\u00ADle.fr", "ada@exemple.fr"],
  ["ada@ho℡.fr", "ada@hotel.fr"],
  ["O'Neil+Lab@Mail.Exemple.org", "o'neil+lab@mail.exemple.org"],
])("%s is the mailbox %s", (typed, key) => expect(emailKey(typed)).toBe(key));

test.each(["a@b%2ec.fr", "a@é%2ec.fr", "a@é/c.fr", "a@127.1", "no address", "@"])("%s names nothing else", (typed) =>
  expect(emailKey(typed)).toBe(typed),
);

function* names() {
  const signs = [..."abzéêüßœıİςΣ\u0301\u00ADＡⅣﬁ℡。дяשن日9-"];
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const label = () => Array.from({ length: 1 + next(10) }, () => signs[next(signs.length)]).join("");
  for (let at = 0; at < 5_000; at += 1) yield `${label()}@${label()}.${label()}`;
}

test("a key is its own key, in any composition, and every spelling leads to it", () => {
  for (const address of names()) {
    const key = emailKey(address);
    expect([address, emailKey(key)]).toEqual([address, key]);
    expect([address, emailKey(address.normalize("NFD"))]).toEqual([address, key]);
    for (const spelling of emailSpellings(address)) expect([address, emailKey(spelling)]).toEqual([address, key]);
  }
});

test("an address of an internationalised domain is looked for as it was kept with letters, too", () => {
  expect(emailSpellings("zoe@xn--caf-dma.fr")).toEqual(["zoe@xn--caf-dma.fr", "zoe@café.fr"]);
  expect(emailSpellings("Zoe@exemple.fr")).toEqual(["zoe@exemple.fr"]);
});

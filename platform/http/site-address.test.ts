import { expect, test } from "vitest";
import { siteAddress } from "./site-address.ts";

test.each([
  ["exemple.fr", "https://exemple.fr"],
  ["https:exemple.fr", "https://exemple.fr"],
  ["HTTPS:/Exemple.FR/Équipe?q=A#b", "https://exemple.fr/Équipe?q=A#b"],
  ["HTTP://www.exemple.fr", "http://www.exemple.fr"],
  ["https://exemple.fr:443/a", "https://exemple.fr/a"],
  ["maison.exemple.bzh?page=2", "https://maison.exemple.bzh?page=2"],
  ["crêperie.bzh/menu", "https://xn--crperie-kya.bzh/menu"],
  ["exemple.fr/@nolwenn", "https://exemple.fr/@nolwenn"],
])("%s is stored as %s", (typed, stored) => expect(siteAddress(typed)).toBe(stored));

test.each([
  "",
  "HTTP://",
  "https:",
  "//exemple.fr",
  "/exemple.fr",
  "exemple",
  "localhost",
  "127.0.0.1",
  "0x7f.1",
  "[::1]",
  "exemple.fr:8080",
  "https://exemple.fr:99999",
  "https://house@evil.example",
  "https://@evil.example",
  "house:key@evil.example",
  "https://exem ple.fr",
  "https://exemple.fr/a b",
  "https://exemple.fr\\@evil.example",
  "https://exemple.fr/\u202Egpj",
  "https://exemple.fr.",
  "https://-a.fr",
  "javascript:alert(1)",
  "javascript://exemple.fr/%0aalert(1)",
  "mailto:a@exemple.fr",
  "ftp://exemple.fr",
  "httpsx://exemple.fr",
])("%j is no site", (typed) => expect(siteAddress(typed)).toBeUndefined());

function* texts() {
  const parts = [
    "http",
    "HTTPS",
    ":",
    "/",
    "//",
    "@",
    ".",
    "fr",
    "Exemple",
    "é",
    "1",
    "-",
    "?",
    "#",
    "%2e",
    "\\",
    " ",
    "443",
    "x",
  ];
  let seed = 11;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let at = 0; at < 20_000; at += 1)
    yield Array.from({ length: 1 + next(9) }, () => parts[next(parts.length)]).join("");
}

test("what is stored leads where it says, is stored again as it is, and hides nothing", () => {
  let stored = 0;
  for (const typed of texts()) {
    const address = siteAddress(typed);
    if (address === undefined) continue;
    stored += 1;
    const { protocol, hostname, username, password, port } = new URL(address);
    expect([typed, siteAddress(address)]).toEqual([typed, address]);
    expect([typed, address.startsWith(`${protocol}//${hostname}`)]).toEqual([typed, true]);
    expect([typed, username + password + port]).toEqual([typed, ""]);
    expect(protocol).toMatch(/^https?:$/);
    expect([typed, /^https?:\/\/[^/?#]*\.[^/?#]*([/?#]|$)/.test(address)]).toEqual([typed, true]);
  }
  expect(stored).toBeGreaterThan(100);
});

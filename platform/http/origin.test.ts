import { expect, test } from "vitest";
import { isForeign } from "./origin.server.ts";

const host = "lab.example";
const asks = (origin: string) => isForeign({ origin, fetchSite: null, host, hasSession: true }, `https://${host}`);

let seed = 3;
const any = (most: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % most;
};
const signs = [..."abz09:/.?#@[]%\\ \t_-+é\u0000\uD800", "https", "http", "file", "data", "blob", "null", host, "://"];

test("no origin but the site's own passes, and none is too strange to be refused", () => {
  expect([asks(`https://${host}`), asks(`HTTPS://${host}`)]).toEqual([false, false]);
  const strange = [
    "file://lab.example",
    "file://",
    "chrome-extension://x",
    "data:,x",
    "blob:https://lab.example/1",
    "",
    "https://",
    "https:lab.example",
    "javascript:1",
  ];
  for (const origin of strange) expect([origin, asks(origin)]).toEqual([origin, true]);
  for (let times = 0; times < 1_000; times += 1) {
    const origin = Array.from({ length: any(9) }, () => signs[any(signs.length)]).join("");
    if (URL.parse(origin)?.origin !== `https://${host}`) expect([origin, asks(origin)]).toEqual([origin, true]);
  }
});

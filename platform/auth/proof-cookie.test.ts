import { expect, test } from "vitest";
import { addProof, readProofs } from "./proof-cookie.server.ts";

test("a proof takes the place of those that it replaces, and no other", () => {
  const cookie = { name: "deck", days: 30 };
  let cookies = "";
  const jar = () => ({ cookies, secret: "a secret of these tests", secure: false });
  const add = (text: string, start: string) => {
    cookies = addProof(cookie, jar(), text, (earlier) => earlier.startsWith(start)).split(";")[0] ?? "";
  };
  add("otherk1", "otherk");
  for (let time = 1; time <= 10; time += 1) add(`linko${time}`, "linko");
  expect(readProofs(cookie, jar())).toEqual(["linko10", "otherk1"]);
});

import { expect, test } from "vitest";
import { hashPassword, isPassword } from "./password-hash.server.ts";

test("a password counts to its last character, however long, and is one however its accents are written", async () => {
  const long = `étang salé ${"y".repeat(72)}`;
  const hash = await hashPassword(`${long}a`.normalize("NFC"));
  const given = [`${long}a`.normalize("NFD"), `${long}b`, long];
  expect(await Promise.all(given.map((each) => isPassword(each, hash)))).toEqual([true, false, false]);
  expect(await isPassword(given[0] ?? "", undefined)).toBe(false);
});

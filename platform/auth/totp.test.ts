import { expect, test } from "vitest";
import { base32, codeAt, stepAt, stepOf, totpAddress } from "./totp.server.ts";

const key = base32(Buffer.from("12345678901234567890"));

test("gives the codes of RFC 6238", () => {
  expect(key).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(
    [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((second) => codeAt(key, stepAt(second * 1_000))),
  ).toEqual(["287082", "081804", "005924", "353130"]);
});

test("takes a code of now and of half a minute around it, with its space, and no other", () => {
  const now = 1_234_567_890_000;
  const around = [-2, -1, 0, 1, 2].map((beside) => stepOf(key, codeAt(key, stepAt(now) + beside), now));
  expect(around).toEqual([undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined]);
  expect(stepOf(key, "005 924", now)).toBe(stepAt(now));
  for (const wrong of ["", "05924", "0059241", "abcdef", "０05924"]) expect(stepOf(key, wrong, now)).toBeUndefined();
});

test("says to the app whose code it is", () => {
  expect(totpAddress(key, "The Lab", "a@b.example")).toBe(
    `otpauth://totp/The%20Lab:a%40b.example?secret=${key}&issuer=The%20Lab`,
  );
});

import { expect, test } from "vitest";
import { base32, codeAt, stepAt, stepOf, totpAddress } from "./totp.server.ts";

const key = base32(Buffer.from("12345678901234567890"));

test("gives the codes of RFC 6238", () => {
  expect(key).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(
    [59, 1_111_111_109, 1_111_111_111, 1_234_567_890, 2_000_000_000, 20_000_000_000].map((second) =>
      codeAt(key, stepAt(second * 1_000)),
    ),
  ).toEqual(["287082", "081804", "050471", "005924", "279037", "353130"]);
});

test("takes a code of now and of half a minute around it, with its space, and no other", () => {
  const now = 1_234_567_890_000;
  const around = [-2, -1, 0, 1, 2].map((beside) => stepOf(key, codeAt(key, stepAt(now) + beside), now));
  expect(around).toEqual([undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined]);
  expect(stepOf(key, "005 924", now)).toBe(stepAt(now));
  for (const wrong of ["", "05924", "0059241", "abcdef", "０05924"]) expect(stepOf(key, wrong, now)).toBeUndefined();
});

test("a key that the site offers keeps its bytes, whatever they are", () => {
  expect(base32(Buffer.from([0, 255, 1, 254, 128, 127, 63, 7, 9, 200]))).toBe("AD7QD7UAP47QOCOI");
  // A key may be a part of a longer buffer; only its own bytes count.
  expect(base32(Buffer.alloc(64, 7).subarray(3, 8))).toBe("A4DQOBYH");
  expect(codeAt("AD7QD7UAP47QOCOI", 59_000_000)).toBe("175924");
});

test("says to the app whose code it is", () => {
  const address = new URL(totpAddress(key, "The Lab & Co", "a+b@b.example"));
  expect(address.protocol + address.host + address.pathname).toBe(
    "otpauth:totp/The%20Lab%20%26%20Co:a%2Bb%40b.example",
  );
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ secret: key, issuer: "The Lab & Co" },
    ...{ algorithm: "SHA1", digits: "6", period: "30" },
  });
});

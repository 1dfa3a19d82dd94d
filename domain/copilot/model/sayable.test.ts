import { expect, test } from "vitest";
import { sayable } from "./sayable.ts";
import { tokensUsed } from "./tokens.ts";

test("what a model says is text that a screen shows and a database takes", () => {
  expect(sayable("a\u0000b\u001B[31mc\r\nd\u202Ee\u2066f\uD800g\u200Bh")).toBe("ab[31mc\ndef\uFFFDgh");
  expect(sayable("« ça va » : 5\u202F000\u00A0€ 👩‍💻\n- puis")).toBe("« ça va » : 5\u202F000\u00A0€ 👩‍💻\n- puis");
  for (let code = 0; code <= 0x10ffff; code += code < 0x3000 ? 1 : 61) {
    const text = sayable(`a${String.fromCodePoint(code)}b`);
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/u);
    expect(sayable(text)).toBe(text);
  }
});

test.each([
  [42, 42],
  [7.9, 7],
  [-1, 0],
  [-Infinity, 0],
  [Number.NaN, 0],
  [undefined, 0],
  [1e7, 1e7],
  [1e12, 1e7],
  [Infinity, 1e7],
])("a use of %s tokens counts as %s", (said, counted) => {
  expect(tokensUsed(said)).toBe(counted);
});

import { expect, test } from "vitest";
import { words } from "../../simulator/words.en.ts";
import { browserErrors } from "./browser-errors.ts";

const field = (name: string, wrong: "valueMissing" | "typeMismatch" | undefined) => ({
  name,
  validity: { valueMissing: wrong === "valueMissing", typeMismatch: wrong === "typeMismatch" },
});

test("both fields of the simulator are told in its own words before a request is made", () => {
  const codes = Object.keys(words.errors);
  expect(browserErrors([field("email", "valueMissing"), field("companyName", "valueMissing")], codes)).toEqual({
    email: "emailRequired",
    companyName: "companyRequired",
  });
  expect(browserErrors([field("email", "typeMismatch"), field("marketing", undefined)], codes)).toEqual({
    email: "emailInvalid",
  });
  expect(browserErrors([field("website", "valueMissing")], codes)).toEqual({});
});

import { expect, test } from "vitest";
import { words as application } from "../../application/words.en.ts";
import { words as account } from "../../auth/words.en.ts";
import { words as guide } from "../../guide/words.en.ts";
import { words } from "../../simulator/words.en.ts";
import { browserErrors } from "./browser-errors.ts";

const field = (name: string, wrong: "valueMissing" | "typeMismatch" | "tooShort" | undefined) => ({
  name,
  validity: {
    valueMissing: wrong === "valueMissing",
    typeMismatch: wrong === "typeMismatch",
    tooShort: wrong === "tooShort",
  },
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

test("a field is told by the words that say most about it, however its name is written", () => {
  const missing = (names: string[], errors: object) =>
    browserErrors(
      names.map((name) => field(name, "valueMissing")),
      Object.keys(errors),
    );
  expect(missing(["fullName", "companyName", "fullTimeFounders"], application.errors)).toEqual({
    fullName: "nameRequired",
    companyName: "companyRequired",
    fullTimeFounders: "foundersRequired",
  });
  expect(missing(["firstName", "lastName"], guide.errors)).toEqual({
    firstName: "firstNameRequired",
    lastName: "lastNameRequired",
  });
  expect(missing(["user_type", "first_name", "password", "terms"], account.errors)).toEqual({
    user_type: "userTypeRequired",
    first_name: "firstNameRequired",
    password: "passwordRequired",
    terms: "termsRequired",
  });
  expect(browserErrors([field("password", "tooShort")], Object.keys(account.errors))).toEqual({
    password: "passwordTooShort",
  });
});

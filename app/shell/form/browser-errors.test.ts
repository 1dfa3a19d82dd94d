import { expect, test } from "vitest";
import { eurosOf, eurosPattern } from "../../../platform/language/typed-number.ts";
import { words as application } from "../../application/words.en.ts";
import { words as account } from "../../auth/words.en.ts";
import { words as guide } from "../../guide/words.en.ts";
import { words as investor } from "../../investor-registration/words.en.ts";
import { words } from "../../simulator/words.en.ts";
import { browserErrors } from "./browser-errors.ts";

const field = (name: string, wrong: "valueMissing" | "typeMismatch" | "patternMismatch" | "tooShort" | undefined) => ({
  name,
  validity: {
    valueMissing: wrong === "valueMissing",
    typeMismatch: wrong === "typeMismatch",
    patternMismatch: wrong === "patternMismatch",
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

test("an amount in letters, a website without a dot and a group without a tick are told with the others", () => {
  const codes = Object.keys(application.errors);
  expect(
    browserErrors(
      [
        field("fullName", "valueMissing"),
        field("website", "patternMismatch"),
        field("monthlyRevenue", "patternMismatch"),
      ],
      codes,
    ),
  ).toEqual({ fullName: "nameRequired", website: "websiteInvalid", monthlyRevenue: "revenueInvalid" });
  expect(
    browserErrors([field("stages", "valueMissing"), field("sectors", "valueMissing")], Object.keys(investor.errors)),
  ).toEqual({ stages: "stagesRequired", sectors: "sectorsRequired" });
});

test("what the browser refuses as an amount, no amount is", () => {
  const passes = new RegExp(`^(?:${eurosPattern})$`, "v");
  const typed = ["0", "12 000", "12.000 €", "€ 12,000.50", "10k", "10 K€", "12\u202F000"];
  expect(typed.filter((each) => eurosOf(each) === undefined || !passes.test(each))).toEqual([]);
  expect(["twelve", "12 thousand", "k", "-5"].filter((each) => passes.test(each))).toEqual([]);
});

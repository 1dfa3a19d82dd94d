import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The 10,000 most common passwords, most frequent first, from zxcvbn 4.4.2 (MIT licence). */
const common = new Set(
  readFileSync(fileURLToPath(new URL("../../platform/auth/common-passwords.txt", import.meta.url)), "utf8")
    .split("\n")
    .filter(Boolean),
);

const length = { least: 12, most: 128 };
const rows = [
  "0123456789",
  "1234567890",
  "azertyuiop",
  "qwertyuiop",
  "qsdfghjklm",
  "asdfghjkl",
  "abcdefghijklmnopqrstuvwxyz",
];

export type PasswordProblem = "passwordTooShort" | "passwordTooLong" | "passwordCommon" | "passwordPersonal";

const lettersOf = (text: string) => text.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Removes leading and trailing characters that are not letters: "Password-2026!" becomes "Password". */
const core = (text: string) => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");

/** Returns the shortest part of which the text is a repetition ("abab" becomes "ab"), or the text itself. */
function repeated(text: string) {
  const [, part] = /^(.+?)\1+$/su.exec(text) ?? [];
  return part ?? text;
}

const isRow = (text: string) => text.length >= 4 && rows.some((row) => (row + row).includes(text));

function isCommon(password: string) {
  const plain = password.toLowerCase();
  const forms = [plain, core(plain), repeated(plain), core(repeated(plain)), repeated(core(plain))];
  return new Set(plain).size < 5 || forms.some((form) => common.has(form) || isRow(form));
}

/** Returns why a password is refused (length, common, or mostly a text in `about`), or undefined if accepted. */
export function passwordProblem(password: string, about: readonly string[]): PasswordProblem | undefined {
  const { length: size } = [...password.normalize("NFC")];
  if (size < length.least) return "passwordTooShort";
  if (size > length.most) return "passwordTooLong";
  if (isCommon(password)) return "passwordCommon";
  const letters = lettersOf(password);
  const own = about
    .flatMap((text) => [lettersOf(text), ...lettersOf(text).split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length >= 4);
  const without = own
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ""), letters);
  return without.length < letters.length && without.replaceAll(/[^\p{L}]/gu, "").length < 6
    ? "passwordPersonal"
    : undefined;
}

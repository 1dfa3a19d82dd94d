import { expect, test } from "vitest";
import { passwordProblem } from "./password-rule.server.ts";

const about = ["The Lab", "thelab", "marie.durand@startup.example", "Marie", "Durand"];
const problem = (password: string) => passwordProblem(password, about);

test.each([
  ["elevenchars", "passwordTooShort"],
  ["x".repeat(129), "passwordTooLong"],
  ["Password-2026!", "passwordCommon"],
  ["passwordpassword", "passwordCommon"],
  ["qwertyuiop12345", "passwordCommon"],
  ["123456789012", "passwordCommon"],
  ["azertyuiopaz", "passwordCommon"],
  ["aaaaaaaaaaaaaaa", "passwordCommon"],
  ["thelab-thelab-1", "passwordPersonal"],
  ["MarieDurand2026!", "passwordPersonal"],
  ["marie.durand@startup.example", "passwordPersonal"],
])("%s is refused", (password, why) => {
  expect(problem(password)).toBe(why);
});

test.each([
  "étang salé et flamants",
  "🦩🦩 sur l’étang 🦩🦩",
  `${"é".repeat(20)} flamant ${"è".repeat(36)}`,
  "correct horse battery staple",
  "y".repeat(60) + "abcdefghij".repeat(6),
])("%s is taken", (password) => {
  expect(problem(password)).toBeUndefined();
});

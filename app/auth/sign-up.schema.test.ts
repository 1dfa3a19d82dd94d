import { expect, test } from "vitest";
import { signUpFields } from "./sign-up.schema.server.ts";

test("a password that is too long is not looked at any further", () => {
  const { error } = signUpFields.shape.password.safeParse("é".repeat(200_000));
  expect(error?.issues.map(({ message }) => message)).toEqual(["passwordTooLong"]);
});

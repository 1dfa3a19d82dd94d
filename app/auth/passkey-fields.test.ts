import { expect, test } from "vitest";
import { newPasskeyForm } from "./passkey-fields.server.ts";

const made = (id: string) => {
  const response = { clientDataJSON: "a", attestationObject: "b" };
  const passkey = JSON.stringify({ id, rawId: id, type: "public-key", response });
  return newPasskeyForm.parse({ name: "My phone", passkey }).passkey;
};

test("a passkey's id is as long as the standard allows, and no longer", () => {
  expect(made("a".repeat(1_364))).toMatchObject({ type: "public-key" });
  expect(made("a".repeat(1_365))).toBeNull();
});

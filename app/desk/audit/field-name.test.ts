import { beforeAll, expect, test } from "vitest";
import { loadAllWords } from "../../shell/define-words.ts";
import { fieldName, readValue, writtenState } from "./field-name.ts";

beforeAll(loadAllWords);

test("a field of content is called as in its editor, with its language", () => {
  const saved = (objectKind: string) => ({ action: "content.publish", objectKind });
  expect(fieldName(saved("post"), "fr.excerpt", "fr")).toBe("Chapô (français)\u00A0:");
  expect(fieldName(saved("post"), "slug", "en")).toBe("Address:");
  expect(fieldName(saved("content.team"), "name.en", "en")).toMatch(/^Name.* \(English\):$/);
  expect(fieldName(saved("person"), "role", "fr")).toBeUndefined();
  expect(fieldName(saved("content.event"), "place", "fr")).toBe("Lieu\u00A0:");
  expect(fieldName({ action: "content.move", objectKind: "content.event" }, "place", "fr")).toBeUndefined();
});

test("a field of a profile that an application filled in is called as in the profile", () => {
  const takenOver = { action: "person.take-over", objectKind: "person" };
  expect(readValue(takenOver, { path: "filled.0" }, "startup_name", "fr")).toBe("Nom de la startup");
  const blocked = { ...takenOver, action: "person.block" };
  expect(readValue(blocked, { path: "filled.0" }, "startup_name", "fr")).toBe("startup_name");
});

test("a participation fee, stored in cents, is read in euros, also in the CSV file", () => {
  const agreed = { action: "session.fee-agreed", objectKind: "lead" };
  const read = (value: string, lang: "en" | "fr") => readValue(agreed, { path: "amount" }, value, lang);
  expect([read("30000", "en"), read("25050", "en"), read("30000", "fr")]).toEqual(["€300", "€250.50", "300\u00A0€"]);
  const state = { session: "june", amount: 30_000 };
  expect(writtenState(agreed, state, "en")).toBe('{"session":"june","amount":"€300"}');
  expect(writtenState({ action: "image.add" }, { amount: 1 }, "en")).toBe('{"amount":1}');
});

import { beforeAll, expect, test } from "vitest";
import { loadAllWords } from "../../shell/define-words.ts";
import { fieldName, readValue } from "./field-name.ts";

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
  expect(readValue(takenOver, "startup_name", "fr")).toBe("Nom de la startup");
  expect(readValue({ ...takenOver, action: "person.block" }, "startup_name", "fr")).toBe("startup_name");
});

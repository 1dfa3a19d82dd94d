import { globSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { loadAllWords } from "../../shell/define-words.ts";
import { everySchema } from "../../../domain/content/field.server.ts";
import { languages } from "../../../platform/language/language.ts";
import { fieldName, readValue } from "./field-name.ts";
import { deskAuditWords } from "./words.ts";

beforeAll(loadAllWords);

/** The verbs that write entries, without their imports. */
const verbs = globSync(["app/**/*.ts", "domain/**/*.server.ts"])
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => readFileSync(file, "utf8").replace(/^import[^;]+;$/gm, ""))
  .filter((code) => /\b(?:writeAudit|audit|recordAccess|listFile|note)\(/.test(code));

const found = (pattern: RegExp) => verbs.flatMap((code) => [...code.matchAll(pattern)].map(([, text]) => text ?? ""));

const looks = found(/recordAccess\(db, actor, \{ kind: "([\w-]+)"/g);
/** What is put together from a noun and a verb. */
const composed = [
  ...looks.map((kind) => `${kind}.look`),
  ...["setup", "reset"].map((purpose) => `person.password-${purpose}`),
  ...found(/noted: \["([\w-]+)"/g).map((list) => `${list}.export`),
  ...["export", "erasure", "withdrawal"].map((kind) => `privacy.${kind}`),
];
const actions = new Set([...composed, ...found(/(?<!fact\()"([a-z-]{3,}\.[a-z-]+|sign-(?:in|out))"/g)]);
const kinds = new Set([
  ...looks,
  ...found(/object(?:: | = )\{ kind: "([\w-]+)"/g),
  ...everySchema().map(({ kind }) => `content.${kind}`),
]);

test.each(languages)("every action and every kind of object has words (%s)", (lang) => {
  const words = deskAuditWords.in(lang);
  expect([...actions].filter((action) => !words.actions[action])).toEqual([]);
  expect([...kinds].filter((kind) => !words.kinds[kind])).toEqual([]);
});

test("no words are left over", () => {
  expect(Object.keys(deskAuditWords.in("en").actions).filter((action) => !actions.has(action))).toEqual([]);
  expect(Object.keys(deskAuditWords.in("en").kinds).filter((kind) => !kinds.has(kind))).toEqual([]);
  expect(Object.keys(deskAuditWords.in("fr").actions)).toEqual(Object.keys(deskAuditWords.in("en").actions));
  expect(Object.keys(deskAuditWords.in("fr").kinds)).toEqual(Object.keys(deskAuditWords.in("en").kinds));
});

/** The names of values that verbs note themselves; a page names the fields of content that its editor changes. */
const noted = found(/(?:before|after): \{([^{}]*)\}/g)
  .flatMap((values) => [...values.replace(/\([^()]*\)/g, "").matchAll(/(?:^|,)\s*(\w+)/g)])
  .map(([, name]) => name ?? "");

test.each(languages)("every value that is noted has a name (%s)", (lang) => {
  const { terms } = deskAuditWords.in(lang);
  expect(noted).toEqual(expect.arrayContaining(["altEn", "amount", "mentor", "verdict"]));
  expect(noted.filter((name) => !terms[name])).toEqual([]);
});

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

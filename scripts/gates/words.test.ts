import { expect, test } from "vitest";
import { Visitor } from "oxc-parser";
import { notices } from "../../content/notices.ts";
import { exists, isTest, type Source, sources, textsOf } from "./sources.ts";

const read = [
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "title",
  "alt",
  "placeholder",
  "label",
  "description",
  "summary",
  "text",
  "heading",
];
const hasWord = /\p{L}{2,}/u;

/** Names that are the same in every language. */
const names = new Set(["The Lab", "EN", "FR"]);

/** The offer to switch language shows both languages at once. */
const bilingual = ["app/shell/french-offer.tsx"];

const screens = sources.filter(
  ({ path }) => /^(app|ui)\/.*\.tsx$/.test(path) && !isTest(path) && !bilingual.includes(path),
);

function sentencesIn({ path, program }: Source) {
  const found: string[] = [];
  const tell = (text: string) => {
    if (hasWord.test(text) && !names.has(text.trim())) found.push(`${path}: ${text.trim().slice(0, 80)}`);
  };
  new Visitor({
    JSXText: ({ value }) => tell(value),
    JSXAttribute({ name, value }) {
      if (read.includes(String(name.name)) && value?.type === "Literal") tell(String(value.value));
    },
    JSXExpressionContainer({ expression }) {
      if (expression.type === "Literal" && typeof expression.value === "string" && / /.test(expression.value.trim()))
        tell(expression.value);
    },
  }).visit(program);
  return found;
}

test("a screen holds no sentence: words.*, emails/ and content/ do", () => {
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.flatMap(sentencesIn)).toEqual([]);
});

test("no screen keeps a paste out of its fields", () => {
  const refused: string[] = [];
  for (const { path, program } of screens)
    new Visitor({
      JSXAttribute({ name }) {
        if (/^on(Before)?Paste/.test(String(name.name))) refused.push(path);
      },
      Literal({ value }) {
        if (value === "paste" || value === "beforepaste") refused.push(path);
      },
    }).visit(program);
  expect(refused).toEqual([]);
});

test("a French date by which something is done counts itself: « au plus tard le », never « avant le »", () => {
  const said = sources
    .filter(({ path }) => !isTest(path) && /(?:words\.fr\.ts|^emails\/.*\.tsx?)$/.test(path))
    .flatMap((source) => textsOf(source).map((text) => ({ path: source.path, text })));
  expect(said.length).toBeGreaterThan(1_000);
  expect(said.filter(({ text }) => /\b(?:avant|Avant) le $|avant la date/.test(text))).toEqual([]);
});

const english = sources.filter(({ path }) => path.endsWith("/words.en.ts"));

test("French words stand beside the English ones and have their type", () => {
  const wrong = english.flatMap(({ path }) => {
    const french = path.replace(/\.en\.ts$/, ".fr.ts");
    if (!exists(french)) return [`${french} is missing`];
    const file = sources.find((each) => each.path === french);
    return file?.imports.some(({ target, typeOnly }) => target === path && typeOnly) ||
      file?.exports.has("words") === false
      ? []
      : [`${french} does not take its type from ${path}`];
  });
  expect(english.length).toBeGreaterThan(3);
  expect(wrong).toEqual([]);
});

test("no sentence is the same in both languages", () => {
  const sentence = /\p{L}+\s+\p{L}+\s+\p{L}+/u;
  const same = english.flatMap((file) => {
    const french = sources.find(({ path }) => path === file.path.replace(/\.en\.ts$/, ".fr.ts"));
    const theirs = new Set(french ? textsOf(french) : []);
    return textsOf(file)
      .filter((text) => sentence.test(text) && theirs.has(text))
      .map((text) => `${file.path}: ${text.slice(0, 80)}`);
  });
  expect(same).toEqual([]);
});

/** Files that mean a different length, or that receive the programme's length from elsewhere. */
const otherLengths = ["app/founder/actions/", "app/founder/profile-words."];
const lengths = /\b18[\s\u00A0\u202F-]?(?:months?|mois)\b|\b(?:month|mois)[\s\u00A0-]18\b|eighteen|dix-huit/i;

test("no screen and no mail holds the length of the programme: the fact does", () => {
  const files = sources.filter(
    ({ path }) =>
      /words[^/]*\.(?:en|fr)\.ts$|^emails\/[^/]+\.tsx$/.test(path) &&
      !isTest(path) &&
      !otherLengths.some((other) => path.startsWith(other)),
  );
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => textsOf(file).filter((text) => lengths.test(text)))).toEqual([]);
});

const translated =
  /\b(?:whoever|nothing obliges|as many as may|look into your|all the same|no ?(?:body|one) is told)\b/i;

test("English has none of the words that a translation is known by", () => {
  const files = sources.filter(
    ({ path }) => /words[^/]*\.en\.ts$|^(?:emails|content)\/.*\.tsx?$/.test(path) && !isTest(path),
  );
  const said = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => translated.test(text))
      .map((text) => `${file.path}: ${text.slice(0, 120)}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(said).toEqual([]);
});

/** Quoted from the specification. */
const literal = new Set([
  "Dernière étape !",
  "Merci !",
  "Profil complété !",
  "✅ Section sauvegardée !",
  "🎉 Profil startup mis à jour !",
]);

test("French signs stand behind the space that they take", () => {
  const files = sources.filter(({ path }) => /words[^/]*\.fr\.ts$/.test(path));
  const wrong = files.flatMap((file) =>
    textsOf(file)
      .filter((text) => !literal.has(text) && /\u00A0[;!?]|\u202F:| [;:!?»]/.test(text))
      .map((text) => `${file.path}: ${text.slice(0, 80)}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** Exceptions to `tu`: messages quoted from the specification, and sentences addressed to a whole team. */
const formal = new Set([
  "Impossible de sauvegarder vos modifications.",
  "Impossible de mettre à jour votre profil.",
  "Une erreur est survenue. Veuillez réessayer.",
  "Qui fait quoi, et ce que vous avez déjà fait.",
]);
const saysVous = (text: string) => /(?<!rendez-)\b(?:vous|votre|vos)\b/i.test(text) && !formal.has(text);

test("the cockpit says tu, its notices too", () => {
  const files = sources.filter(({ path }) => /^app\/founder\/.*words[^/]*\.fr\.ts$/.test(path));
  const told = notices
    .filter(({ id }) => id.startsWith("founder-"))
    .flatMap(({ summary, rows }) => [summary, ...rows.flatMap(({ label, value }) => [label, value])]);
  expect(files.length).toBeGreaterThan(15);
  expect(told.length).toBeGreaterThan(10);
  expect(
    files.flatMap((file) =>
      textsOf(file)
        .filter(saysVous)
        .map((text) => `${file.path}: ${text}`),
    ),
  ).toEqual([]);
  expect(told.map(({ fr }) => fr).filter(saysVous)).toEqual([]);
});

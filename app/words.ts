import type { Lang } from "../platform/language/language.ts";

/** What every page ships, and the words that come with the pages or forms that show them. */
const parts = {
  site: { en: () => import("./words.en.ts"), fr: () => import("./words.fr.ts") },
  "admin-applications": {
    en: () => import("./desk/applications/words.en.ts"),
    fr: () => import("./desk/applications/words.fr.ts"),
  },
  "admin-leads": { en: () => import("./desk/leads/words.en.ts"), fr: () => import("./desk/leads/words.fr.ts") },
  "admin-deliveries": {
    en: () => import("./desk/deliveries/words.en.ts"),
    fr: () => import("./desk/deliveries/words.fr.ts"),
  },
  "admin-today": { en: () => import("./desk/today/words.en.ts"), fr: () => import("./desk/today/words.fr.ts") },
  admin: { en: () => import("./desk/words.en.ts"), fr: () => import("./desk/words.fr.ts") },
  "admin-people": { en: () => import("./desk/people/words.en.ts"), fr: () => import("./desk/people/words.fr.ts") },
  "admin-privacy": {
    en: () => import("./desk/privacy/words.en.ts"),
    fr: () => import("./desk/privacy/words.fr.ts"),
  },
  "admin-newsletter": {
    en: () => import("./desk/newsletter/words.en.ts"),
    fr: () => import("./desk/newsletter/words.fr.ts"),
  },
  "admin-audit": { en: () => import("./desk/audit/words.en.ts"), fr: () => import("./desk/audit/words.fr.ts") },
  "admin-figures": {
    en: () => import("./desk/figures/words.en.ts"),
    fr: () => import("./desk/figures/words.fr.ts"),
  },
  "admin-content": {
    en: () => import("./desk/content/words.en.ts"),
    fr: () => import("./desk/content/words.fr.ts"),
  },
  application: { en: () => import("./application/words.en.ts"), fr: () => import("./application/words.fr.ts") },
  "application-file": {
    en: () => import("./application/file-words.en.ts"),
    fr: () => import("./application/file-words.fr.ts"),
  },
  "application-resume": {
    en: () => import("./application/resume-words.en.ts"),
    fr: () => import("./application/resume-words.fr.ts"),
  },
  auth: { en: () => import("./auth/words.en.ts"), fr: () => import("./auth/words.fr.ts") },
  "auth-account": {
    en: () => import("./auth/account-words.en.ts"),
    fr: () => import("./auth/account-words.fr.ts"),
  },
  "auth-passkey": {
    en: () => import("./auth/passkey-words.en.ts"),
    fr: () => import("./auth/passkey-words.fr.ts"),
  },
  "auth-accepted": {
    en: () => import("./auth/accepted-words.en.ts"),
    fr: () => import("./auth/accepted-words.fr.ts"),
  },
  blog: { en: () => import("./blog/words.en.ts"), fr: () => import("./blog/words.fr.ts") },
  conference: { en: () => import("./conference/words.en.ts"), fr: () => import("./conference/words.fr.ts") },
  consent: { en: () => import("./shell/consent/words.en.ts"), fr: () => import("./shell/consent/words.fr.ts") },
  contact: { en: () => import("./contact/words.en.ts"), fr: () => import("./contact/words.fr.ts") },
  founder: { en: () => import("./founder/words.en.ts"), fr: () => import("./founder/words.fr.ts") },
  "founder-profile": {
    en: () => import("./founder/profile-words.en.ts"),
    fr: () => import("./founder/profile-words.fr.ts"),
  },
  guide: { en: () => import("./guide/words.en.ts"), fr: () => import("./guide/words.fr.ts") },
  investor: { en: () => import("./investor/words.en.ts"), fr: () => import("./investor/words.fr.ts") },
  "investor-profile": {
    en: () => import("./investor/profile-words.en.ts"),
    fr: () => import("./investor/profile-words.fr.ts"),
  },
  "investor-registration": {
    en: () => import("./investor-registration/words.en.ts"),
    fr: () => import("./investor-registration/words.fr.ts"),
  },
  join: { en: () => import("./join/words.en.ts"), fr: () => import("./join/words.fr.ts") },
  "my-data": { en: () => import("./my-data/words.en.ts"), fr: () => import("./my-data/words.fr.ts") },
  newsletter: { en: () => import("./newsletter/words.en.ts"), fr: () => import("./newsletter/words.fr.ts") },
  "pitch-session": { en: () => import("./pitch-session/words.en.ts"), fr: () => import("./pitch-session/words.fr.ts") },
  pricing: { en: () => import("./pricing/words.en.ts"), fr: () => import("./pricing/words.fr.ts") },
  quiz: { en: () => import("./quiz/words.en.ts"), fr: () => import("./quiz/words.fr.ts") },
  showcases: { en: () => import("./showcases/words.en.ts"), fr: () => import("./showcases/words.fr.ts") },
  studio: { en: () => import("./studio/words.en.ts"), fr: () => import("./studio/words.fr.ts") },
};

type PartName = keyof typeof parts;
export type Words = { [Name in PartName]: Awaited<ReturnType<(typeof parts)[Name]["en"]>>["words"] };

const loaded = new Map<string, object>();
const loading = new Map<string, Promise<void>>();
const keyOf = (lang: Lang, part: PartName) => `${part} ${lang}`;

/** Fetches a part's words in one language; a page ships the language it is in. */
export async function loadWords(lang: Lang, part: PartName) {
  const { words } = await parts[part][lang]();
  loaded.set(keyOf(lang, part), words);
}

export async function loadAllWords(langs: readonly Lang[]) {
  const names = Object.keys(parts) as PartName[];
  await Promise.all(langs.flatMap((lang) => names.map((part) => loadWords(lang, part))));
}

/** A part's words in one language; a component that asks too early waits for them. */
export function wordsOf<Name extends PartName>(lang: Lang, part: Name): Words[Name] {
  const key = keyOf(lang, part);
  const words = loaded.get(key);
  if (words) return words as Words[Name];
  const promise = loading.get(key) ?? loadWords(lang, part);
  loading.set(key, promise);
  throw promise;
}

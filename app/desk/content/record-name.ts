import type { Content } from "../../../domain/content/content.server.ts";
import type { ContentRecord } from "../../../domain/content/content.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { named } from "../../../platform/language/organisation.ts";
import type { RouteName } from "../../paths.ts";
import { deskContentWords } from "./words.ts";

export const nameOf = (record: ContentRecord, content: Pick<Content, "print">, lang: Lang) =>
  named(nameIn(record, content, lang));

function nameIn(record: ContentRecord, { print }: Pick<Content, "print">, lang: Lang): string {
  const words = deskContentWords.in(lang);
  switch (record.kind) {
    case "page":
      return words.pages[record.id] ?? record.id;
    case "notice":
      return words.notices[record.id] ?? words.pages[record.id] ?? record.id;
    case "setting":
      return words.settingName;
    case "fact":
      return record.label[lang];
    case "quiz-question":
    case "banner":
    case "consent":
      return print(record.text, lang);
    case "quiz-profile":
    case "consent-request":
      return record.title[lang];
    case "guide-day":
      return `${record.day}. ${record.title[lang]}`;
    case "faq":
      return print(record.question, lang);
    case "testimonial":
      return [record.author[lang], record.company[lang]].join(", ");
    case "logo":
      return record.alt;
    case "project":
    case "startup":
      return record.name;
    default:
      return record.name[lang];
  }
}

const shownOn: Partial<Record<ContentRecord["kind"], RouteName>> = {
  event: "pitch-session",
  conference: "conference",
  formula: "home",
  team: "about",
  logo: "home",
  banner: "home",
  "quiz-question": "quiz",
  "quiz-profile": "quiz",
  "guide-day": "guide",
  project: "studio",
  startup: "pitch-session",
  consent: "contact",
  "consent-request": "cookies",
  setting: "legal-notice",
};

/** Returns the page on which a draft of this record can be previewed. */
export function previewPage(record: ContentRecord, known: (name: string) => name is RouteName): RouteName {
  const page = "page" in record ? record.page : record.id;
  const own = page === "cookies-and-consent" ? "cookies" : page;
  return shownOn[record.kind] ?? (known(own) ? own : "home");
}

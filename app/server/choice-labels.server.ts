import type { Content } from "../../domain/content/content.server.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { deskLeadsWords } from "../desk/leads/words.ts";
import { leadFormsByName } from "../shell/form/lead-forms.server.ts";

const sharesChoices: Record<string, string> = {
  "application-revision": "application",
  "application-change": "application",
};

const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function inWords(field: string, kept: string, lang: Lang) {
  const { date, moment, month } = formats[lang];
  if (field === "phoneConsent") return deskLeadsWords.in(lang)[kept === "yes" ? "yes" : "no"];
  if (field === "intake" && /^\d{4}-\d\d$/.test(kept)) return month(`${kept}-01`);
  if (field === "time" && isInstant.test(kept)) return deskLeadsWords.in(lang).parisTime(moment(new Date(kept)));
  if (field === "changeableUntil" && /^\d{4}-\d\d-\d\d$/.test(kept)) return date(kept);
  return kept;
}

/** A choice is stored as option ids joined with commas; an unknown id is returned unchanged. */
export function choiceLabels(content: Content, form: string, lang: Lang) {
  const offered = leadFormsByName.get(sharesChoices[form] ?? form)?.choices?.(content, lang) ?? {};
  return (field: string, kept: string) => {
    const options = offered[field];
    if (!options) return inWords(field, kept, lang);
    const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id;
    return kept.split(", ").map(labelOf).join(", ");
  };
}

import type { Content } from "../../domain/content/content.server.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { deskLeadsWords } from "../desk/leads/words.ts";
import { applicationWords } from "../application/words.ts";
import { offeredChoices } from "../investor-registration/offered-choices.ts";

type Option = { id: string; label: string };

const named = (records: readonly { id: string; name: string }[]) =>
  records.map(({ id, name }) => ({ id, label: name }));

const applicationChoices = (_: Content, lang: Lang) =>
  Object.fromEntries(
    Object.entries(applicationWords.in(lang).choices).map(([field, labels]) => [
      field,
      Object.entries(labels).map(([id, label]) => ({ id, label })),
    ]),
  );

const offeredBy: Record<string, (content: Content, lang: Lang) => Record<string, readonly Option[]>> = {
  application: applicationChoices,
  "application-revision": applicationChoices,
  "application-change": applicationChoices,
  contact: (content, lang) => ({ topic: content.page("contact", lang).form.topics }),
  join: (content, lang) => ({ joinAs: content.page("join", lang).roles }),
  conference: (content, lang) => ({ conference: named(content.list("conference", lang)) }),
  "deck-request": (content, lang) => ({ startup: named(content.list("startup", lang)) }),
  "pitch-application": (content, lang) => {
    const { stages, sectors, revenues, lookingFor } = content.page("pitch-application", lang).options;
    const session = named(content.list("event", lang));
    return { stage: stages, sector: sectors, annualRevenue: revenues, lookingFor, session };
  },
  "investor-registration": (content, lang) => {
    const { types, tickets, ...several } = offeredChoices(
      content.page("investor-registration", lang),
      content.page("investors", lang),
    );
    return { investorType: types, ticket: tickets, ...several };
  },
};

/** What the site keeps in a form of its own, whatever form it came by: a yes or no, a month, a day. */
function inWords(field: string, kept: string, lang: Lang) {
  const { date, month } = formats[lang];
  if (field === "phoneConsent") return deskLeadsWords.in(lang)[kept === "yes" ? "yes" : "no"];
  if (field === "intake" && /^\d{4}-\d\d$/.test(kept)) return month(`${kept}-01`);
  if (field === "changeableUntil" && /^\d{4}-\d\d-\d\d$/.test(kept)) return date(kept);
  return kept;
}

/**
 * What somebody chose in a form, as the form calls it now: a lead keeps what its options are known by, several of them
 * with commas between. What is not offered any more stays as it was kept.
 */
export function choiceLabels(content: Content, form: string, lang: Lang) {
  const offered = offeredBy[form]?.(content, lang) ?? {};
  return (field: string, kept: string) => {
    const options = offered[field];
    if (!options) return inWords(field, kept, lang);
    const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? id;
    return kept.split(", ").map(labelOf).join(", ");
  };
}

import { type Holder, percentagesOf } from "../../../domain/cap-table/cap-table.ts";
import type { LegalTemplate, Resolved } from "../../../domain/content/content.ts";
import { holdersPlace, isProfilePlace } from "../../../domain/legal-template/places.ts";
import type { FounderField, FounderProfile } from "../../../domain/startup/founder-profile.ts";
import { formats } from "../../../platform/language/format.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { fillIn } from "../../../platform/office/fill-in.ts";
import { type OfficeText, type Run, typedRun } from "../../../platform/office/text.ts";
import { fieldText, isTyped } from "../documents/field-text.ts";
import type { words as profileWords } from "../profile-words.en.ts";
import type { words as legalWords } from "./words.en.ts";

export type Template = Pick<Resolved<LegalTemplate>, "id" | "name" | "purpose" | "blanks" | "clauses">;

/**
 * The data that fills in a legal template. `typed` contains the values that the founder typed for the template's
 * blanks.
 */
export type Filling = {
  lang: Lang;
  profile: FounderProfile;
  holders: readonly Holder[] | null;
  typed: Readonly<Record<string, string>>;
  own: typeof legalWords;
  names: typeof profileWords;
};

function holdersText({ holders, lang, own }: Filling) {
  if (!holders) return "";
  const { count, held } = formats[lang];
  const parts = percentagesOf(holders);
  return holders.map(({ name, shares }, index) => own.holder(name, count(shares), held(parts[index] ?? 0))).join("; ");
}

/** Fills in a legal template. Empty blanks and empty profile fields are marked as missing. */
export function fillTemplate({ name, blanks, clauses }: Template, filling: Filling) {
  const { own, names, profile, lang, typed } = filling;
  const missing = new Set<FounderField>();
  function valueOf(place: string): Run {
    const blank = blanks.find((each) => each.name === place);
    const text = blank
      ? (typed[place] ?? "").trim()
      : place === holdersPlace
        ? holdersText(filling)
        : isProfilePlace(place)
          ? fieldText(place, profile, names, lang)
          : "";
    if (text) return blank || (isProfilePlace(place) && isTyped(place)) ? typedRun(text, lang) : text;
    if (!blank && isProfilePlace(place)) missing.add(place);
    const label = blank?.label ?? (isProfilePlace(place) ? names.labels[place] : own.holders);
    return { text: own.gap(label), marked: true };
  }
  const text: OfficeText = {
    lang,
    title: name,
    subtitle: profile.startup_name.trim(),
    foot: own.foot,
    sections: [
      { id: "review", title: "", blocks: [{ type: "text", look: "note", runs: [{ text: own.review, strong: true }] }] },
      ...clauses.map(({ title, body }, index) => ({
        id: `clause-${index + 1}`,
        title: own.article(index + 1, title),
        blocks: body.map((sentence) => ({ type: "text" as const, runs: fillIn(sentence, valueOf) })),
      })),
    ],
  };
  return { text, missing: [...missing] };
}

import type { Lang } from "../../../platform/language/language.ts";
import { deskContentWords } from "../content/words.ts";
import { wordsAt } from "../editor/field-path.ts";
import { founderProfileWords } from "../../founder/profile-words.ts";
import { deskAuditWords } from "./words.ts";

const inOneLanguage = /^(en|fr)\.|\.(en|fr)$/;

type Changed = { action: string; objectKind: string | null };

/** What its editor calls a field of content, and the language that it is written in; of all else nothing. */
export function fieldName({ action, objectKind: kind }: Changed, path: string, lang: Lang) {
  // Its place is one among the records, not the field that other records have by that name.
  if (action === "content.move") return undefined;
  const { fields, posts, editor } = deskContentWords.in(lang);
  const field = path.replace(inOneLanguage, "");
  const named: Partial<Record<string, string>> = posts.fields;
  const name =
    kind === "post" ? named[field] : kind?.startsWith("content.") && wordsAt(fields, `${kind.slice(8)}.${field}`);
  if (!name) return undefined;
  const [, first, last] = inOneLanguage.exec(path) ?? [];
  const written = (first ?? last) as Lang | undefined;
  return deskAuditWords.in(lang).named(written ? `${name} (${editor.writtenIn[written]})` : name);
}

/** A value as it is read: a field of a profile that an application filled in, by the profile's name for it. */
export function readValue({ action }: Changed, value: string | undefined, lang: Lang) {
  if (action !== "person.take-over" || value === undefined) return value;
  const labels: Partial<Record<string, string>> = founderProfileWords.in(lang).labels;
  return labels[value] ?? value;
}

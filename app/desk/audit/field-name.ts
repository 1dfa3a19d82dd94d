import type { Lang } from "../../../platform/language/language.ts";
import { deskContentWords } from "../content/words.ts";
import { wordsAt } from "../editor/field-path.ts";
import { founderProfileWords } from "../../founder/profile-words.ts";
import { deskAuditWords } from "./words.ts";

const inOneLanguage = /^(en|fr)\.|\.(en|fr)$/;

type Changed = { action: string; objectKind: string | null };

export function fieldName({ action, objectKind: kind }: Changed, path: string, lang: Lang) {
  // In an entry about a moved record, "place" is a list position and therefore has no field label.
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

/** Returns the value to show: the label of a field copied from an application, otherwise the value itself. */
export function readValue({ action }: Changed, value: string | undefined, lang: Lang) {
  if (action !== "person.take-over" || value === undefined) return value;
  const labels: Partial<Record<string, string>> = founderProfileWords.in(lang).labels;
  return labels[value] ?? value;
}

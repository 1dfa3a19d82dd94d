import { formats } from "../../../platform/language/format.ts";
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

const isFee = ({ action }: Pick<Changed, "action">, path: string) =>
  action.startsWith("session.fee-") && path === "amount";

/** Returns the value to show: a fee in euros, the label of a field copied from an application, or the value itself. */
export function readValue(entry: Changed, { path }: { path: string }, value: string | undefined, lang: Lang) {
  if (value !== undefined && isFee(entry, path)) return formats[lang].cents(Number(value));
  if (entry.action !== "person.take-over" || value === undefined) return value;
  const labels: Partial<Record<string, string>> = founderProfileWords.in(lang).labels;
  return labels[value] ?? value;
}

/** Returns the stored state as JSON for the CSV file, with a fee in euros. */
export function writtenState(entry: Pick<Changed, "action">, state: unknown, lang: Lang) {
  if (state === null) return null;
  return JSON.stringify(state, (path, value: unknown) =>
    typeof value === "number" && isFee(entry, path) ? formats[lang].cents(value) : value,
  );
}

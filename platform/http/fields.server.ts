import * as z from "zod";
import type { Upload } from "./upload.server.ts";
import { withoutZeroBytes } from "./zero-byte.server.ts";

// Line breaks from PowerPoint, Word and old systems.
const lineBreak = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g;
const control =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
// A joiner is part of emoji and of words in Persian or Hindi; elsewhere it is invisible and removed.
const joined = String.raw`(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?!\p{Script=Latin})[\p{L}\p{M}])`;
const strayJoiner = new RegExp(`(?<!${joined})[\\u200C\\u200D]|[\\u200C\\u200D](?!${joined})`, "gu");
// More marks on a letter than any language uses are meant to break the layout or slow the server: normalisation sorts
// marks in quadratic time.
const stackedMarks = /(\p{M}{4})\p{M}+/gu;

function clean(value: unknown) {
  if (typeof value !== "string") return "";
  return value
    .toWellFormed()
    .replace(stackedMarks, "$1")
    .normalize("NFC")
    .replace(lineBreak, "\n")
    .replace(control, "")
    .replace(strayJoiner, "")
    .replace(stackedMarks, "$1")
    .trim();
}

/**
 * One line of text of at most `max` characters, without control and invisible characters. Messages are codes for
 * words.*.
 */
export function line(max: number, tooLong = "tooLong") {
  return z.preprocess((value) => clean(value).replace(/\s+/g, " "), z.string().max(max, tooLong));
}

/** Text of several lines, cleaned in the same way. */
export function paragraphs(max: number, tooLong = "tooLong") {
  return z.preprocess(clean, z.string().max(max, tooLong));
}

/** A checkbox: true if it was sent. */
export const ticked = z.preprocess((value) => value === "on" || value === "true", z.boolean());

/** One of the choices offered. */
export function choice<Id extends string>(ids: readonly Id[], missing: string) {
  return line(60, missing).pipe(z.enum(ids, missing));
}

/** At least one of the choices offered; others are refused. */
export function choices<Id extends string>(ids: readonly Id[], missing: string) {
  return line(1_000, missing)
    .transform((chosen) => [...new Set(chosen.split(","))])
    .pipe(z.array(z.enum(ids, missing)));
}

const mostFields = 100;
/** Most fields of a form about the rows of a list: fifty rows, each with up to nine fields of its own. */
const mostOfList = 500;

function fieldsOf(body: string, most: number) {
  return body.split("&", most + 1).length > most ? null : new URLSearchParams(body);
}

/**
 * The fields of a form by name. For a repeated name the first value counts, except for names in `many`, whose values
 * are joined with commas. Null if the body is not a form.
 */
export async function readForm(request: Request, many: readonly string[] = []): Promise<Record<string, string> | null> {
  const sent = await readSent(request, many.length > 0 ? mostOfList : mostFields);
  if (!sent) return null;
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of sent) {
    if (typeof value !== "string") continue;
    const text = withoutZeroBytes(value);
    if (!(name in fields)) fields[name] = text;
    else if (many.includes(name)) fields[name] += `,${text}`;
  }
  return fields;
}

const mostOfLongForm = 5_000;

/** The cleaned fields of a long form, and its files if it was an upload with files. Null if the body is not a form. */
export async function readLongForm(request: Request, upload: Upload | null) {
  const sent = upload?.fields ?? (await readSent(request, mostOfLongForm));
  if (!sent) return null;
  const fields = new Map<string, string>();
  for (const [name, value] of sent) if (typeof value === "string" && !fields.has(name)) fields.set(name, clean(value));
  return { fields, files: upload?.files ?? [] };
}

async function readSent(request: Request, most: number): Promise<Iterable<[string, FormDataEntryValue]> | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) return null;
  if (!/^utf-?8$/i.test(/;\s*charset="?([^";\s]*)/i.exec(type)?.[1] ?? "utf-8")) return null;
  try {
    if (!/^multipart/i.test(type)) return fieldsOf(await request.text(), most);
    const sent = [...(await request.formData())];
    return sent.length > most ? null : sent;
  } catch {
    return null;
  }
}

import * as z from "zod";
import type { Upload } from "./upload.server.ts";
import { withoutZeroBytes } from "./zero-byte.server.ts";

// Matches line breaks of all systems, including those of PowerPoint and Word.
const lineBreak = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g;
const control =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
// Between these characters, such as emoji or Persian letters, an invisible joiner is kept; other joiners are removed.
const joined = String.raw`(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]|(?!\p{Script=Latin})[\p{L}\p{M}])`;
const strayJoiner = new RegExp(`(?<!${joined})[\\u200C\\u200D]|[\\u200C\\u200D](?!${joined})`, "gu");
// More accents on one letter than any language uses; many accents make normalisation very slow.
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

/** A form field for one line of at most `max` characters; `tooLong` is the code of the error message. */
export function line(max: number, tooLong = "tooLong") {
  return z.preprocess((value) => clean(value).replace(/\s+/g, " "), z.string().max(max, tooLong));
}

/** A form field for several lines of text; control characters and invisible characters are removed. */
export function paragraphs(max: number, tooLong = "tooLong") {
  return z.preprocess(clean, z.string().max(max, tooLong));
}

export const ticked = z.preprocess((value) => value === "on" || value === "true", z.boolean());

export function choice<Id extends string>(ids: readonly Id[], missing: string) {
  return line(60, missing).pipe(z.enum(ids, missing));
}

export function choices<Id extends string>(ids: readonly Id[], missing: string) {
  return line(1_000, missing)
    .transform((chosen) => [...new Set(chosen.split(","))])
    .pipe(z.array(z.enum(ids, missing)));
}

const mostFields = 100;
/** Enough for fifty rows with up to nine fields each, and some fields for the whole form. */
const mostOfList = 500;

function fieldsOf(body: string, most: number) {
  return body.split("&", most + 1).length > most ? null : new URLSearchParams(body);
}

/** Returns a form's fields, or null if invalid; the repeated values of names in `many` are joined with commas. */
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

/** Returns the fields and files of a form that may have thousands of fields; null if the body is invalid. */
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

import * as z from "zod";
import type { Upload } from "./upload.server.ts";
import { withoutZeroBytes } from "./zero-byte.server.ts";

const control =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
// A letter under more marks than any language stacks is meant to break a screen.
const stackedMarks = /(\p{M}{4})\p{M}+/gu;

function clean(value: unknown) {
  if (typeof value !== "string") return "";
  return value
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?/g, "\n")
    .replace(control, "")
    .replace(stackedMarks, "$1")
    .trim();
}

/** One line of text, cleaned of what no keyboard types, at most `max` characters. Messages are codes for words.*. */
export function line(max: number, tooLong = "tooLong") {
  return z.preprocess((value) => clean(value).replace(/\s+/g, " "), z.string().max(max, tooLong));
}

/** Text of several lines, cleaned in the same way. */
export function paragraphs(max: number, tooLong = "tooLong") {
  return z.preprocess(clean, z.string().max(max, tooLong));
}

/** A checkbox: ticked when it was sent at all. */
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

/** Text, an at sign, text, a dot and text, with nothing that a mail header could take for more than one address. */
export const emailPattern = /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]+$/;

const mostFields = 100;

function fieldsOf(body: string, most: number) {
  return body.split("&", most + 1).length > most ? null : new URLSearchParams(body);
}

/**
 * The fields of a form by name; a name sent twice counts once, the first, except those of `many`, whose values
 * are joined with commas. Null when the body is no form.
 */
export async function readForm(request: Request, many: readonly string[] = []): Promise<Record<string, string> | null> {
  const sent = await readSent(request, mostFields);
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

/**
 * The fields of a form that is as long as a page, cleaned, and its file if it was an upload with one. Null when the body
 * is no form.
 */
export async function readLongForm(request: Request, upload: Upload | null) {
  const sent = upload?.fields ?? (await readSent(request, mostOfLongForm));
  if (!sent) return null;
  const fields = new Map<string, string>();
  for (const [name, value] of sent) if (typeof value === "string" && !fields.has(name)) fields.set(name, clean(value));
  return { fields, file: upload?.file ?? null };
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

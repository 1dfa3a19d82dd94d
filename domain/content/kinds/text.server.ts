import * as z from "zod";
import { siteAddress } from "../../../platform/http/site-address.ts";
import { isDay } from "../../../platform/language/paris-day.ts";

const words = z.string().trim().min(1).max(5000);

/** A text in both languages. French typographic spaces are added on reading, unless `literal` is set. */
export const text = z.strictObject({
  en: words,
  fr: words,
  literal: z.literal(true).optional(),
});

/** A fact shown outside a sentence. */
export const factRef = z.strictObject({
  fact: z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/),
  sign: z.literal("+").optional(),
  /** Prints a "+" after the number, because the fact is a minimum. */
  atLeast: z.literal(true).optional(),
});

/** A figure in a list: a short label, with an optional note on its scope, date and definition. */
export const countedFigure = z.strictObject({ figure: factRef, label: text, scope: text.optional() });

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const id = z.string().regex(slug);

export const imageRef = z.strictObject({ image: z.string().regex(/^[\w-]{22}$/) });

/** Editor widgets that the schema alone does not determine. */
export const widgets = z.registry<{ as: "markdown" | "page" | "logo" | "event" | "startup" | "version" }>();

export const pageRef = z.string().regex(slug).register(widgets, { as: "page" });

export const logoRef = z.string().regex(slug).register(widgets, { as: "logo" });

export const eventRef = z.string().regex(slug).register(widgets, { as: "event" });

/** The id of a startup with an account. */
export const startupRef = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .register(widgets, { as: "startup" });

/** A text with headings, lists and links. */
export const markdown = z.strictObject({ en: words, fr: words, literal: z.literal(true).optional() });
markdown.register(widgets, { as: "markdown" });

/** Incremented when the wording changes; the version that a person saw is stored with each form. */
export const version = z.int().positive().register(widgets, { as: "version" });

/** A calendar day, without time or time zone. */
export const day = z.iso.date().refine(isDay);

/** A time of day in Paris, "18:00". */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const asStored = (address: string) => siteAddress(address) ?? address;
const isSite = (address: string) => siteAddress(address) !== undefined;

export const link = z
  .url({ protocol: /^https$/ })
  .overwrite(asStored)
  .refine(isSite);

/** The https URL of a LinkedIn page; samples use a reserved domain that does not exist. */
export const linkedInLink = z
  .url({ protocol: /^https$/, hostname: /^(?:([a-z]+\.)?linkedin\.com|linkedin\.example)$/ })
  .overwrite(asStored)
  .refine(isSite);

/** A single line without translation: a name, an address, a number as printed. Empty until filled in. */
export const line = z.string().trim().max(300);

export const metadata = z.strictObject({
  title: text,
  description: text,
});

export const titled = z.strictObject({ title: text, text });

export const page = <const Id extends string, const Shape extends z.core.$ZodLooseShape>(id: Id, shape: Shape) =>
  z.strictObject({ kind: z.literal("page"), id: z.literal(id), metadata, ...shape });

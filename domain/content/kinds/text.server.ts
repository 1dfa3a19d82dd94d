import * as z from "zod";
import { siteAddress } from "../../../platform/http/site-address.ts";
import { isDay } from "../../../platform/language/paris-day.ts";

const words = z.string().trim().min(1).max(5000);

/**
 * A text in both languages. French typographic spaces are added when the text is displayed, unless `literal` is set.
 */
export const text = z.strictObject({
  en: words,
  fr: words,
  literal: z.literal(true).optional(),
});

/** A fact displayed on its own instead of in a sentence, such as a large number with a label. */
export const factRef = z.strictObject({
  fact: z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/),
  sign: z.literal("+").optional(),
  /** Prints a "+" after the number, because the real number is this value or more. */
  atLeast: z.literal(true).optional(),
});

export const countedFigure = z.strictObject({ figure: factRef, label: text, scope: text.optional() });

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const id = z.string().regex(slug);

export const imageRef = z.strictObject({ image: z.string().regex(/^[\w-]{22}$/) });

/** Tells the editor which widget to show for a schema if the type of the schema does not determine the widget. */
export const widgets = z.registry<{ as: "markdown" | "page" | "logo" | "event" | "startup" | "version" }>();

export const pageRef = z.string().regex(slug).register(widgets, { as: "page" });

export const logoRef = z.string().regex(slug).register(widgets, { as: "logo" });

export const eventRef = z.string().regex(slug).register(widgets, { as: "event" });

export const startupRef = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .register(widgets, { as: "startup" });

export const markdown = z.strictObject({ en: words, fr: words, literal: z.literal(true).optional() });
markdown.register(widgets, { as: "markdown" });

/** The version of a wording, incremented with each change. Forms store the version that the person saw. */
export const version = z.int().positive().register(widgets, { as: "version" });

export const day = z.iso.date().refine(isDay);

/** A time of day in Paris, for example "18:00". */
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

/** A single untranslated line, such as a name, an address or a number as printed. Empty until an editor fills it in. */
export const line = z.string().trim().max(300);

export const metadata = z.strictObject({
  title: text,
  description: text,
});

export const titled = z.strictObject({ title: text, text });

export const page = <const Id extends string, const Shape extends z.core.$ZodLooseShape>(id: Id, shape: Shape) =>
  z.strictObject({ kind: z.literal("page"), id: z.literal(id), metadata, ...shape });

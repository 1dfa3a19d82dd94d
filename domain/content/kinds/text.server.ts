import * as z from "zod";
import { siteAddress } from "../../../platform/http/site-address.ts";
import { isDay } from "../../../platform/language/paris-day.ts";

const words = z.string().trim().min(1).max(5000);

/** Words in both languages. French gets its typographic spaces when read, unless `literal` keeps every character as typed. */
export const text = z.strictObject({
  en: words,
  fr: words,
  literal: z.literal(true).optional(),
});

/** A place where a figure stands alone, outside a sentence. */
export const factRef = z.strictObject({
  fact: z.string().regex(/^[a-z0-9_]+\.[a-z0-9_]+$/),
  sign: z.literal("+").optional(),
  /** Printed with a plus behind it: the fact is a least number. */
  atLeast: z.literal(true).optional(),
});

/** A figure in a row of its own: what it counts in a word or two, and whom, when and how beside it. */
export const countedFigure = z.strictObject({ figure: factRef, label: text, scope: text.optional() });

const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const id = z.string().regex(slug);

/** An uploaded picture. */
export const imageRef = z.strictObject({ image: z.string().regex(/^[\w-]{22}$/) });

/** What the editor offers where the schema alone does not tell. */
export const widgets = z.registry<{ as: "markdown" | "page" | "logo" | "event" | "version" }>();

/** The id of a page, chosen among those there are. */
export const pageRef = z.string().regex(slug).register(widgets, { as: "page" });

/** The id of a logo record. */
export const logoRef = z.string().regex(slug).register(widgets, { as: "logo" });

/** The id of a pitch session. */
export const eventRef = z.string().regex(slug).register(widgets, { as: "event" });

/** Words with headings, lists and links. */
export const markdown = z.strictObject({ en: words, fr: words, literal: z.literal(true).optional() });
markdown.register(widgets, { as: "markdown" });

/** A new wording takes a new version: what a person was shown is kept with what they sent. */
export const version = z.int().positive().register(widgets, { as: "version" });

/** A calendar day, without time or zone. */
export const day = z.iso.date().refine(isDay);

/** An hour of the day in Paris, "18:00". */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const asStored = (address: string) => siteAddress(address) ?? address;
const isSite = (address: string) => siteAddress(address) !== undefined;

/** The https address of a site. */
export const link = z
  .url({ protocol: /^https$/ })
  .overwrite(asStored)
  .refine(isSite);

/** The https address of a page of LinkedIn; samples have one that leads nowhere. */
export const linkedInLink = z
  .url({ protocol: /^https$/, hostname: /^(?:([a-z]+\.)?linkedin\.com|linkedin\.example)$/ })
  .overwrite(asStored)
  .refine(isSite);

/** A single line in no language: a name, an address, a number as printed. Empty while nobody has filled it in. */
export const line = z.string().trim().max(300);

export const metadata = z.strictObject({
  title: text,
  description: text,
});

export const titled = z.strictObject({ title: text, text });

import * as z from "zod";
import { eventRef, id, imageRef, line, link, linkedInLink, logoRef, pageRef, startupRef, text } from "./text.server.ts";

/** An invented example: marked as such and hidden by the launch switch. */
const sample = z.boolean();

/** One way to pay for the programme; `offered` shows or hides it everywhere. */
export const formula = z.strictObject({
  kind: z.literal("formula"),
  id,
  offered: z.boolean(),
  name: text,
  terms: text,
});

export const faq = z.strictObject({
  kind: z.literal("faq"),
  id,
  page: pageRef,
  question: text,
  answer: z.array(text).min(1),
  /** Whether to print the offered formulas under the answer. */
  formulas: z.boolean(),
  /** A link under the answer, and its target page. */
  link: text.optional(),
  linkTo: pageRef.optional(),
});

export const testimonial = z.strictObject({
  kind: z.literal("testimonial"),
  id,
  page: pageRef,
  featured: z.boolean(),
  quote: text,
  author: text,
  role: text,
  company: text,
  image: imageRef.optional(),
  companyLink: link.optional(),
  results: text.optional(),
  /** Stars, only if the quoted person gave a rating: an invented rating would be a fake review. */
  rating: z.int().min(1).max(5).optional(),
  sample,
});

export const logo = z.strictObject({
  kind: z.literal("logo"),
  id,
  group: z.enum(["investors", "clients", "startups", "pitched", "partners"]),
  /** The row in the trust section. */
  row: z.union([z.literal(1), z.literal(2), z.literal(3)]).optional(),
  image: imageRef.optional(),
  alt: z.string().trim().min(1).max(100),
  sample,
});

export const project = z.strictObject({
  kind: z.literal("project"),
  id,
  name: line.min(1),
  category: text,
  description: text,
  metrics: text,
  /** The product's website; without it the card has no link. */
  link: link.optional(),
  sample,
});

export const startup = z.strictObject({
  kind: z.literal("startup"),
  id,
  session: eventRef,
  name: line.min(1),
  description: text,
  logo: imageRef.optional(),
  /** Its account here: its own deck is opened while it shows it to approved investors. */
  account: startupRef.optional(),
  /** Only if the founders published their deck; otherwise visitors must request it. */
  deck: z
    .string()
    .max(2_000)
    .regex(/^(?:https:\/\/[^\s"<>]+|\/sample-deck\.svg)$/)
    .optional(),
  /** Numbers that the founders state; the page of a session shows two from the first startup that has some. */
  numbers: z
    .array(z.strictObject({ value: text, label: text }))
    .max(3)
    .default([]),
  sample,
});

export const team = z.strictObject({
  kind: z.literal("team"),
  id,
  name: text,
  role: text,
  bio: text,
  image: imageRef.optional(),
  /** How a portrait fits its frame. */
  zoom: z.enum(["cover", "contain"]),
  linkedin: linkedInLink.optional(),
  sample,
});

export const banner = z.strictObject({
  kind: z.literal("banner"),
  id,
  text,
  logo: logoRef.optional(),
});

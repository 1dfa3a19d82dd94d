import * as z from "zod";
import { eventRef, id, imageRef, line, link, linkedInLink, logoRef, pageRef, startupRef, text } from "./text.server.ts";

/** True for an invented example, which is marked as such and hidden when the setting `sampleContentShown` is false. */
const sample = z.boolean();

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
  formulas: z.boolean(),
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
  /** The number of stars, only if the quoted person gave a rating, because an invented rating would be fake. */
  rating: z.int().min(1).max(5).optional(),
  sample,
});

export const logo = z.strictObject({
  kind: z.literal("logo"),
  id,
  group: z.enum(["investors", "clients", "startups", "pitched", "partners"]),
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
  /** The startup's account, from which approved investors can open the deck if the startup shares the deck. */
  account: startupRef.optional(),
  /** The address of the pitch deck, only if the founders published it; otherwise visitors must request the deck. */
  deck: z
    .string()
    .max(2_000)
    .regex(/^(?:https:\/\/[^\s"<>]+|\/sample-deck\.svg)$/)
    .optional(),
  /** Key figures stated by the founders. */
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

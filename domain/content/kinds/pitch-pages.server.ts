import * as z from "zod";
import { countedFigure, id, imageRef, page, text, titled } from "./text.server.ts";

export const pitchSessionPage = page("pitch-session", {
  hero: z.strictObject({ title: text, subtitle: text, apply: text, next: text }),
  opportunity: z.strictObject({
    title: text,
    paragraphs: z.array(text).min(1),
    formats: z.array(titled).length(2),
  }),
  stats: z.strictObject({
    title: text,
    figures: z.array(countedFigure).min(1),
    definitions: text,
    note: text,
  }),
  logos: z.strictObject({ title: text, startups: text, investors: text }),
  steps: z.strictObject({ title: text, items: z.array(titled).length(4) }),
  testimonials: z.strictObject({ title: text }),
  session: z.strictObject({ title: text }),
  gallery: z.strictObject({
    title: text,
    selected: text,
    pitched: text,
    see: text,
    partners: text,
    photos: z.array(imageRef).max(4).default([]),
  }),
  faq: z.strictObject({ title: text }),
  call: z.strictObject({ title: text, text, apply: text, register: text, fee: text, disclaimer: text }),
});

export const notifyMePage = page("notify-me", {
  title: text,
  intro: text,
});

const options = z.array(z.strictObject({ id, label: text })).min(2);

export const pitchApplicationPage = page("pitch-application", {
  title: text,
  intro: text,
  criteria: z.strictObject({ title: text, items: z.array(titled).min(1) }),
  decision: text,
  fee: titled,
  disclaimer: text,
  options: z.strictObject({ stages: options, sectors: options, revenues: options, lookingFor: options }),
});

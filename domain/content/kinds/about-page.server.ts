import * as z from "zod";
import { factRef, id, imageRef, page, text } from "./text.server.ts";

export const aboutPage = page("about", {
  hero: z.strictObject({
    headline: z.strictObject({ lead: text, wide: text }),
    intro: text,
    claim: z.strictObject({ figure: factRef, text, scope: text.optional(), definition: text }),
    clients: text,
  }),
  team: z.strictObject({ title: text, intro: text }),
  place: z.strictObject({
    title: text,
    intro: text,
    points: z.array(text).min(1),
    /** Photos of the offices. If there are any, they replace the floor plan. */
    photos: z.array(imageRef).max(4).default([]),
    plan: z.strictObject({
      title: text,
      description: text,
      area: factRef,
      /** The number of meeting rooms, which the floor plan draws side by side along the wall. */
      meetingRooms: factRef,
      legend: z.strictObject({ meetingRoom: text, openSpace: text, offices: text, kitchen: text, entrance: text }),
      note: text,
    }),
    map: z.strictObject({
      title: text,
      description: text,
      labels: z.strictObject({
        city: text,
        station: text,
        motorway: text,
        tram: text,
        town: text,
        lagoons: text,
        sea: text,
        place: text,
      }),
      note: text,
      link: text,
    }),
  }),
  finalCall: z.strictObject({ title: text, text, apply: text, program: text }),
});

export const joinPage = page("join", {
  title: text,
  intro: text,
  roles: z.array(z.strictObject({ id, label: text, text })).min(2),
  contact: text,
  social: text,
  form: z.strictObject({ title: text }),
});

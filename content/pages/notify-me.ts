import type { NotifyMePage } from "../../domain/content/content.ts";

export const notifyMe: NotifyMePage = {
  kind: "page",
  id: "notify-me",
  metadata: {
    title: { en: "Pitch Session: hear about the next date", fr: "Pitch Session : apprendre la prochaine date" },
    description: {
      en: "Leave your e-mail and we’ll write to you once the date of a new Pitch Session is set.",
      fr: "Laissez votre e-mail : nous vous écrirons dès que la date d’une nouvelle Pitch Session est fixée.",
    },
  },
  title: { en: "Hear about the next Pitch Session", fr: "Être prévenu de la prochaine Pitch Session" },
  intro: {
    en: "Leave your e-mail and we’ll write to you once, as soon as the date is set: the day, with the place and the deadline to apply if they’re known.",
    fr: "Laissez votre e-mail et nous vous écrirons une fois, dès que la date est fixée : le jour, avec le lieu et la date limite de candidature s’ils sont connus.",
  },
};

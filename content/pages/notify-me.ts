import type { NotifyMePage } from "../../domain/content/content.ts";

export const notifyMe: NotifyMePage = {
  kind: "page",
  id: "notify-me",
  metadata: {
    title: { en: "Pitch Session: hear of the next date", fr: "Pitch Session : apprendre la prochaine date" },
    description: {
      en: "Leave your e-mail and The Lab writes to you once the date of the next Pitch Session is set.",
      fr: "Laissez votre e-mail et The Lab vous écrit dès que la date de la prochaine Pitch Session est fixée.",
    },
  },
  title: { en: "Hear of the next Pitch Session", fr: "Être prévenu de la prochaine Pitch Session" },
  intro: {
    en: "One message, once the date is set: the day, the place and until when startups can apply.",
    fr: "Un message, une fois la date fixée : le jour, le lieu et la date limite de candidature.",
  },
};

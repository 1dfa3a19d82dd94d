import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

export type ConferenceText = {
  name: string;
  /** Such as "24 November 2027, from 18:00 to 18:45, Paris time"; null if there is no date yet. */
  when: string | null;
  place: string | null;
  /** The full URL of the calendar file; null if there is no date yet. */
  calendar: string | null;
};

const en = {
  subject: (name: string) => `Your place at “${name}”`,
  preview: "The free conference: its date, and a file for your calendar.",
  waitingPreview: "Your place at the free conference; its date will follow.",
  stoppedPreview: "Your place at the free conference; its date only if you ask for it.",
  heading: "Thank you for registering",
  booked: (name: string, when: string) => `You’re registered for “${name}”: ${when}.`,
  waiting: (name: string) =>
    `You’re registered for “${name}”. There’s nothing to do now: its date isn’t set yet, and we’ll write to you when it is.`,
  stopped: (name: string) =>
    `You’re registered for “${name}”. Its date isn’t set yet, and the owner of this address had asked us not to e-mail it: if you’d like it after all, press the button and confirm on the page that opens.`,
  resume: "Send me the date",
  place: (place: string) => `Where: ${place}.`,
  dateSubject: (name: string) => `The date: ${name}`,
  dateHeading: "Here is the date",
  dated: (name: string, when: string) => `“${name}” takes place on ${when}. Your place is reserved.`,
  change: "If you can’t come, there’s nothing to do: it’s free.",
  action: "Add it to my calendar",
  reason:
    "You’re getting this message because this address was entered on our site to register for the free conference. If it wasn’t you, there’s nothing to do.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (name) => `Ta place à « ${name} »`,
    preview: "La conférence gratuite : sa date, et un fichier pour ton agenda.",
    waitingPreview: "Ta place à la conférence gratuite ; la date suivra.",
    stoppedPreview: "Ta place à la conférence gratuite ; la date seulement si tu la demandes.",
    heading: "Merci pour ton inscription",
    booked: (name, when) => `Ton inscription à « ${name} » est notée : ${when}.`,
    waiting: (name) =>
      `Ton inscription à « ${name} » est notée. Tu n'as rien à faire pour l'instant : la date n'est pas encore fixée, et nous t'écrirons quand elle le sera.`,
    stopped: (name) =>
      `Ton inscription à « ${name} » est notée. La date n'est pas encore fixée, et le titulaire de cette adresse ne voulait pas la recevoir par e-mail : pour l'apprendre quand même, appuie sur le bouton et confirme sur la page qui s'ouvre.`,
    resume: "Recevoir la date",
    place: (place) => `Où : ${place}.`,
    dateSubject: (name) => `La date : ${name}`,
    dateHeading: "Voici la date",
    dated: (name, when) => `« ${name} » a lieu le ${when}. Ta place est réservée.`,
    change: "Si tu ne peux pas venir, tu n'as rien à faire.",
    action: "L'ajouter à mon agenda",
    reason:
      "Tu reçois ce message parce que cette adresse a été saisie sur notre site pour s'inscrire à la conférence gratuite. Si tu n'as rien demandé, ignore ce message.",
  }),
};

export function conferenceReceipt(lang: Lang, from: EmailBranding, { name, when, place, calendar }: ConferenceText) {
  const say = words[lang];
  const resume = !when && from.stop?.stopped ? from.stop.url : null;
  return renderEmail(
    {
      lang,
      from,
      ...say,
      subject: say.subject(name),
      preview: when ? say.preview : resume ? say.stoppedPreview : say.waitingPreview,
    },
    <>
      <Paragraph>{when ? say.booked(name, when) : resume ? say.stopped(name) : say.waiting(name)}</Paragraph>
      {resume && <Action href={resume}>{say.resume}</Action>}
      {when && place && <Paragraph>{say.place(place)}</Paragraph>}
      {calendar && <Action href={calendar}>{say.action}</Action>}
    </>,
  );
}

/** Writes the e-mail about the conference's date, for people who registered before the date was set. */
export function conferenceDate(
  lang: Lang,
  from: EmailBranding,
  { name, when, place, calendar }: ConferenceText & { when: string },
) {
  const say = words[lang];
  return renderEmail(
    {
      lang,
      from,
      subject: say.dateSubject(name),
      preview: say.dated(name, when),
      reason: say.reason,
      heading: say.dateHeading,
    },
    <>
      <Paragraph>{say.dated(name, when)}</Paragraph>
      {place && <Paragraph>{say.place(place)}</Paragraph>}
      <Paragraph>{say.change}</Paragraph>
      {calendar && <Action href={calendar}>{say.action}</Action>}
    </>,
  );
}

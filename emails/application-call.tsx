import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const en = {
  subject: (date: string, time: string) => `Our call: ${date}, ${time}`,
  subjectMoved: (date: string, time: string) => `New time for our call: ${date}, ${time}`,
  subjectPlace: (date: string, time: string) => `New place for our call: ${date}, ${time}`,
  subjectReminder: (date: string, time: string) => `Reminder, our call: ${date}, ${time}`,
  preview: "The invitation for your calendar is attached.",
  previewReminder: "The link or place, and what to do if you can’t make it.",
  heading: "Our call is set",
  headingMoved: "Our call has a new time",
  headingPlace: "Our call has a new place",
  headingReminder: "Our call is coming up",
  when: (date: string, time: string) => `${date}, ${time}, Paris time.`,
  where: (where: string) => `Call link or place: ${where}`,
  calendar: "The attached invitation puts the call in your calendar. If anything changes, we’ll send you an update.",
  change: "Can’t make it after all? Choose or suggest another time on your application’s page.",
  action: "Open my application",
  reason: "You’re getting this message because this time was chosen on your application’s page.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (date, time) => `Notre appel : ${date}, ${time}`,
    subjectMoved: (date, time) => `Notre appel est déplacé : ${date}, ${time}`,
    subjectPlace: (date, time) => `Nouveau lieu de notre appel : ${date}, ${time}`,
    subjectReminder: (date, time) => `Rappel de notre appel : ${date}, ${time}`,
    preview: "L'invitation pour votre agenda est jointe.",
    previewReminder: "Le lien ou le lieu, et que faire en cas d'empêchement.",
    heading: "Notre appel est fixé",
    headingMoved: "Notre appel est déplacé",
    headingPlace: "Notre appel a un nouveau lieu",
    headingReminder: "Notre appel approche",
    when: (date, time) => `Le ${date} à ${time}, heure de Paris.`,
    where: (where) => `Lien ou lieu de l'appel : ${where}`,
    calendar:
      "L'invitation jointe inscrit l'appel dans votre agenda ; si quelque chose change, nous vous envoyons une mise à jour.",
    change: "Un empêchement ? Choisissez ou proposez un autre horaire sur la page de votre candidature.",
    action: "Ouvrir ma candidature",
    reason: "Vous recevez ce message parce que cette heure a été choisie sur la page de votre candidature.",
  }),
};

type Told = { time: Date; where: string; what: "set" | "moved" | "place" | "reminder" };

export function applicationCall(lang: Lang, from: EmailBranding, address: string, { time, where, what }: Told) {
  const say = words[lang];
  const at = [formats[lang].weekday(time), formats[lang].time(time)] as const;
  const { subject, heading, preview } = {
    set: say,
    moved: { subject: say.subjectMoved, heading: say.headingMoved, preview: say.preview },
    place: { subject: say.subjectPlace, heading: say.headingPlace, preview: say.preview },
    reminder: { subject: say.subjectReminder, heading: say.headingReminder, preview: say.previewReminder },
  }[what];
  return renderEmail(
    { lang, from, reason: say.reason, preview, subject: subject(...at), heading },
    <>
      <Paragraph>{say.when(...at)}</Paragraph>
      <Paragraph>{say.where(where)}</Paragraph>
      {what !== "reminder" && <Paragraph>{say.calendar}</Paragraph>}
      <Paragraph>{say.change}</Paragraph>
      <Action href={address}>{say.action}</Action>
    </>,
  );
}

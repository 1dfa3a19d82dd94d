import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const en = {
  subject: (date: string, time: string) => `Our call: ${date}, ${time}`,
  subjectMoved: (date: string, time: string) => `New time for our call: ${date}, ${time}`,
  preview: "The invitation for your calendar is attached.",
  heading: "Our call is set",
  headingMoved: "Our call has a new time",
  when: (date: string, time: string) => `${date}, ${time}, Paris time.`,
  where: (where: string) => `Link or place of the call: ${where}`,
  calendar: "The attached invitation puts the call in your calendar. If anything changes, we’ll send you an update.",
  change: "Can’t make it after all? Choose another time on your application’s page.",
  action: "Open my application",
  reason: "You’re getting this message because this time was chosen on your application’s page.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (date, time) => `Notre appel : ${date}, ${time}`,
    subjectMoved: (date, time) => `Notre appel est déplacé : ${date}, ${time}`,
    preview: "L'invitation pour votre agenda est jointe.",
    heading: "Notre appel est fixé",
    headingMoved: "Notre appel est déplacé",
    when: (date, time) => `Le ${date} à ${time}, heure de Paris.`,
    where: (where) => `Lien ou lieu de l'appel : ${where}`,
    calendar:
      "L'invitation jointe inscrit l'appel dans votre agenda ; si quelque chose change, nous vous envoyons une mise à jour.",
    change: "Un empêchement ? Choisissez un autre horaire sur la page de votre candidature.",
    action: "Ouvrir ma candidature",
    reason: "Vous recevez ce message parce que cette heure a été choisie sur la page de votre candidature.",
  }),
};

export function applicationCallSet(
  lang: Lang,
  from: EmailBranding,
  address: string,
  { time, where, moved }: { time: string; where: string; moved: boolean },
) {
  const say = words[lang];
  const at = [formats[lang].weekday(new Date(time)), formats[lang].time(new Date(time))] as const;
  return renderEmail(
    {
      lang,
      from,
      ...say,
      subject: (moved ? say.subjectMoved : say.subject)(...at),
      heading: moved ? say.headingMoved : say.heading,
    },
    <>
      <Paragraph>{say.when(...at)}</Paragraph>
      <Paragraph>{say.where(where)}</Paragraph>
      <Paragraph>{say.calendar}</Paragraph>
      <Paragraph>{say.change}</Paragraph>
      <Action href={address}>{say.action}</Action>
    </>,
  );
}

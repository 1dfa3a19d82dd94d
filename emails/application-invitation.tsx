import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, letter, type Letterhead, Note, Paragraph } from "./letter.tsx";

const en = {
  subject: "Choose a time for our call",
  preview: "We have read your application and would like to talk to you.",
  heading: "We would like to talk to you",
  read: (minutes: number) =>
    `We have read your application and would like to go on with you. The next step is a call of ${minutes} ${minutes === 1 ? "minute" : "minutes"}. Choose one of these times on your application's page:`,
  at: (date: string, time: string) => `${date}, ${time}, Paris time`,
  where: (where: string) => `How we meet: ${where}`,
  action: "Choose a time",
  other: "If none of them suits you, propose others on the same page.",
  reason: "You receive this message because you applied for our programme with this address.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Choisissez l'heure de notre appel",
    preview: "Nous avons lu votre candidature et souhaitons vous parler.",
    heading: "Nous souhaitons vous parler",
    read: (minutes) =>
      `Nous avons lu votre candidature et souhaitons la poursuivre avec vous. L'étape suivante est un appel de ${minutes} ${minutes < 2 ? "minute" : "minutes"}. Choisissez l'un de ces horaires sur la page de votre candidature :`,
    at: (date, time) => `${date}, ${time}, heure de Paris`,
    where: (where) => `Comment nous nous retrouvons : ${where}`,
    action: "Choisir l'heure",
    other: "Si aucun ne vous convient, proposez-en d'autres sur la même page.",
    reason: "Vous recevez ce message parce que vous avez candidaté à notre programme avec cette adresse.",
  }),
};

/** `times` are instants; `address` leads to the application's page. */
export function applicationInvitation(
  lang: Lang,
  from: Letterhead,
  address: string,
  { times, where, minutes }: { times: string[]; where: string; minutes: number },
) {
  const say = words[lang];
  const { weekday, time } = formats[lang];
  return letter({
    lang,
    from,
    subject: say.subject,
    preview: say.preview,
    reason: say.reason,
    children: (
      <>
        <Heading>{say.heading}</Heading>
        <Paragraph>{say.read(minutes)}</Paragraph>
        {times.map((each) => (
          <Paragraph key={each}>{say.at(weekday(new Date(each)), time(new Date(each)))}</Paragraph>
        ))}
        <Paragraph>{say.where(where)}</Paragraph>
        <Action href={address}>{say.action}</Action>
        <Note>{say.other}</Note>
      </>
    ),
  });
}

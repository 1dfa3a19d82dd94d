import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "Choose a time for our call",
  preview: "Choose one of these times on your application’s page.",
  heading: "We’d like to talk to you",
  read: (minutes: number) =>
    `Choose one of these times for a call of ${minutes} ${minutes === 1 ? "minute" : "minutes"}, on your application’s page. You’re pre-selected: we’ve read your application and would like to take it further with you.`,
  at: (date: string, time: string) => `${date}, ${time}, Paris time`,
  instead: (date: string, time: string) =>
    `Our call on ${date}, ${time}, is cancelled: please choose one of these times instead.`,
  first: "If someone else takes a time before you do, it disappears from the page.",
  more: (count: number) => `${count} more on the page.`,
  where: (where: string) => `Call link or place: ${where}`,
  action: "Choose a time",
  other: "If none of them suits you, suggest others on the same page.",
  reason: "You’re getting this message because you applied for our programme with this address.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Choisissez l'heure de notre appel",
    preview: "Choisissez l'un de ces horaires sur la page de votre candidature.",
    heading: "Nous souhaitons vous parler",
    read: (minutes) =>
      `Choisissez l'un de ces horaires pour un appel de ${minutes} ${minutes < 2 ? "minute" : "minutes"}, sur la page de votre candidature. Nous l'avons lue et présélectionnée : nous souhaitons aller plus loin avec vous.`,
    at: (date, time) => `Le ${date} à ${time}, heure de Paris`,
    instead: (date, time) => `Notre appel du ${date} à ${time} est annulé : ces horaires le remplacent.`,
    first: "Un horaire pris entre-temps par quelqu'un d'autre disparaît de la page.",
    more: (count) => (count > 1 ? `${count} autres sur la page.` : "Un autre sur la page."),
    where: (where) => `Lien ou lieu de l'appel : ${where}`,
    action: "Choisir l'heure",
    other: "Si aucun ne vous convient, proposez-en d'autres sur la même page.",
    reason: "Vous recevez ce message parce que vous avez candidaté à notre programme avec cette adresse.",
  }),
};

/** The e-mail lists at most this many call times; the applicant's page lists all of them. */
const listed = 6;

/** `times` are ISO timestamps; `address` is the URL of the page where the applicant chooses one. */
export function applicationInvitation(
  lang: Lang,
  from: EmailBranding,
  address: string,
  {
    times,
    where,
    minutes,
    cancelled,
  }: { times: string[]; where: string; minutes: number; cancelled?: { startsAt: string } | undefined },
) {
  const say = words[lang];
  const { weekday, time } = formats[lang];
  const before = cancelled && new Date(cancelled.startsAt);
  return renderEmail(
    { lang, from, ...say },
    <>
      {before && <Paragraph>{say.instead(weekday(before), time(before))}</Paragraph>}
      <Paragraph>{say.read(minutes)}</Paragraph>
      {times.slice(0, listed).map((each) => (
        <Paragraph key={each}>{say.at(weekday(new Date(each)), time(new Date(each)))}</Paragraph>
      ))}
      {times.length > listed && <Paragraph>{say.more(times.length - listed)}</Paragraph>}
      <Paragraph>{say.where(where)}</Paragraph>
      <Action href={address}>{say.action}</Action>
      <Note>
        {say.first} {say.other}
      </Note>
    </>,
  );
}

import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

export type SessionText = {
  name: string;
  /** The formatted date, such as "24 November 2027". */
  when: string;
  /** The formatted hours, such as "18:00 to 21:00, Paris time"; null if not set yet. */
  hours: string | null;
  place: string | null;
  /** The last day for applications; null if the session accepts none. */
  closesOn: string | null;
  /** True if the last day for applications is past. */
  closed: boolean;
  page: string;
};

/** Returns the text with a lower-case first letter, because French and English continue in lower case after a colon. */
const begunSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const en = {
  subject: (when: string) => `A new Pitch Session date: ${when}`,
  heading: "The date is set",
  when: (name: string, when: string) => `“${name}” takes place on ${when}.`,
  hours: (hours: string) => `Hours: ${begunSmall(hours)}.`,
  place: (place: string) => `Where: ${place}.`,
  closes: (day: string) => `Startups can apply until ${day} at 23:59, Paris time.`,
  closed: (day: string) => `Applications closed on ${day}.`,
  once: "That’s the one e-mail we promised. Your address is now off this list: to hear about the session after this one, sign up again.",
  action: "See the session",
  reason:
    "You’re getting this message because this address was entered on our Pitch Session page to hear about the next date. If it wasn’t you, ignore this message: the address is off the list.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (when) => `Nouvelle date de Pitch Session : ${when}`,
    heading: "La date est fixée",
    when: (name, when) => `« ${name} » : rendez-vous le ${when}.`,
    hours: (hours) => `Horaires : ${begunSmall(hours)}.`,
    place: (place) => `Lieu : ${place}.`,
    closes: (day) => `Les startups peuvent candidater jusqu'au ${day} à 23:59, heure de Paris.`,
    closed: (day) => `Les candidatures sont closes depuis le ${day}.`,
    once: "C'est le seul message que nous vous avions promis : votre adresse n'est plus sur cette liste. Pour connaître la session suivante, inscrivez-vous de nouveau.",
    action: "Voir la session",
    reason:
      "Vous recevez ce message parce que cette adresse a été saisie sur notre page Pitch Session, pour connaître la prochaine date. Si vous n'avez rien demandé, ignorez ce message : l'adresse n'est plus sur la liste.",
  }),
};

/**
 * Writes the e-mail that announces the date of a Pitch Session, for people who subscribed to this announcement.
 */
export async function sessionDate(
  lang: Lang,
  { stop, ...from }: EmailBranding,
  { name, when, hours, place, closesOn, closed, page }: SessionText,
) {
  const say = words[lang];
  const closing = closesOn && (closed ? say.closed : say.closes)(closesOn);
  const mail = await renderEmail(
    {
      lang,
      from,
      ...say,
      subject: say.subject(when),
      preview: [say.when(name, when), closing].filter(Boolean).join(" "),
    },
    <>
      <Paragraph>{say.when(name, when)}</Paragraph>
      {hours && <Paragraph>{say.hours(hours)}</Paragraph>}
      {place && <Paragraph>{say.place(place)}</Paragraph>}
      {closing && <Paragraph>{closing}</Paragraph>}
      <Paragraph>{say.once}</Paragraph>
      <Action href={page}>{say.action}</Action>
    </>,
  );
  // The text says that the address is off the list, so only mail programs still offer to leave it.
  return { ...mail, ...(stop && { unsubscribeUrl: stop.url }) };
}

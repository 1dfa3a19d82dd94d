import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, letter, type Letterhead, Paragraph } from "./letter.tsx";

const en = {
  accepted: "You are accepted",
  acceptedHeading: "You are accepted",
  acceptedText: (date: string) => `We have accepted your application. The programme starts on ${date}.`,
  waitlisted: "Your application is on the waiting list",
  waitlistedHeading: "You are on the waiting list",
  waitlistedText: (date: string) => `If a place becomes free in the intake that starts on ${date}, we write to you.`,
  declined: "Our answer to your application",
  declinedHeading: "We will not go further with this application",
  declinedText: "A person has read your application and made this decision. Thank you for the time you gave it.",
  again: "You can apply again for a later intake.",
  preview: "A decision has been made.",
  action: "Open my application",
  reason: "You receive this message because you applied for our programme with this address.",
};

const words = {
  en,
  fr: french<typeof en>({
    accepted: "Votre candidature est retenue",
    acceptedHeading: "Votre candidature est retenue",
    acceptedText: (date) => `Vous êtes admis. Le programme commence le ${date}.`,
    waitlisted: "Votre candidature est sur liste d'attente",
    waitlistedHeading: "Vous êtes sur liste d'attente",
    waitlistedText: (date) => `Si une place se libère dans l'entrée du ${date}, nous vous écrivons.`,
    declined: "Notre réponse à votre candidature",
    declinedHeading: "Nous n'irons pas plus loin avec cette candidature",
    declinedText:
      "Une personne a lu votre candidature et pris cette décision. Merci du temps que vous y avez consacré.",
    again: "Vous pouvez candidater de nouveau pour une prochaine entrée.",
    preview: "Une décision a été prise.",
    action: "Ouvrir ma candidature",
    reason: "Vous recevez ce message parce que vous avez candidaté à notre programme avec cette adresse.",
  }),
};

type Decided = { line: string } & (
  | { letter: "application-accepted" | "application-waitlisted"; startsOn: string }
  | { letter: "application-declined" }
);

/** `line` is what the team adds, in the reader's language; empty where the verdict says it all. */
export function applicationDecision(lang: Lang, from: Letterhead, address: string, decided: Decided) {
  const say = words[lang];
  const { date } = formats[lang];
  const which = {
    "application-accepted": "accepted",
    "application-waitlisted": "waitlisted",
    "application-declined": "declined",
  } as const;
  const verdict = which[decided.letter];
  return letter({
    lang,
    from,
    subject: say[verdict],
    preview: say.preview,
    reason: say.reason,
    children: (
      <>
        <Heading>{say[`${verdict}Heading`]}</Heading>
        <Paragraph>
          {decided.letter === "application-declined"
            ? say.declinedText
            : decided.letter === "application-accepted"
              ? say.acceptedText(date(decided.startsOn))
              : say.waitlistedText(date(decided.startsOn))}
        </Paragraph>
        {decided.line && <Paragraph>{decided.line}</Paragraph>}
        {decided.letter === "application-declined" && <Paragraph>{say.again}</Paragraph>}
        <Action href={address}>{say.action}</Action>
      </>
    ),
  });
}

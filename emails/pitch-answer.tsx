import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";
import { LookAgain } from "./look-again.tsx";

export type PitchAnswerText = {
  /** The startup's name; empty if mailedName refuses the name, for example because the name contains a web address. */
  startup: string;
  /** The session's name; empty if no session was announced when the application was sent. */
  session: string;
  /**
   * Why the application was refused; "cancelled" means that the session was cancelled before the application was
   * answered.
   */
  reason: keyof typeof en.why | "cancelled";
  /** A sentence added by the accelerator's team, or the reason for cancelling the session; may be empty. */
  line: string;
  /** Whether the application had a place that was taken back. */
  hadPlace: boolean;
  page: string;
};

const en = {
  subject: (session: string) =>
    session ? `Our answer to your application: ${session}` : "Our answer to your application to pitch",
  cancelled: (session: string) => `${session || "The Pitch Session"} is cancelled`,
  noSession: (startup: string, hadPlace: boolean) =>
    `The session you applied to pitch at${startup ? ` with ${startup}` : ""} won’t take place. ${hadPlace ? "We had already withdrawn your place, and the cancellation" : "We hadn’t answered yet, and this"} says nothing about your startup.`,
  cancelledFor: (reason: string) => `Why: ${reason}`,
  later: "Your application is closed with it. You’re welcome to apply for the next session.",
  heading: (startup: string) => (startup ? `No place for ${startup} this time` : "No place this time"),
  text: "A member of our team read your application and made this decision. Thank you for the time you put into it.",
  why: {
    full: "Why: there were more good applications than places, and others were further along.",
    early: "Why: it’s early. Investors at our sessions want to see customers and several months of numbers.",
    fit: "Why: the investors at this session look for other sectors or stages.",
    incomplete: "Why: what you sent wasn’t enough for us to judge your startup.",
  },
  again: "You can apply again for a later session. Tell us what has changed since.",
  action: "See the Pitch Sessions",
  reason:
    "You’re getting this message because an application to pitch was sent to us with this address, or for your startup.",
};

const words: Record<Lang, typeof en> = {
  en,
  fr: {
    ...french<Omit<typeof en, "why">>({
      subject: (session) =>
        session ? `Notre réponse à votre candidature : ${session}` : "Notre réponse à votre candidature à pitcher",
      cancelled: (session) => (session ? `Annulation : ${session}` : "La Pitch Session est annulée"),
      noSession: (startup, hadPlace) =>
        `La session à laquelle vous vouliez pitcher${startup ? ` avec ${startup}` : ""} n'aura pas lieu. ${hadPlace ? "Nous avions déjà repris votre place, et l'annulation" : "Nous ne vous avions pas encore répondu, et cela"} ne dit rien de votre startup.`,
      cancelledFor: (reason) => `Raison : ${reason}`,
      later: "Votre candidature est donc close. Vous pouvez candidater pour la prochaine session.",
      heading: (startup) => (startup ? `Pas de place pour ${startup} cette fois` : "Pas de place cette fois"),
      text: "Un membre de notre équipe a lu votre candidature et a pris cette décision. Merci du temps que vous y avez consacré.",
      again: "Vous pourrez candidater de nouveau pour une autre session. Dites-nous ce qui a changé depuis.",
      action: "Voir les Pitch Sessions",
      reason:
        "Vous recevez ce message parce qu'une candidature à pitcher nous a été envoyée avec cette adresse ou pour votre startup.",
    }),
    why: french<typeof en.why>({
      full: "La raison : il y avait plus de bonnes candidatures que de places, et d'autres étaient plus avancées.",
      early:
        "La raison : c'est encore tôt. Les investisseurs de nos sessions veulent voir des clients et plusieurs mois de chiffres.",
      fit: "La raison : les investisseurs de cette session cherchent d'autres secteurs ou d'autres stades.",
      incomplete: "La raison : ce que vous avez envoyé ne nous a pas suffi pour juger votre startup.",
    }),
  },
};

/**
 * Tells an applicant that the startup cannot pitch, because the application was refused or the session was cancelled.
 */
export function pitchAnswer(
  lang: Lang,
  from: EmailBranding,
  { startup, session, reason, line, hadPlace, page }: PitchAnswerText,
) {
  const say = words[lang];
  if (reason === "cancelled") {
    const text = say.noSession(startup, hadPlace);
    return renderEmail(
      { lang, from, subject: say.cancelled(session), preview: text, reason: say.reason },
      <>
        <Paragraph>{text}</Paragraph>
        {line && <Paragraph>{say.cancelledFor(line)}</Paragraph>}
        <Paragraph>{say.later}</Paragraph>
        <Action href={page}>{say.action}</Action>
      </>,
    );
  }
  return renderEmail(
    {
      ...{ lang, from, subject: say.subject(session), preview: say.why[reason], reason: say.reason },
      heading: say.heading(startup),
    },
    <>
      <Paragraph>{say.text}</Paragraph>
      <Paragraph>{say.why[reason]}</Paragraph>
      {line && <Paragraph>{line}</Paragraph>}
      <LookAgain lang={lang} from={from} />
      <Paragraph>{say.again}</Paragraph>
      <Action href={page}>{say.action}</Action>
    </>,
  );
}

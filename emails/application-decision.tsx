import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";
import { LookAgain } from "./look-again.tsx";

const en = {
  waitlisted: "Your application is on the waiting list",
  waitlistedHeading: "You’re on the waiting list",
  waitlistedText: (date: string) =>
    `There’s nothing to do now: if a place comes free in the intake that starts on ${date}, we’ll write to you.`,
  waitlistedPreview: "If a place comes free, we’ll write to you.",
  open: "Open my application",
  declined: "Our answer to your application",
  declinedHeading: "We’re not taking this application further",
  declinedText: "A member of our team read it and made this decision. Thank you for the time you put into it.",
  declinedPreview: "How and when you can apply again.",
  freed: "You no longer have a place in our programme",
  freedPreview: "Why, and how to apply again.",
  freedText: (date: string) =>
    `A member of our team has released your place in the intake that starts on ${date}. If that isn’t what we agreed, please write to us.`,
  freedStartup: "Your startup no longer has a place in our programme",
  freedStartupText: (date: string) =>
    `A member of our team has released your startup’s place in the intake that starts on ${date}. If that isn’t what we agreed, please write to us.`,
  call: (date: string, time: string) => `Our call on ${date}, ${time}, is cancelled.`,
  again: (startsOn: string, lastDay: string) =>
    `You can apply again for the intake that starts on ${startsOn}: applications for it close on ${lastDay}, 23:59, Paris time. Tell us what has changed since.`,
  opens: (day: string, url: string) => `The form is open for it from ${day}: ${url}`,
  apply: "Apply again",
  status: (url: string) => `The answers you sent stay here: ${url}`,
  reason: "You’re getting this message because you applied for our programme with this address.",
  reasonStartup:
    "You’re getting this message because you’re the contact of a startup that had a place in our programme.",
};

const words = {
  en,
  fr: french<typeof en>({
    waitlisted: "Votre candidature est sur liste d'attente",
    waitlistedHeading: "Vous êtes sur liste d'attente",
    waitlistedText: (date) =>
      `Vous n'avez rien à faire pour l'instant : si une place se libère dans l'entrée du ${date}, nous vous écrirons.`,
    waitlistedPreview: "Si une place se libère, nous vous écrirons.",
    open: "Ouvrir ma candidature",
    declined: "Notre réponse à votre candidature",
    declinedHeading: "Nous ne donnons pas suite à votre candidature",
    declinedText:
      "Un membre de notre équipe l'a lue et a pris cette décision. Merci du temps que vous y avez consacré.",
    declinedPreview: "Quand et comment candidater de nouveau.",
    freed: "Vous n'avez plus de place dans notre programme",
    freedPreview: "Pourquoi, et comment candidater de nouveau.",
    freedText: (date) =>
      `Un membre de notre équipe a libéré votre place dans l'entrée du ${date}. Si ce n'est pas ce qui était convenu, écrivez-nous.`,
    freedStartup: "Votre startup n'a plus de place dans notre programme",
    freedStartupText: (date) =>
      `Un membre de notre équipe a libéré la place de votre startup dans l'entrée du ${date}. Si ce n'est pas ce qui était convenu, écrivez-nous.`,
    call: (date, time) => `Notre appel du ${date}, ${time}, est annulé.`,
    again: (startsOn, lastDay) =>
      `Vous pouvez candidater de nouveau pour l'entrée du ${startsOn} : les candidatures sont closes le ${lastDay} à 23:59, heure de Paris. Dites-nous ce qui a changé depuis.`,
    opens: (day, url) => `Le formulaire l'accepte à partir du ${day} : ${url}`,
    apply: "Candidater de nouveau",
    status: (url) => `Les réponses que vous avez envoyées restent ici : ${url}`,
    reason: "Vous recevez ce message parce que vous avez candidaté à notre programme avec cette adresse.",
    reasonStartup:
      "Vous recevez ce message parce que vous êtes le contact d'une startup qui avait une place dans notre programme.",
  }),
};

/** `address` is the URL of the application's page; `line` is the team's sentence to the recipient, or empty. */
type Decided = { address: string; line: string };
/** The scheduled call with the applicant, which the decision cancels. */
type Cancelled = { cancelled?: { startsAt: string } | undefined };

export function CallCancelled({ lang, cancelled }: Cancelled & { lang: Lang }) {
  const { weekday, time } = formats[lang];
  const call = cancelled && new Date(cancelled.startsAt);
  return call && <Paragraph>{words[lang].call(weekday(call), time(call))}</Paragraph>;
}

export function applicationWaitlisted(
  lang: Lang,
  from: EmailBranding,
  { address, line, startsOn, cancelled }: Decided & Cancelled & { startsOn: string },
) {
  const say = words[lang];
  return renderEmail(
    {
      lang,
      from,
      subject: say.waitlisted,
      preview: say.waitlistedPreview,
      reason: say.reason,
      heading: say.waitlistedHeading,
    },
    <>
      <Paragraph>{say.waitlistedText(formats[lang].date(startsOn))}</Paragraph>
      {line && <Paragraph>{line}</Paragraph>}
      <CallCancelled lang={lang} cancelled={cancelled} />
      <Action href={address}>{say.open}</Action>
    </>,
  );
}

/** `lastDay` is the last day to apply; `opensOn` is null if applications are already open. */
export type NextIntake = { lastDay: string; startsOn: string; opensOn: string | null; formUrl: string };

type Ended = Decided & { next: NextIntake };

export function WayOn({ lang, address, next }: { lang: Lang; address: string | null; next: NextIntake }) {
  const say = words[lang];
  const { date } = formats[lang];
  return (
    <>
      <Paragraph>
        {say.again(date(next.startsOn), date(next.lastDay))}{" "}
        {next.opensOn && say.opens(date(next.opensOn), next.formUrl)}
      </Paragraph>
      {!next.opensOn && <Action href={next.formUrl}>{say.apply}</Action>}
      {address && <Paragraph>{say.status(address)}</Paragraph>}
    </>
  );
}

export function applicationDeclined(lang: Lang, from: EmailBranding, { line, cancelled, ...own }: Ended & Cancelled) {
  const say = words[lang];
  return renderEmail(
    {
      lang,
      from,
      subject: say.declined,
      preview: say.declinedPreview,
      reason: say.reason,
      heading: say.declinedHeading,
    },
    <>
      <Paragraph>{say.declinedText}</Paragraph>
      {line && <Paragraph>{line}</Paragraph>}
      <LookAgain lang={lang} from={from} />
      <CallCancelled lang={lang} cancelled={cancelled} />
      <WayOn lang={lang} {...own} />
    </>,
  );
}

/** `address` is null in the e-mail to the contact of the startup that had the place. */
export function applicationPlaceFreed(
  lang: Lang,
  from: EmailBranding,
  { line, startsOn, address, next }: Omit<Ended, "address"> & { address: string | null; startsOn: string },
) {
  const say = words[lang];
  const { subject, text, reason } = address
    ? { subject: say.freed, text: say.freedText, reason: say.reason }
    : { subject: say.freedStartup, text: say.freedStartupText, reason: say.reasonStartup };
  return renderEmail(
    { lang, from, subject, preview: say.freedPreview, reason },
    <>
      <Paragraph>{text(formats[lang].date(startsOn))}</Paragraph>
      <Paragraph>{line}</Paragraph>
      <WayOn lang={lang} address={address} next={next} />
    </>,
  );
}

import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const en = {
  subject: "You have withdrawn your application",
  preview: "It no longer counts.",
  heading: "Your application is withdrawn",
  done: "There’s nothing more to do: it no longer counts.",
  donePlace: "There’s nothing more to do: you have given up your place in our programme.",
  call: (date: string, time: string) => `Our call on ${date}, ${time}, is cancelled.`,
  again: "Changed your mind? Until its intake’s deadline, you can send it again from its page.",
  action: "Open my application",
  reason:
    "You’re getting this message because the application sent with this address was withdrawn on its page. If it wasn’t you, send it again there.",
  reasonDecided:
    "You’re getting this message because the application sent with this address was withdrawn on its page. If it wasn’t you, write to us.",
  startup: "Your startup has given up its place in our programme",
  startupText:
    "The owner who sent the application has withdrawn it on its page, and with it your startup’s place. If that isn’t what you agreed among yourselves, write to us.",
  reasonStartup:
    "You’re getting this message because you’re the contact of a startup that had a place in our programme.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Votre candidature est retirée",
    preview: "Elle ne compte plus.",
    heading: "Votre candidature est retirée",
    done: "Vous n'avez plus rien à faire : elle ne compte plus.",
    donePlace: "Vous n'avez plus rien à faire : vous avez renoncé à votre place dans notre programme.",
    call: (date, time) => `Notre appel du ${date} à ${time} est annulé.`,
    again: "Vous changez d'avis ? Jusqu'à la date limite de son entrée, vous pouvez la renvoyer depuis sa page.",
    action: "Ouvrir ma candidature",
    reason:
      "Vous recevez ce message parce que la candidature envoyée avec cette adresse a été retirée sur sa page. Si vous ne l'avez pas retirée, renvoyez-la depuis cette page.",
    reasonDecided:
      "Vous recevez ce message parce que la candidature envoyée avec cette adresse a été retirée sur sa page. Si vous ne l'avez pas retirée, écrivez-nous.",
    startup: "Votre startup a renoncé à sa place dans notre programme",
    startupText:
      "Le propriétaire de la startup qui avait envoyé la candidature l'a retirée sur sa page, et avec elle votre place. Si ce n'est pas ce que vous aviez convenu entre vous, écrivez-nous.",
    reasonStartup:
      "Vous recevez ce message parce que vous êtes le contact d'une startup qui avait une place dans notre programme.",
  }),
};

/** Confirms a withdrawal; with `after` set, the applicant cannot submit the application again. */
export function applicationWithdrawn(
  lang: Lang,
  from: EmailBranding,
  address: string,
  { cancelled, after }: { cancelled?: { startsAt: string } | undefined; after?: "place" | "decision" | undefined },
) {
  const say = words[lang];
  const { weekday, time } = formats[lang];
  const call = cancelled && new Date(cancelled.startsAt);
  const done = after === "place" ? say.donePlace : say.done;
  return renderEmail(
    {
      lang,
      from,
      ...say,
      preview: after === "place" ? say.donePlace : say.preview,
      reason: after ? say.reasonDecided : say.reason,
    },
    <>
      <Paragraph>{done}</Paragraph>
      {call && <Paragraph>{say.call(weekday(call), time(call))}</Paragraph>}
      {!after && <Paragraph>{say.again}</Paragraph>}
      <Action href={address}>{say.action}</Action>
    </>,
  );
}

/** Tells the contact of a startup that one of its owners has given up its place. */
export function applicationPlaceGivenUp(lang: Lang, from: EmailBranding) {
  const { startup: subject, startupText, reasonStartup: reason } = words[lang];
  return renderEmail({ lang, from, subject, preview: startupText, reason }, <Paragraph>{startupText}</Paragraph>);
}

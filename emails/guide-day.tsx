import type { Lang } from "../platform/language/language.ts";
import { printableName } from "./contact-receipt.tsx";
import { Action, french, Heading, letter, type Letterhead, Note, Paragraph } from "./letter.tsx";

export type GuideDayParts = {
  title: string;
  aim: string;
  minutes: number;
  day: number;
  firstName: string;
  /** Full addresses: the day's page, and where the mails are stopped and resumed. */
  read: string;
  mails: string;
};

const last = 30;

const en = {
  subject: (day: string, title: string) => `Day ${day} of 30: ${title}`,
  preview: (minutes: string, aim: string) => `${minutes} min. ${aim}`,
  heading: (day: string) => `Day ${day} of 30`,
  welcome: (name: string) =>
    `${name ? `Hello ${name}, here` : "Here"} is your guide. Each morning one e-mail like this one, for thirty days: a task, half an hour, something to show in the evening.`,
  minutes: (minutes: string) => `${minutes} minutes`,
  tonight: "Tonight",
  open: (day: string) => `Open day ${day}`,
  link: "Your link opens all thirty days for a month; each e-mail brings a new one. It is yours alone: whoever has it sees your progress.",
  goodbye:
    "This was the last e-mail of the guide. Your plan takes over. If there is a startup in it, our programme begins where the guide ends.",
  stop: "Stop or resume these e-mails",
  reason:
    "You receive this message because the 30-day guide was requested on our site with this address. If it was not you, stop it with this link: no other e-mail of the guide will follow.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (day, title) => `Jour ${day} sur 30 : ${title}`,
    preview: (minutes, aim) => `${minutes} min. ${aim}`,
    heading: (day) => `Jour ${day} sur 30`,
    welcome: (name) =>
      `${name ? `Bonjour ${name}, voici` : "Voici"} ton guide. Chaque matin, un e-mail comme celui-ci, pendant trente jours : une tâche, une demi-heure, quelque chose à montrer le soir.`,
    minutes: (minutes) => `${minutes} minutes`,
    tonight: "Ce soir",
    open: (day) => `Ouvrir le jour ${day}`,
    link: "Ton lien ouvre les trente jours pendant un mois ; chaque e-mail en apporte un nouveau. Il est personnel : toute personne qui l'a peut voir ta progression.",
    goodbye:
      "C'était le dernier e-mail du guide. Ton plan prend le relais. Et s'il y a une start-up là-dedans, notre programme commence où le guide s'arrête.",
    stop: "Arrêter ou reprendre ces e-mails",
    reason:
      "Tu reçois ce message parce que le guide de 30 jours a été demandé sur notre site avec cette adresse. Si ce n'était pas toi, arrête-le avec ce lien : aucun autre e-mail du guide ne suivra.",
  }),
};

/** One day of the guide; the first also says what begins, the last that it ends. */
export function guideDay(
  lang: Lang,
  from: Letterhead,
  { day, firstName, title, aim, minutes, read, mails }: GuideDayParts,
) {
  const say = words[lang];
  const number = String(day);
  return letter({
    lang,
    from,
    subject: say.subject(number, title),
    preview: say.preview(String(minutes), aim),
    reason: say.reason,
    leave: { url: mails, words: say.stop },
    children: (
      <>
        <Note>
          {say.heading(number)} · {say.minutes(String(minutes))}
        </Note>
        <Heading>{title}</Heading>
        {day === 1 && <Paragraph>{say.welcome(printableName(firstName))}</Paragraph>}
        <Paragraph>
          <strong>{say.tonight}</strong>
          <br />
          {aim}
        </Paragraph>
        <Action href={read}>{say.open(number)}</Action>
        {day === 1 && <Note>{say.link}</Note>}
        {day === last && <Paragraph>{say.goodbye}</Paragraph>}
      </>
    ),
  });
}

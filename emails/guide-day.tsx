import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, renderEmail, type EmailBranding, Note, Paragraph } from "./email-layout.tsx";

export type GuideDayParts = {
  title: string;
  aim: string;
  minutes: number;
  day: number;
  read: string;
};

const last = 30;

const en = {
  subject: (day: string, title: string) => `Day ${day} of 30: ${title}`,
  preview: (minutes: string, aim: string) => `${minutes} min. ${aim}`,
  heading: (day: string) => `Day ${day} of 30`,
  welcome:
    "Here’s day 1 of your guide. Open it and press “Send me the next days”. You’ll then get one e-mail like this each day: a task, how long it takes, and something to show by the evening. Until you press it, we won’t send another.",
  minutes: (minutes: string) => `${minutes} minutes`,
  tonight: "By tonight",
  open: (day: string) => `Open day ${day}`,
  link: "Your link opens all thirty days for a month; each e-mail brings a new one. It’s yours alone: anyone who has it can see and change your progress.",
  goodbye:
    "This was the guide’s last e-mail. Your plan takes over. If there’s a startup in it, our programme starts where the guide ends.",
  firstReason:
    "You’re getting this message because this address was used to request the 30-day guide on our site. If it wasn’t you, there’s nothing to do: you won’t get any more of the guide’s e-mails.",
  reason: "You’re getting this message because you asked for the next days of the 30-day guide.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (day, title) => `Jour ${day} sur 30 : ${title}`,
    preview: (minutes, aim) => `${minutes} min. ${aim}`,
    heading: (day) => `Jour ${day} sur 30`,
    welcome:
      "Voici le jour 1 de ton guide. Ouvre-le et appuie sur « Recevoir la suite » : chaque jour, tu recevras un e-mail comme celui-ci, avec une tâche, sa durée et quelque chose à montrer le soir. D'ici là, nous n'enverrons rien d'autre.",
    minutes: (minutes) => `${minutes} minutes`,
    tonight: "Ce soir",
    open: (day) => `Ouvrir le jour ${day}`,
    link: "Ton lien ouvre les trente jours pendant un mois ; chaque e-mail en apporte un nouveau. Il est personnel : toute personne qui l'a peut voir et modifier ta progression.",
    goodbye:
      "C'était le dernier e-mail du guide. Ton plan prend le relais. Et s'il y a là une startup à lancer, notre programme commence où le guide s'arrête.",
    firstReason:
      "Tu reçois ce message parce que le guide de 30 jours a été demandé sur notre site avec cette adresse. Si tu n'as rien demandé, ignore ce message : aucun autre e-mail du guide ne suivra.",
    reason: "Tu reçois ce message parce que tu as demandé la suite du guide de 30 jours.",
  }),
};

export function guideDay(lang: Lang, from: EmailBranding, { day, title, aim, minutes, read }: GuideDayParts) {
  const say = words[lang];
  const number = String(day);
  return renderEmail(
    {
      lang,
      from,
      heading: null,
      subject: say.subject(number, title),
      preview: say.preview(String(minutes), aim),
      reason: day === 1 ? say.firstReason : say.reason,
    },
    <>
      <Note>
        {say.heading(number)} · {say.minutes(String(minutes))}
      </Note>
      <Heading>{title}</Heading>
      {day === 1 && <Paragraph>{say.welcome}</Paragraph>}
      <Paragraph>
        <strong>{say.tonight}</strong>
        <br />
        {aim}
      </Paragraph>
      <Action href={read}>{say.open(number)}</Action>
      {day === 1 && <Note>{say.link}</Note>}
      {day === last && <Paragraph>{say.goodbye}</Paragraph>}
    </>,
  );
}

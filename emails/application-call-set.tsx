import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { Action, french, Heading, letter, type Letterhead, Paragraph } from "./letter.tsx";

const en = {
  subject: (date: string, time: string) => `Our call: ${date}, ${time}`,
  preview: "You have chosen the time; here it is once more.",
  heading: "Our call is set",
  when: (date: string, time: string) => `${date}, ${time}, Paris time.`,
  where: (where: string) => `How we meet: ${where}`,
  change: "You can choose another of the proposed times on your application's page.",
  action: "Open my application",
  reason: "You receive this message because this time was chosen on your application's page.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: (date, time) => `Notre appel : ${date}, ${time}`,
    preview: "Vous avez choisi l'heure ; la voici encore une fois.",
    heading: "Notre appel est fixé",
    when: (date, time) => `${date}, ${time}, heure de Paris.`,
    where: (where) => `Comment nous nous retrouvons : ${where}`,
    change: "Vous pouvez choisir un autre des horaires proposés sur la page de votre candidature.",
    action: "Ouvrir ma candidature",
    reason: "Vous recevez ce message parce que cette heure a été choisie sur la page de votre candidature.",
  }),
};

export function applicationCallSet(
  lang: Lang,
  from: Letterhead,
  address: string,
  { time, where }: { time: string; where: string },
) {
  const say = words[lang];
  const at = [formats[lang].weekday(new Date(time)), formats[lang].time(new Date(time))] as const;
  return letter({
    lang,
    from,
    subject: say.subject(...at),
    preview: say.preview,
    reason: say.reason,
    children: (
      <>
        <Heading>{say.heading}</Heading>
        <Paragraph>{say.when(...at)}</Paragraph>
        <Paragraph>{say.where(where)}</Paragraph>
        <Paragraph>{say.change}</Paragraph>
        <Action href={address}>{say.action}</Action>
      </>
    ),
  });
}

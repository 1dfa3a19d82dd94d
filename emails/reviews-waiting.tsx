import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, type EmailBranding, french, Note, Paragraph, renderEmail } from "./email-layout.tsx";

const en = {
  waiting: (count: number) =>
    count === 1 ? "1 file is waiting for your review" : `${count} files are waiting for your review`,
  due: (day: string, time: string) => `The next one is due on ${day} at ${time}, Paris time.`,
  late: (count: number) => (count === 1 ? "1 of them is overdue." : `${count} of them are overdue.`),
  recalled: (count: number) =>
    count === 1 ? "1 of your answers was taken back" : `${count} of your answers were taken back`,
  recalledText: "A colleague took them back before they left: the applicants haven’t been told anything.",
  action: "Open the desk",
  once: "One e-mail a day at most, and only when something has changed.",
  reason: "You’re getting this message because you are on the team of The Lab.",
};

const words = {
  en,
  fr: french<typeof en>({
    waiting: (count) =>
      count === 1 ? "1 dossier attend votre évaluation" : `${count} dossiers attendent votre évaluation`,
    due: (day, time) => `Le prochain est à rendre le ${day} à ${time}, heure de Paris.`,
    late: (count) => (count === 1 ? "1 est en retard." : `${count} sont en retard.`),
    recalled: (count) =>
      count === 1 ? "1 de vos réponses a été annulée" : `${count} de vos réponses ont été annulées`,
    recalledText: "L'équipe les a annulées avant leur départ : les candidats n'en ont rien su.",
    action: "Ouvrir le bureau",
    once: "Un e-mail par jour au plus, et seulement si quelque chose a changé.",
    reason: "Vous recevez ce message parce que vous faites partie de l'équipe de The Lab.",
  }),
};

/** A reviewer's pending, overdue and recalled work, without startup names, which must not leave the operator's desk. */
export type ReviewsWaiting = { open: number; late: number; dueAt: Date | null; recalled: number };

export function reviewsWaiting(lang: Lang, from: EmailBranding, { open, late, dueAt, recalled }: ReviewsWaiting) {
  const say = namedWords(words[lang]);
  const { weekday, time } = formats[lang];
  const due = dueAt && say.due(weekday(dueAt), time(dueAt));
  const rows = [
    ...(open > 0 ? [[say.waiting(open), late > 0 && say.late(late), due]] : []),
    ...(recalled > 0 ? [[say.recalled(recalled), say.recalledText]] : []),
  ];
  const subject = open > 0 ? say.waiting(open) : say.recalled(recalled);
  return renderEmail(
    { lang, from, subject, preview: (open > 0 && due) || say.once, reason: say.reason },
    <>
      {rows.map(([what, ...more]) => (
        <Paragraph key={String(what)}>
          {what !== subject && <strong>{what}. </strong>}
          {more.filter(Boolean).join(" ")}
        </Paragraph>
      ))}
      <Action href={from.signInUrl}>{say.action}</Action>
      <Note>{say.once}</Note>
    </>,
  );
}

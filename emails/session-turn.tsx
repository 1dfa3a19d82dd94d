import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const names = ["first", "moved", "week", "eve", "withdrawn"] as const;
export type SessionTurnEmail = (typeof names)[number];
export const sessionTurnEmails: readonly SessionTurnEmail[] = names;

export type TurnText = {
  session: string;
  place: string | null;
  startsAt: Date;
  /** Minutes of the pitch and of the questions after it. */
  pitch: number;
  questions: number;
  /** Full URL of the founder's page. */
  page: string;
};

const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);

const en = {
  first: (session: string) => `Your time at ${session}`,
  moved: (session: string) => `Your new time at ${session}`,
  week: (session: string) => `In a week: you pitch at ${session}`,
  eve: (session: string) => `Tomorrow: you pitch at ${session}`,
  withdrawn: (session: string) => `You no longer pitch at ${session}`,
  when: (date: string, time: string) => `You pitch on ${date} at ${time}, Paris time.`,
  gone: "Your startup’s place was taken back, or the session is cancelled. If that’s news to you, write to us from our site’s contact page.",
  where: (place: string) => `Where: ${place}.`,
  minutes: (pitch: number, questions: number) =>
    questions > 0
      ? `You have ${minutes(pitch)} to pitch, then ${minutes(questions)} of questions.`
      : `You have ${minutes(pitch)} to pitch.`,
  prepare: "Have your latest deck ready, rehearse with a timer and be there half an hour before the session begins.",
  file: "The attached invitation puts your turn in your calendar. If your time changes, we’ll send an update.",
  fileGone: "The attached file takes your turn out of your calendar.",
  action: "See my place and time",
  reason: "You’re getting this message because your startup was given a place at this Pitch Session.",
};

const words: Record<Lang, typeof en> = {
  en,
  fr: french<typeof en>({
    first: (session) => `Ton heure de passage : ${session}`,
    moved: (session) => `Ta nouvelle heure de passage : ${session}`,
    week: (session) => `Dans une semaine, tu pitches : ${session}`,
    eve: (session) => `Demain, tu pitches : ${session}`,
    withdrawn: (session) => `Tu ne pitches plus : ${session}`,
    when: (date, time) => `Tu pitches le ${date} à ${time}, heure de Paris.`,
    gone: "La place de ta startup a été reprise, ou la session est annulée. Si tu l'apprends ici, écris-nous depuis la page de contact du site.",
    where: (place) => `Lieu : ${place}.`,
    minutes: (pitch, questions) =>
      questions > 0
        ? `Tu as ${minutes(pitch)} de pitch, puis ${minutes(questions)} de questions.`
        : `Tu as ${minutes(pitch)} de pitch.`,
    prepare:
      "Prépare ton dernier deck, répète avec un chronomètre et arrive une demi-heure avant le début de la session.",
    file: "L'invitation jointe inscrit ton passage dans ton agenda ; si ton heure change, nous t'envoyons une mise à jour.",
    fileGone: "Le fichier joint retire ton passage de ton agenda.",
    action: "Voir ma place et mon heure",
    reason: "Tu reçois ce message parce que ta startup a reçu une place à cette Pitch Session.",
  }),
};

/** The start of a founder's pitch, or the notice that it is cancelled. */
export function sessionTurnEmail(name: SessionTurnEmail, lang: Lang, from: EmailBranding, turn: TurnText) {
  const say = namedWords(words[lang]);
  const { weekday, time } = formats[lang];
  const isGone = name === "withdrawn";
  const hasFile = name !== "week" && name !== "eve";
  const text = isGone ? say.gone : say.when(weekday(turn.startsAt), time(turn.startsAt));
  return renderEmail(
    { lang, from, subject: say[name](turn.session), preview: text, reason: say.reason },
    <>
      <Paragraph>{text}</Paragraph>
      {!isGone && (
        <>
          {turn.place && <Paragraph>{say.where(turn.place)}</Paragraph>}
          <Paragraph>{say.minutes(turn.pitch, turn.questions)}</Paragraph>
          <Paragraph>{say.prepare}</Paragraph>
        </>
      )}
      {hasFile && <Paragraph>{isGone ? say.fileGone : say.file}</Paragraph>}
      {!isGone && <Action href={turn.page}>{say.action}</Action>}
    </>,
  );
}

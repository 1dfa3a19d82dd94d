import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const names = ["first", "moved", "place", "unset", "week", "eve", "withdrawn"] as const;
export type SessionTurnEmail = (typeof names)[number];
export const sessionTurnEmails: readonly SessionTurnEmail[] = names;

export type TurnText = {
  session: string;
  place: string | null;
  day: string;
  /** The start of the pitch; null if no e-mail has announced one yet, or the session has lost its hours since. */
  startsAt: Date | null;
  /** The session's own start; null if it has no hours. */
  beginsAt: Date | null;
  /** Whether the session has lost its hours since a start was told, so that the founder's calendar may still hold it. */
  isUnset: boolean;
  /** Why the startup does not pitch: its place is lost or the session is cancelled; null if the startup pitches. */
  lost: "place" | "session" | null;
  /** The reason for cancelling the session; may be empty. */
  reason: string;
  /** The number of minutes for the pitch; `questions` is the number of minutes for questions afterwards. */
  pitch: number;
  questions: number;
  /**
   * True if the startup's plan includes the participation fee or the fee has been agreed. Otherwise the startup's place
   * is only reserved.
   */
  isConfirmed: boolean;
  /** The full URL of the founder's page; null if the founder has no account. */
  page: string | null;
};

const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);

const en = {
  first: (session: string) => `Your time at ${session}`,
  moved: (session: string) => `Your turn at ${session} has changed`,
  place: (session: string) => `New place: ${session}`,
  unset: (session: string) => `New time to come: ${session}`,
  week: (session: string) => `In a week: you pitch at ${session}`,
  eve: (session: string) => `Tomorrow: you pitch at ${session}`,
  withdrawn: (session: string) => `You’re no longer pitching at ${session}`,
  cancelled: (session: string) => `${session} is cancelled`,
  when: (date: string, time: string) => `You pitch on ${date} at ${time}, Paris time.`,
  held: "Your place is held: it’s confirmed once we’ve agreed on your participation fee. Until then nothing is charged.",
  gone: "Your startup’s place was withdrawn. If that’s news to you, write to us from our site’s contact page.",
  noSession: (day: string) =>
    `The session on ${day}, at which your startup had a place, is cancelled. You can apply for another session once its date is set.`,
  noHours: (day: string) =>
    `The time we gave you for the session on ${day} no longer stands, because its hours are being set again. Your startup keeps its place, and we’ll e-mail you the new time.`,
  why: (reason: string) => `Why: ${reason}`,
  where: (place: string) => `Where: ${place}.`,
  minutes: (pitch: number, questions: number) =>
    questions > 0
      ? `You have ${minutes(pitch)} to pitch, then ${minutes(questions)} of questions.`
      : `You have ${minutes(pitch)} to pitch.`,
  prepare: (begins: string) =>
    `Have your latest deck ready, rehearse with a timer and be there half an hour before the session begins${begins && ` (at ${begins})`}.`,
  file: "The attached invitation puts your turn in your calendar. If your time moves by five minutes or more, or the length of your turn or the place changes, we’ll send an update.",
  fileGone: "The attached file takes your turn out of your calendar.",
  action: "See my place and time",
  sessions: "See the Pitch Sessions",
  reason: "You’re getting this message because your startup was given a place at this Pitch Session.",
};

const words: Record<Lang, typeof en> = {
  en,
  fr: french<typeof en>({
    first: (session) => `Ton heure de passage : ${session}`,
    moved: (session) => `Ton passage a changé : ${session}`,
    place: (session) => `Nouveau lieu : ${session}`,
    unset: (session) => `Nouvelle heure de passage à venir : ${session}`,
    week: (session) => `Dans une semaine, tu pitches : ${session}`,
    eve: (session) => `Demain, tu pitches : ${session}`,
    withdrawn: (session) => `Tu ne pitches plus : ${session}`,
    cancelled: (session) => `Annulation : ${session}`,
    when: (date, time) => `Tu pitches le ${date} à ${time}, heure de Paris.`,
    held: "Ta place t'est gardée : elle sera confirmée quand nous aurons convenu de ta participation. D'ici là, rien n'est facturé.",
    gone: "La place de ta startup a été reprise. Si tu l'apprends ici, écris-nous depuis la page de contact du site.",
    noSession: (day) =>
      `La session du ${day}, où ta startup avait une place, est annulée. Tu pourras candidater pour une autre session dès que sa date sera fixée.`,
    noHours: (day) =>
      `L'heure de passage que nous t'avons donnée pour la session du ${day} ne tient plus : ses horaires vont être fixés à nouveau. Ta startup garde sa place et nous t'enverrons ta nouvelle heure par e-mail.`,
    why: (reason) => `Raison : ${reason}`,
    where: (place) => `Lieu : ${place}.`,
    minutes: (pitch, questions) =>
      questions > 0
        ? `Tu as ${minutes(pitch)} de pitch, puis ${minutes(questions)} de questions.`
        : `Tu as ${minutes(pitch)} de pitch.`,
    prepare: (begins) =>
      `Prépare ton dernier deck, répète avec un chronomètre et arrive une demi-heure avant le début de la session${begins && ` (à ${begins})`}.`,
    file: "L'invitation jointe inscrit ton passage dans ton agenda ; si ton heure bouge de cinq minutes ou plus, ou si la durée ou le lieu change, nous t'envoyons une mise à jour.",
    fileGone: "Le fichier joint retire ton passage de ton agenda.",
    action: "Voir ma place et mon heure",
    sessions: "Voir les Pitch Sessions",
    reason: "Tu reçois ce message parce que ta startup a reçu une place à cette Pitch Session.",
  }),
};

/** Tells a founder when or where the startup pitches, or that the startup does not pitch. */
export function sessionTurnEmail(name: SessionTurnEmail, lang: Lang, from: EmailBranding, turn: TurnText) {
  const say = namedWords(words[lang]);
  const { weekday, time } = formats[lang];
  const { session, startsAt, beginsAt, isUnset, lost, reason } = turn;
  const isCancelled = lost === "session";
  const hasFile = isUnset || (startsAt && name !== "week" && name !== "eve");
  const when = startsAt ? say.when(weekday(startsAt), time(startsAt)) : "";
  const where = turn.place && say.where(turn.place);
  const text = isCancelled ? say.noSession(turn.day) : lost ? say.gone : isUnset ? say.noHours(turn.day) : when;
  return renderEmail(
    {
      ...{ lang, from, reason: say.reason, subject: say[isCancelled ? "cancelled" : name](session) },
      preview: name === "place" ? `${where} ${when}` : text,
    },
    <>
      <Paragraph>{text}</Paragraph>
      {isCancelled && reason && <Paragraph>{say.why(reason)}</Paragraph>}
      {!lost && (
        <>
          {!turn.isConfirmed && <Paragraph>{say.held}</Paragraph>}
          {where && <Paragraph>{where}</Paragraph>}
          {!isUnset && <Paragraph>{say.minutes(turn.pitch, turn.questions)}</Paragraph>}
          {!isUnset && <Paragraph>{say.prepare(beginsAt ? time(beginsAt) : "")}</Paragraph>}
        </>
      )}
      {hasFile && <Paragraph>{lost || isUnset ? say.fileGone : say.file}</Paragraph>}
      {lost !== "place" && turn.page && <Action href={turn.page}>{isCancelled ? say.sessions : say.action}</Action>}
    </>,
  );
}

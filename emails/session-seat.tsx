import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

const names = [
  "seat",
  "waiting",
  "promoted",
  "week",
  "still",
  "wishes",
  "left",
  "moved",
  "unset",
  "cancelled",
] as const;
export type SessionSeatEmail = (typeof names)[number];
export const sessionSeatEmails: readonly SessionSeatEmail[] = names;

type Guest = {
  state: "seated" | "waiting" | "left" | "cancelled";
  session: string;
  when: string;
  hours: string | null;
  place: string | null;
  position: number;
  /** Whether the guest ever had a seat; false for a guest who was only on the waiting list. */
  hadSeat: boolean;
  /** The reason for cancelling the session; may be empty. */
  reason: string;
  page: string;
  /** The full URL of the page where the investor can give up the seat. */
  leave: string;
  /** The method of the attached calendar file; null without a file. */
  file: "REQUEST" | "CANCEL" | null;
};

const en = {
  subject: {
    seat: (session: string) => `Your seat at ${session}`,
    waiting: (session: string) => `You’re on the list for ${session}`,
    promoted: (session: string) => `A seat is free for you at ${session}`,
    week: (session: string) => `In a week: ${session}`,
    still: (session: string) => `Still coming? ${session}`,
    wishes: (session: string) => `Who would you like to meet? ${session}`,
    left: (session: string) => `Your seat is freed: ${session}`,
    leftList: (session: string) => `You’re off the waiting list: ${session}`,
    moved: (session: string) => `${session} has changed`,
    unset: (session: string) => `New hours to come: ${session}`,
    cancelled: (session: string) => `${session} is cancelled`,
  },
  text: {
    seat: () => "Your seat is reserved.",
    waiting: (place: number) =>
      `You’re number ${place} on the list. Until 18:00 Paris time on the day before, you get a seat and an e-mail as soon as one is free and it’s your turn; after that, we go through the list ourselves and e-mail you if you get one.`,
    promoted: () => "Someone left, or there are more seats: yours is reserved.",
    week: () => "Your seat is reserved, and the session is a week away.",
    still: () =>
      "The session is in three days. If you’re coming, you have nothing to do. If you can’t, free your seat so that someone else can have it.",
    wishes: () =>
      "You were there: tick the startups that you’d like to meet, within three days of the session. From two hours after its end, each startup you ticked gets your request to meet, with your name, your firm, the month we approved your account and what your profile says you look for (stages, tickets, sectors, focus), unless a request of yours or your fund’s is still open, or ended less than 90 days ago; where it has ticked you too, you get each other’s e-mail address.",
    left: () => "You no longer have a seat at this session. There’s nothing to do.",
    leftList: () => "You’re no longer waiting for a seat at this session. There’s nothing to do.",
    moved: () => "The day, the hours or the place have changed. Your seat, or your place on the list, stays yours.",
    unset: () =>
      "The hours we gave you no longer stand: new ones will follow. Your seat, or your place on the list, stays yours.",
    cancelled: (_: number, when: string) => `The session on ${when} won’t take place. You have nothing to do.`,
  },
  when: (when: string, hours: string | null) => (hours ? `${when}. ${hours}.` : `${when}. Times to follow.`),
  where: (place: string) => `Where: ${place}.`,
  why: (reason: string) => `Why: ${reason}`,
  file: "The attached invitation puts the session in your calendar. If anything changes, we’ll send an update.",
  fileGone: "The attached file takes the session out of your calendar.",
  fileUnset:
    "The attached file takes the session out of your calendar. Once it has hours again, we’ll send you a new invitation.",
  leave: "I can’t come: free my seat",
  leaveList: "Take me off the list",
  action: "See the session",
  wish: "Say who I’d like to meet",
  reason: "You’re getting this message because you asked for a seat at this session in your investor area at The Lab.",
};

const words: Record<Lang, typeof en> = {
  en,
  fr: {
    subject: french<typeof en.subject>({
      seat: (session) => `Votre place : ${session}`,
      waiting: (session) => `Vous êtes sur la liste d'attente : ${session}`,
      promoted: (session) => `Une place se libère pour vous : ${session}`,
      week: (session) => `Dans une semaine : ${session}`,
      still: (session) => `Venez-vous toujours ? ${session}`,
      wishes: (session) => `Qui souhaitez-vous rencontrer ? ${session}`,
      left: (session) => `Votre place est libérée : ${session}`,
      leftList: (session) => `Vous n'êtes plus sur la liste d'attente : ${session}`,
      moved: (session) => `Changement : ${session}`,
      unset: (session) => `Nouveaux horaires à venir : ${session}`,
      cancelled: (session) => `Annulation : ${session}`,
    }),
    text: french<typeof en.text>({
      seat: () => "Votre place est réservée.",
      waiting: (place) =>
        `Vous êtes au rang ${place} de la liste d'attente. Jusqu'à 18:00 la veille, heure de Paris, dès qu'une place se libère et que c'est votre tour, elle est à vous et un e-mail vous prévient aussitôt. Ensuite, nous attribuons nous-mêmes chaque place libre à une personne de la liste, et un e-mail part si une place vous revient.`,
      promoted: () => "Une place s'est libérée ou a été ajoutée : elle est réservée pour vous.",
      week: () => "Votre place est réservée et la session a lieu dans une semaine.",
      still: () =>
        "La session a lieu dans trois jours. Si vous venez, vous n'avez rien à faire. Sinon, libérez votre place : quelqu'un d'autre peut en profiter.",
      wishes: () =>
        "Vous étiez là : cochez les startups que vous souhaitez rencontrer, dans les trois jours qui suivent la session. À partir de deux heures après sa fin, chaque startup cochée reçoit votre demande de rencontre, avec votre nom, votre société, le mois de votre validation et ce que vous cherchez d'après votre profil (stades, tickets, secteurs, focus), sauf si une demande de vous ou de votre fonds est encore ouverte, ou terminée depuis moins de 90 jours ; si elle vous a coché aussi, chacun reçoit l'adresse de l'autre.",
      left: () => "Vous n'avez plus de place à cette session. Vous n'avez rien à faire.",
      leftList: () => "Vous n'attendez plus de place à cette session. Vous n'avez rien à faire.",
      moved: () =>
        "Le jour, les horaires ou le lieu ont changé. Votre place, ou votre rang sur la liste, reste à vous.",
      unset: () =>
        "Les horaires indiqués ne tiennent plus : de nouveaux suivront. Votre place, ou votre rang sur la liste, reste à vous.",
      cancelled: (_, when) => `La session du ${when} n'aura pas lieu. Vous n'avez rien à faire.`,
    }),
    ...french<Omit<typeof en, "subject" | "text">>({
      when: (when, hours) => (hours ? `${when}. ${hours}.` : `${when}. Les horaires suivront.`),
      where: (place) => `Lieu : ${place}.`,
      why: (reason) => `Raison : ${reason}`,
      file: "L'invitation jointe inscrit la session dans votre agenda ; si quelque chose change, nous vous envoyons une mise à jour.",
      fileGone: "Le fichier joint retire la session de votre agenda.",
      fileUnset:
        "Le fichier joint retire la session de votre agenda. Dès qu'elle a de nouveau des horaires, nous vous envoyons une nouvelle invitation.",
      leave: "Je ne peux pas venir : libérer ma place",
      leaveList: "Me retirer de la liste",
      action: "Voir la session",
      wish: "Dire qui je souhaite rencontrer",
      reason:
        "Vous recevez ce message parce que vous avez demandé une place à cette session dans votre espace investisseur de The Lab.",
    }),
  },
};

export function sessionSeatEmail(name: SessionSeatEmail, lang: Lang, from: EmailBranding, guest: Guest) {
  const say = namedWords(words[lang]);
  const { session, when, hours, place, position, state, file } = guest;
  const ends = name === "left" || name === "cancelled";
  const isOver = ends || name === "wishes";
  const what = name === "left" && !guest.hadSeat ? "leftList" : name;
  const text = say.text[what](position, when);
  return renderEmail(
    {
      lang,
      from,
      subject: say.subject[what](session),
      preview: `${text} ${say.when(when, hours)}`,
      reason: say.reason,
    },
    <>
      <Paragraph>{text}</Paragraph>
      {name === "cancelled" && guest.reason && <Paragraph>{say.why(guest.reason)}</Paragraph>}
      {!isOver && <Paragraph>{say.when(when, hours)}</Paragraph>}
      {!isOver && place && <Paragraph>{say.where(place)}</Paragraph>}
      {file && <Paragraph>{ends ? say.fileGone : file === "CANCEL" ? say.fileUnset : say.file}</Paragraph>}
      {name === "wishes" && <Action href={guest.page}>{say.wish}</Action>}
      {isOver ? (
        name === "left" && <Action href={guest.page}>{say.action}</Action>
      ) : (
        <Action href={guest.leave}>{state === "waiting" ? say.leaveList : say.leave}</Action>
      )}
    </>,
  );
}

import { formats } from "../platform/language/format.ts";
import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { zoneLocal } from "../platform/language/zone-time.ts";
import { Action, french, renderEmail, type EmailBranding, Paragraph } from "./email-layout.tsx";

type What = "booked" | "moved" | "place" | "cancelled" | "again" | "reminder" | "readdressed";

export type MeetingInMail = {
  /** A name is empty if it is unknown or if mailedName refuses it, for example because of a web address. */
  host: string;
  startup: string;
  guest: string;
  startsAt: Date;
  zone: string;
  place: string;
  topic: string;
  /** True if the meeting is a call about an application; e-mails about such calls go only to the host. */
  isCall: boolean;
  /** True if the guest cancelled later than the notice period allows; only the host's e-mail mentions this. */
  isLate: boolean;
  /** True if the meeting was cancelled because all of the host's hours were closed. */
  isClosed: boolean;
};

type Told = MeetingInMail & {
  what: What;
  reader: "guest" | "host";
  /** True if a calendar file that adds or removes the meeting is attached. */
  hasFile: boolean;
  /** The URL of the meeting's page; null if the recipient cannot open that page. */
  url: string | null;
};

const because = "You’re getting this message because this meeting is with you.";

const en = {
  withHost: (host: string) => (host ? `Meeting with ${host}` : "Meeting"),
  withStartup: (startup: string) => `Meeting with ${startup || "a startup"}`,
  callWith: (startup: string) => `Call with ${startup || "an applicant"}`,
  booked: (day: string, time: string) => `Booked: ${day}, ${time}`,
  moved: (day: string, time: string) => `New time: ${day}, ${time}`,
  place: (day: string, time: string) => `New place: ${day}, ${time}`,
  cancelled: (day: string, time: string) => `Cancelled: ${day}, ${time}`,
  again: (day: string, time: string) => `Choose another time: ${day}, ${time} is off`,
  readdressed: (day: string, time: string) => `Invitations no longer come here: ${day}, ${time}`,
  reminder: (day: string, time: string) => `Reminder: ${day}, ${time}`,
  parisTime: (time: string) => `${time}, Paris time`,
  there: (time: string, city: string) => `It’s ${time} in ${city}.`,
  who: (guest: string, startup: string) => `${guest || "A founder"}, ${startup || "a startup"} at The Lab.`,
  late: "They cancelled less than 24 hours before it started.",
  applied: "They applied to the programme, and chose this time among your hours.",
  sameTime: "The place of this meeting has changed. The time stays the same.",
  where: "Where:",
  topic: "What they want to talk about:",
  calendar: "The attached invitation puts it in your calendar. If anything changes, we’ll send you an update.",
  gone: "The attached file takes it out of your calendar.",
  readdressedText: "Invitations to your meetings no longer come to this address. This meeting still takes place.",
  goneHere: "The attached file takes it out of the calendar of this address only.",
  againText: "The host can’t make it. Your other bookings stay, and this one no longer counts.",
  closedText: "All hours with this host were closed, so this meeting is cancelled and no longer counts.",
  change: "You can move it (its page says how many times) or cancel it up to 24 hours before; after that, only cancel.",
  cancelOnly: "Can’t make it any more? Cancel it on its page so that no one waits for you.",
  hostChange:
    "Can’t make it? Cancel it on your hours page, if you have one, or tell us: the startup then chooses another time.",
  callChange: "Can’t make it? Tell the team: they suggest other times to the applicant.",
  action: "Open the meeting",
  guestReason: because,
  hostReason: because,
};

const words = {
  en,
  fr: french<typeof en>({
    withHost: (host) => (host ? `Rendez-vous avec ${host}` : "Rendez-vous"),
    withStartup: (startup) => `Rendez-vous avec ${startup || "une startup"}`,
    callWith: (startup) => `Appel avec ${startup || "une candidature"}`,
    booked: (day, time) => `Réservé : ${day} à ${time}`,
    moved: (day, time) => `Nouvel horaire : ${day} à ${time}`,
    place: (day, time) => `Nouveau lieu : ${day} à ${time}`,
    cancelled: (day, time) => `Annulé : ${day} à ${time}`,
    again: (day, time) => `Choisis une autre heure : ${day} à ${time} est annulé`,
    readdressed: (day, time) => `Les invitations n'arrivent plus ici : ${day} à ${time}`,
    reminder: (day, time) => `Rappel : ${day} à ${time}`,
    parisTime: (time) => `${time}, heure de Paris`,
    there: (time, city) => `Il sera ${time} à ${city}.`,
    who: (guest, startup) => `${guest || "Un fondateur"}, ${startup || "une startup"} de The Lab.`,
    late: "Annulé par la startup moins de 24 heures avant.",
    applied: "Cette startup a candidaté au programme et a choisi cette heure parmi les vôtres.",
    sameTime: "Le lieu de ce rendez-vous a changé. L'heure reste la même.",
    where: "Lieu :",
    topic: "Le sujet :",
    calendar: "L'invitation jointe l'inscrit dans l'agenda ; si quelque chose change, une mise à jour part par e-mail.",
    gone: "Le fichier joint le retire de l'agenda.",
    readdressedText:
      "Les invitations à vos rendez-vous n'arrivent plus à cette adresse. Ce rendez-vous a toujours lieu.",
    goneHere: "Le fichier joint le retire seulement de l'agenda de cette adresse.",
    againText: "Cette personne ne peut pas venir. Tes autres réservations restent, et celle-ci ne compte plus.",
    closedText: "Toutes les heures avec cette personne ont été fermées : ce rendez-vous est annulé et ne compte plus.",
    change:
      "Tu peux le déplacer (sa page dit combien de fois) ou l'annuler jusqu'à 24 heures avant ; ensuite, seulement l'annuler.",
    cancelOnly: "Un empêchement ? Annule sur la page du rendez-vous, pour que personne n'attende.",
    hostChange:
      "Un empêchement ? Annulez sur la page de vos heures, si vous en avez une, ou dites-le-nous : la startup choisit alors une autre heure.",
    callChange: "Un empêchement ? Dites-le à l'équipe : elle proposera d'autres horaires.",
    action: "Ouvrir le rendez-vous",
    guestReason: "Tu reçois ce message parce que ce rendez-vous est le tien.",
    hostReason: "Vous recevez ce message parce que ce rendez-vous est le vôtre.",
  }),
};

const cityOf = (zone: string) => zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone;

/** Writes an e-mail about a meeting; `summary` is the meeting's title in calendars. */
export async function meetingMail(lang: Lang, from: EmailBranding, { what, reader, hasFile, url, ...meeting }: Told) {
  const say = namedWords(words[lang]);
  const { weekday, time } = formats[lang];
  const { host, startup, guest, startsAt, zone, place, topic, isCall, isLate, isClosed } = meeting;
  const isOn = what === "booked" || what === "moved" || what === "place" || what === "reminder";
  const subject = say[what](weekday(startsAt), time(startsAt));
  const there = zoneLocal(zone, startsAt).slice(11);
  const summary = reader === "guest" ? say.withHost(host) : isCall ? say.callWith(startup) : say.withStartup(startup);
  const mail = await renderEmail(
    { lang, from, subject, preview: summary, reason: say[`${reader}Reason`] },
    <>
      <Paragraph>
        {summary}. {say.parisTime(time(startsAt))}. {zone !== "Europe/Paris" && say.there(there, cityOf(zone))}
      </Paragraph>
      {reader === "host" && <Paragraph>{isCall ? say.applied : say.who(guest, startup)}</Paragraph>}
      {what === "cancelled" && reader === "host" && isLate && <Paragraph>{say.late}</Paragraph>}
      {what === "place" && <Paragraph>{say.sameTime}</Paragraph>}
      {isOn && place && (
        <Paragraph>
          {say.where} {place}
        </Paragraph>
      )}
      {isOn && reader === "host" && topic && (
        <Paragraph>
          {say.topic} {topic}
        </Paragraph>
      )}
      {what === "again" && <Paragraph>{isClosed ? say.closedText : say.againText}</Paragraph>}
      {what === "readdressed" && <Paragraph>{say.readdressedText}</Paragraph>}
      {hasFile && <Paragraph>{isOn ? say.calendar : what === "readdressed" ? say.goneHere : say.gone}</Paragraph>}
      {isOn && (reader === "host" || what !== "reminder") && (
        <Paragraph>{reader === "guest" ? say.change : isCall ? say.callChange : say.hostChange}</Paragraph>
      )}
      {what === "reminder" && reader === "guest" && <Paragraph>{say.cancelOnly}</Paragraph>}
      {url && <Action href={url}>{say.action}</Action>}
    </>,
  );
  return { mail, summary };
}

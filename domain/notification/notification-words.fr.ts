import { formats } from "../../platform/language/format.ts";
import type { NotificationData } from "./notification.ts";
import type { sentences as en } from "./notification-words.en.ts";

const { percent, count, month } = formats.fr;
const text = (value: string | number | undefined) => String(value ?? "");
/** Some news has no day, for example a place at a session whose date isn't set. */
const date = (day: string) => (day ? formats.fr.date(day) : "");
const number = (value: string | number | undefined) => Number(value ?? 0);

const alerts: Record<string, (data: NotificationData) => string> = {
  runway: ({ figure }) => `Il te reste ${count(number(figure))} mois de trésorerie`,
  churn: ({ figure }) => `Ton churn mensuel est à ${percent(number(figure))}`,
  cac: ({ figure }) => `Ton CAC a augmenté de ${percent(number(figure))} en trois mois`,
  cash: ({ figure }) => `Ta trésorerie a baissé de ${percent(Math.abs(number(figure)))} en un mois`,
  "check-in": () => "Il manque les chiffres d’un mois",
};

const names: Record<string, string> = { free: "Free Member", visible: "Visible", elite: "Elite CoPilot" };

const plans: Record<string, (plan: string, until: string, next: string) => string> = {
  ends: (plan, until) => `${plan} se termine le ${until}`,
  ended: (plan, until, next) =>
    `${plan} s’est terminé le ${until}\u00A0: ton compte est désormais en ${next}, rien n’a été supprimé`,
};

const sessions: Record<string, (day: string) => string> = {
  answered: () =>
    "Ta candidature à pitcher a reçu une réponse\u00A0: la raison est dans notre e-mail au contact de ta startup",
  place: (day) =>
    day ? `Tu as une place à la Pitch Session du ${day}` : "Tu as une place à une Pitch Session\u00A0: sa date suivra",
  held: (day) =>
    day
      ? `Une place t’est gardée à la Pitch Session du ${day}`
      : "Une place t’est gardée à une Pitch Session\u00A0: sa date suivra",
  moved: (day) => `Ta Pitch Session est déplacée au ${day}`,
  near: (day) => `Ta Pitch Session a lieu le ${day}`,
  confirmed: () => "Ta place à la Pitch Session est confirmée",
  "fee-taken-back": () => "Ta place à la Pitch Session n’est plus confirmée",
  "taken-back": () => "Tu n’as plus de place à la Pitch Session",
  cancelled: (day) => `La Pitch Session du ${day} est annulée`,
};

const latest = (answer: string, { until }: NotificationData) =>
  until
    ? `\u00A0: ${answer} au plus tard le ${formats.fr.date(new Date(until))} à ${formats.fr.time(new Date(until))}`
    : "";

const requests: Record<string, (data: NotificationData) => string> = {
  outcome: () => "Tu as dit oui à un investisseur il y a deux semaines\u00A0: l’as-tu rencontré\u202F?",
  proposed: (data) => `Nous te proposons un investisseur${latest("réponds", data)}`,
  agreed: () =>
    "Un investisseur que nous t’avons proposé et toi avez dit oui\u00A0: vous avez chacun l’adresse de l’autre",
  "proposal-lapsed": () => "Une mise en relation que nous t’avons proposée est restée sans suite",
  asked: (data) => `Un investisseur demande à te rencontrer${latest("réponds", data)}`,
  lapsed: () => "Une demande de rencontre est restée sans réponse",
};

const introductions: Record<string, (data: NotificationData) => string> = {
  slots: () => "Une startup vous propose des créneaux",
  outcome: () => "Une startup a accepté il y a deux semaines\u00A0: vous êtes-vous rencontrés\u202F?",
  proposed: (data) => `Nous vous proposons une startup${latest("répondez", data)}`,
  agreed: () => "Une startup que nous vous avons proposée et vous avez dit oui\u00A0: vous avez son adresse",
  "proposal-lapsed": () => "Une mise en relation que nous vous avons proposée est restée sans suite",
  yes: () => "Une startup accepte votre demande\u00A0: vous avez son adresse",
  lapsed: () => "Une demande de rencontre est restée sans suite",
};

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const decks: Record<string, string> = {
  closed: "Nous avons fermé ton deck\u00A0: personne ne peut le lire, et la raison est sur sa page",
  reopened: "Nous avons rouvert ton deck",
};

export const sentences: typeof en = {
  alert: (data) => alerts[text(data["alert"])]?.(data) ?? "Un chiffre dépasse son seuil",
  "check-in-due": ({ month: of, due }) =>
    `${capital(month(text(of)))}\u00A0: saisis tes cinq chiffres au plus tard le ${date(text(due))}`,
  view: ({ day, times }) =>
    number(times) === 1
      ? `Un investisseur a consulté ton profil le ${date(text(day))}`
      : `${count(number(times))} vues de ton profil le ${date(text(day))}`,
  plan: ({ state, plan, until, next = "free" }) =>
    plans[text(state)]?.(names[text(plan)] ?? "", date(text(until)), names[text(next)] ?? "") ?? "Ton offre a changé",
  "mentor-request": ({ verdict }) =>
    verdict === "yes" ? "Ton heure avec un mentor est confirmée" : "Nous avons répondu à ta demande de mentor",
  "score-review": () => "Nous avons revu ton score",
  "pitch-session": ({ state, day }) => sessions[text(state)]?.(date(text(day))) ?? "Ta Pitch Session a changé",
  approval: ({ verdict }) =>
    verdict === "yes"
      ? "Votre compte investisseur est validé\u00A0: vous avez accès aux startups"
      : "Votre compte investisseur n’est pas validé\u00A0: la raison est dans notre e-mail",
  follower: ({ state, day, times }) =>
    state === "resumed"
      ? `Un lecteur que tu avais invité s’est réabonné à tes nouvelles le ${date(text(day))}`
      : number(times) === 1
        ? `Un investisseur te suit depuis le ${date(text(day))}`
        : `${count(number(times))} investisseurs te suivent depuis le ${date(text(day))}`,
  deck: ({ state, day, times }) =>
    decks[text(state)] ??
    (state === "ends"
      ? number(times) === 1
        ? `Un lien vers ton deck prend fin le ${date(text(day))}`
        : `${count(number(times))} liens vers ton deck prennent fin le ${date(text(day))}`
      : number(times) === 1
        ? `Un nouveau lecteur a ouvert ton deck le ${date(text(day))}`
        : `${count(number(times))} nouveaux lecteurs ont ouvert ton deck le ${date(text(day))}`),
  update: () => "Une startup que vous suivez vous a envoyé ses nouvelles",
  match: () => "Une startup qui vient d’être publiée correspond à tout ce que vous cherchez",
  "introduction-request": (data) => requests[text(data["state"])]?.(data) ?? "Une demande de rencontre a changé",
  introduction: (data) => introductions[text(data["state"])]?.(data) ?? "Une demande de rencontre a changé",
  publication: ({ of, verdict, first, shown = "yes" }) =>
    of === "logo"
      ? "Nous avons retiré le logo de ta startup\u00A0: écris-nous si tu ne vois pas pourquoi"
      : verdict === "yes" && shown !== "yes"
        ? shown === "closed"
          ? "Ton nom et ton deck sont validés\u00A0: ton deck reste fermé tant que nous ne l’avons pas rouvert"
          : shown === "plan"
            ? "Ton profil investisseur est validé\u00A0: il sera montré dès que ton offre le comprendra"
            : "Ton profil investisseur est validé, mais pas montré pour l’instant\u00A0: écris-nous"
        : first === "yes"
          ? verdict === "yes"
            ? "Ton profil est montré aux investisseurs validés"
            : "Ton profil n’est pas encore montré aux investisseurs\u00A0: la raison est sur sa page"
          : verdict === "yes"
            ? "Les investisseurs voient maintenant ton nouveau nom ou ton nouveau deck"
            : "Ton nouveau nom ou ton nouveau deck n’est pas montré\u00A0: la raison est sur ton profil investisseur",
};

import { de } from "../../platform/language/elision.ts";
import { emailErrors } from "../shell/form/person-errors.fr.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: (name, number, pages) => `Deck ${de(name)}, page ${number} sur ${pages}`,
  of: (name) => `Deck ${de(name)}`,
  pages: (count) => (count === 1 ? "1\u00A0page" : `${count}\u00A0pages`),
  place: (number, pages) => `Page ${number} sur ${pages}`,
  page: (number, pages) => `Page ${number} sur ${pages} du deck\u202F; son texte suit`,
  turn: "Pages du deck",
  before: "Page précédente",
  after: "Page suivante",
  keys: "Les flèches du clavier tournent les pages.",
  text: "Texte de cette page",
  noText: "Cette page ne contient pas de texte que nous puissions lire.",
  gate: {
    title: "Montrez-vous votre lecture\u202F?",
    read: "Lire le deck",
    ofAccount: (name) =>
      `${name} voit quels jours le deck a été ouvert, par combien de personnes, et combien d’entre elles montrent leur lecture. Jamais votre nom ni votre adresse. À partir de trois lecteurs qui la montrent, elle voit le temps passé sur chaque page, tous lecteurs confondus\u202F; vous pouvez cesser de montrer la vôtre à tout moment.`,
    ofAddress: (name) =>
      `${name} connaît votre adresse, pour laquelle le lien a été créé, et voit quel jour vous avez ouvert le deck, sauf si votre navigateur demande de ne pas être suivi. Si vous montrez votre lecture, elle voit aussi le temps passé sur chaque page\u202F; vous pouvez cesser de la montrer à tout moment.`,
    ofPassword: (name) =>
      `${name} voit combien de fois ce lien a été ouvert, jamais par qui. Rien d’autre n’est gardé.`,
    refusing: "Les deux boutons ouvrent le même deck.",
    objects:
      "Votre navigateur demande de ne pas être suivi (Global Privacy Control ou Do Not Track)\u00A0: votre ouverture n’est pas comptée et votre lecture n’est pas montrée. Pour la montrer, désactivez cette demande pour ce site, puis rechargez la page.",
    uncounted:
      "Votre navigateur demande de ne pas être suivi (Global Privacy Control ou Do Not Track)\u00A0: votre ouverture n’est pas comptée.",
    optedOut:
      "Vous avez demandé, sur la liste des startups, de ne plus compter vos visites\u00A0: votre ouverture n’est pas comptée et votre lecture n’est pas montrée. Pour la montrer, faites-y de nouveau compter vos visites.",
    marked: "Votre e-mail est inscrit dans l’image de chaque page.",
    shows: "Ouvrir et montrer ma lecture",
    silent: "Ouvrir sans la montrer",
    limited: (minutes) => ({
      title: "Vous avez ouvert beaucoup de decks en une heure",
      text: `Réessayez dans ${minutes}\u00A0min.`,
    }),
    problem: { title: "Le deck n’a pas été ouvert", text: "Cliquez à nouveau sur le bouton." },
  },
  link: {
    someStartup: "une startup",
    about: (name) =>
      `${name} partage ce deck par The Lab. Nous en convertissons les pages en images\u00A0: aucun PDF ne s’ouvre dans votre navigateur.`,
    forOne: (name) =>
      `${name} a donné ce deck à une seule adresse. Indiquez la vôtre\u00A0: si c’est elle, nous y envoyons un code à six chiffres.`,
    email: "Votre e-mail",
    send: "M’envoyer un code",
    sendAgain: "Envoyer un autre code",
    sent: {
      title: "Si c’est l’adresse invitée, regardez dans sa boîte",
      text: "Un code y arrive, valable 10\u00A0minutes, sauf si elle en a trop reçu en une heure ou en un jour, ou si les e-mails sur les decks y sont arrêtés. Regardez aussi dans vos indésirables.",
    },
    code: "Code à six chiffres",
    codeHint: "Dans l’e-mail qui vous l’apporte.",
    open: "Ouvrir le deck",
    password: "Mot de passe",
    copy: "Télécharger votre copie (PDF).",
    stamped: "Chaque page porte votre e-mail et la date du jour.",
    screenshots: "Le deck ne se télécharge pas. Aucun site ne peut empêcher une capture d’écran.",
    errors: {
      emailRequired: emailErrors.emailRequired.detail,
      emailInvalid: emailErrors.emailInvalid.detail,
      codeWrong: "Ce n’est pas le code, ou il est trop ancien. Vérifiez les six chiffres, ou demandez-en un autre.",
      passwordWrong: "Ce n’est pas le mot de passe. Demandez-le à la personne qui vous a donné le lien.",
    },
    limited: (minutes) => ({ title: "Trop d’essais", text: `Réessayez dans ${minutes}\u00A0min.` }),
    crowded: { title: "Beaucoup de personnes attendent en ce moment", text: "Réessayez dans quelques secondes." },
    problem: { title: "Le deck reste fermé", text: "Demandez un code et indiquez-le ici." },
    gone: {
      title: "Ce lien n’ouvre rien",
      text: "Il a été désactivé, a expiré ou n’a jamais existé, ou le deck a été fermé, par la startup ou par nous. Demandez-en un nouveau à la personne qui vous l’a donné.",
    },
    shown: "Si vous avez montré votre lecture à une startup, vous pouvez cesser de la montrer dans",
    shownLink: "Vos données personnelles",
    paused: {
      title: "Ce deck est en pause",
      text: "L’offre de la startup ne comprend pas le partage du deck aujourd’hui. Le lien rouvrira dès qu’elle le comprendra.",
    },
  },
  agreement: {
    title: "Un accord avant la première page",
    text: (name) => `${name} demande aux lecteurs de ce deck d’accepter ce texte.`,
    kept: (years) =>
      `La startup et vous recevez chacun le texte par e-mail. Nous gardons comme preuve, pendant ${years} ou jusqu’à la suppression de l’espace de la startup, votre nom, votre adresse e-mail, la date, l’heure et le texte\u202F; jamais votre adresse réseau.`,
    name: "Votre prénom et votre nom",
    submit: "J’accepte cet accord",
    limited: (minutes) => ({ title: "Trop d’essais", text: `Réessayez dans ${minutes}\u00A0min.` }),
    problem: { title: "L’accord n’a pas été accepté", text: "Tapez votre nom, puis pressez de nouveau le bouton." },
    changed: {
      title: "La startup a changé ce texte",
      text: "Rien n’a été accepté. Lisez le nouveau texte, puis pressez de nouveau le bouton.",
    },
    errors: { nameRequired: "Tapez votre nom.", nameTooLong: "120\u00A0caractères au plus." },
  },
  report: {
    link: "Signaler ce deck",
    title: (name) => `Signaler le deck ${de(name)}`,
    text: "Il montre ce qui ne leur appartient pas, il trompe ou il blesse\u202F? Dites-le-nous. L’un de nous lit votre signalement et décide\u202F; la startup ne sait pas qui l’a fait. Si votre compte ou votre lien nous donne votre e-mail, nous vous écrivons ce que nous avons décidé.",
    reason: "Ce qui ne va pas",
    submit: "Envoyer le signalement",
    back: "Revenir au deck",
    sent: { title: "Signalement reçu", text: "L’un de nous va regarder ce deck et décider." },
    limited: (minutes) => ({
      title: "Ce deck a été signalé de nombreuses fois aujourd’hui",
      text: minutes >= 60 ? `Réessayez dans ${Math.ceil(minutes / 60)}\u00A0h.` : `Réessayez dans ${minutes}\u00A0min.`,
    }),
    problem: { title: "Le signalement n’est pas parti", text: "Réessayez dans quelques secondes." },
    errors: { reasonRequired: "Dites ce qui ne va pas.", reasonTooLong: "1\u202F000\u00A0caractères au plus." },
  },
  own: {
    title: (name) => `Ce que voit ${name}`,
    link: (name) => `Ce que ${name} voit de votre lecture`,
    named: (name) =>
      `${name} connaît votre adresse, pour laquelle le lien a été créé. Voici tout ce qu’elle voit de votre lecture.`,
    unnamed: (name) =>
      `${name} ne voit jamais votre nom. Elle ne voit le temps passé par page qu’à partir de trois lecteurs de la liste des startups qui montrent leur lecture, tous confondus.`,
    nothing: "Aucune de vos ouvertures n’est comptée.",
    shown: (on) => `${on}\u00A0: ouvert, lecture montrée`,
    silent: (on) => `${on}\u00A0: ouvert, lecture non montrée`,
    page: (page, seconds) => `Page\u00A0${page}\u00A0: ${seconds}\u00A0s`,
    takeBackText:
      "Le temps passé sur toutes vos pages est supprimé aussitôt, et plus rien n’est noté tant que vous n’en décidez pas autrement. Le fait que vous avez ouvert le deck reste, pour protéger le fichier.",
    takeBack: "Ne plus montrer ma lecture",
    back: "Revenir au deck",
  },
};

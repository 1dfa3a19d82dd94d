import { linkLimits } from "../../../domain/deck/link.ts";
import { formats } from "../../../platform/language/format.ts";
import { emailErrorsFamiliar } from "../../shell/form/person-errors.fr.ts";
import type { words as en } from "./words.en.ts";

const { count, date } = formats.fr;
const timeOf = (seconds: number) =>
  seconds < 60
    ? `${seconds}\u00A0s`
    : `${Math.floor(seconds / 60)}\u00A0min${seconds % 60 ? `\u00A0${String(seconds % 60).padStart(2, "0")}` : ""}`;
const pages = (count: number) => (count === 1 ? "1\u00A0page" : `${count}\u00A0pages`);

export const words: typeof en = {
  title: "Deck",
  context: "Nous le convertissons en images\u202F; personne ne reçoit ton PDF",
  pages,
  file: "PDF",
  hint: "20\u00A0Mo et 60\u00A0pages au plus.",
  hintNext:
    "Les lecteurs qui ont un lien voient encore la version précédente tant que la nouvelle n’est pas convertie\u202F; les investisseurs validés, tant que nous ne l’avons pas relue.",
  upload: "Envoyer le deck",
  replace: "Envoyer la version suivante",
  remove: "Supprimer le deck",
  removeHow:
    "Toutes ses versions disparaissent, ses liens sont désactivés, et les investisseurs ne peuvent plus l’ouvrir. C’est définitif.",
  removeConfirm: "Supprimer pour de bon",
  current: "Ton deck",
  pictures: "Pages de ton deck",
  version: (number, count) => `Version ${number}, ${pages(count)}`,
  page: (number) => `Page ${number}`,
  none: "Pas encore de deck. Envoie un PDF\u00A0: les investisseurs validés le lisent ici page par page, sans le télécharger.",
  original: "Télécharger mon dernier fichier",
  access: {
    open: "Les investisseurs validés peuvent le lire.",
    earlier: (number) =>
      `Les investisseurs validés lisent la version\u00A0${number} tant que nous n’avons pas regardé celle-ci.`,
    notLookedAt: "Les investisseurs validés pourront le lire dès que l’un de nous l’aura regardé.",
    notDrawn: "Personne ne peut le lire tant qu’il n’est pas converti en images.",
    notPublic:
      "Ta page ne l’ouvre pas aux investisseurs\u00A0: ton profil n’est pas public. Les liens que tu as donnés l’ouvrent encore, jusqu’à ce qu’ils expirent ou que tu les désactives.",
    notShown:
      "Ta page ne l’ouvre pas aux investisseurs\u00A0: ton profil ne montre pas le deck. Les liens que tu as donnés l’ouvrent encore, jusqu’à ce qu’ils expirent ou que tu les désactives.",
    held: "Aucun investisseur ne peut l’ouvrir en ce moment, même par un lien. Écris-nous.",
    erasing:
      "Ton compte attend d’être effacé\u00A0: tant que tu ne choisis pas de le garder, personne ne peut l’ouvrir, même par un lien.",
    shut: "Personne ne peut l’ouvrir\u00A0: la raison est plus haut.",
    change: "Changer ce que tu montres",
  },
  waiting: {
    title: (number) => `Nous convertissons la version\u00A0${number}`,
    queued: "Elle attend son tour.",
    drawn: (done, all) => `${done} sur ${pages(all)}.`,
    reload: "Voir où elle en est",
  },
  openings: {
    title: (people) => (people > 1 ? `Ouvert par ${people}\u00A0personnes` : "Ouvert par 1\u00A0personne"),
    who: ({ showing, silent }) =>
      `${showing} ${showing > 1 ? "partagent leur" : "partage son"} temps de lecture, ${silent} non.`,
    none: "Aucune ouverture comptée",
    period:
      "Sur les 30\u00A0derniers jours, sans tes visites, celles de ton équipe ni celles des lecteurs qui demandent à ne pas être comptés.",
  },
  refused: (number, name) => `La version\u00A0${number} (${name}) n’a pas pu être convertie`,
  closed: {
    title: (at) => `Nous avons fermé ton deck le ${date(at)}`,
    why: "Pourquoi\u00A0:",
    contact: "Personne ne peut le lire, quelle que soit la version. Écris-nous une fois que tu l’as changé.",
  },
  shut: {
    title: (number) => `Personne ne peut lire la version\u00A0${number}\u00A0: nous l’avons refusée`,
    why: "Ce qu’il faut changer\u00A0:",
    links: (served) =>
      served === null
        ? "D’ici là, tes liens n’ouvrent rien. Envoie la version suivante ici."
        : `Tes liens ouvrent la version\u00A0${served}. Envoie la version suivante ici.`,
  },
  refusals: {
    password: "Elle ne s’ouvre qu’avec un mot de passe. Exporte-la sans, puis envoie-la à nouveau.",
    unreadable:
      "Nous n’arrivons pas à la lire\u00A0: le fichier est abîmé ou incomplet. Exporte-le à nouveau, puis envoie le nouveau fichier.",
    pages: "Elle a plus de 60\u00A0pages. Garde celles que les investisseurs lisent en premier.",
    shape: "Une de ses pages est plus de dix fois plus longue que large. Coupe cette page.",
    heavy: "Une de ses pages est trop lourde à convertir. Exporte-la avec des images plus simples ou plus petites.",
  },
  problems: {
    noFile: "Choisis un PDF.",
    tooLarge: "Ce fichier dépasse 20\u00A0Mo. Exporte-le avec des images plus petites.",
    notPdf: "Ce n’est pas un PDF. Exporte tes diapositives en PDF, puis choisis ce fichier.",
  },
  done: {
    upload: "Deck reçu.",
    remove: "Deck supprimé.",
    share: "Lien créé.",
    kept: "Le lien vers cette adresse garde son accord.",
    again:
      "Lien valable. Une même adresse reçoit par jour une seule invitation de ta part et quelques-unes toutes startups confondues\u202F; elle n’en reçoit aucune si elle n’en veut plus.",
    cut: "Lien désactivé.",
  },
  shared: {
    named: (reader) =>
      `L’invitation part par e-mail à ${reader}, sauf si cette adresse a déjà reçu aujourd’hui une invitation de ta part, ou plusieurs d’autres startups, ou si elle n’en veut plus.`,
    open: "Donne à tes lecteurs son adresse et le mot de passe\u00A0:",
  },
  share: {
    title: "Donner accès",
    email: "E-mail du lecteur",
    emailHint: "Un lien par personne. Il s’ouvre avec un code reçu à cette adresse, et à nulle autre.",
    days: "Durée du lien, en jours",
    daysHint: (most) =>
      `De 1 à ${most}. Il expire à la fin du dernier jour, heure de Paris, et ne s’ouvre plus après la fin de ton offre.`,
    watermark: "Son e-mail en filigrane sur chaque page",
    copy: "Le lecteur peut garder une copie\u00A0: un PDF d’images, avec son e-mail sur chaque page",
    agreement: {
      tick: "Le lecteur doit accepter un accord avant la première page",
      open: "Lire ou changer le texte",
      text: "Texte de l’accord",
      hint: (most) =>
        `${count(most)}\u00A0caractères au plus. Si tu n’écris rien, notre texte court s’applique. Ton lecteur et le contact de ta startup le reçoivent par e-mail dès qu’il est accepté.`,
      ours: [
        "Je lis ce deck en confidence.",
        "1. Je me sers de son contenu seulement pour décider d’investir dans cette startup ou de travailler avec elle.",
        "2. Je ne le transmets pas, ne le publie pas et n’en fais aucune copie, sauf celle qui m’est proposée ici s’il y en a une. Je peux le montrer aux collègues et aux conseils qui en ont besoin pour cette décision et qui gardent la même confidence\u202F; je réponds d’eux.",
        "3. Cela ne couvre pas ce qui est public, ce que je savais déjà, ce qu’un tiers m’a remis licitement, ni ce que la loi m’oblige à communiquer.",
        "4. Il vaut deux ans à partir du jour où je l’accepte. Le droit français s’applique.",
      ].join("\n\n"),
    },
    locked: "L’auteur de ce fichier l’a verrouillé\u00A0: il se lit, il ne se copie pas.",
    send: "Envoyer le lien",
    open: {
      title: "Créer un lien ouvert",
      text: "Pour une page publique ou un évènement\u00A0: un mot de passe, et pas de noms. Tu sauras combien de fois il a été ouvert, jamais par qui.",
      password: "Mot de passe",
      passwordHint: (least) => `${least}\u00A0caractères au moins. Tu le donnes toi-même à tes lecteurs.`,
      make: "Créer le lien ouvert",
    },
    errors: {
      emailRequired: emailErrorsFamiliar.emailRequired.detail,
      emailInvalid: emailErrorsFamiliar.emailInvalid.detail,
      daysOutside: "Choisis un nombre de jours dans la limite.",
      agreementLong: "L’accord est trop long\u00A0: raccourcis-le.",
      passwordShort: `Choisis un mot de passe d’au moins ${linkLimits.password}\u00A0caractères.`,
      passwordLong: "Choisis un mot de passe d’au plus 200\u00A0caractères.",
    },
    noDeck: { title: "Il n’y a pas encore de deck à lire", text: "Envoie un PDF, puis partage-le une fois converti." },
    tooMany: (most) => ({
      title: `Ton offre permet ${most}\u00A0liens valables en même temps, nominatifs et ouverts confondus`,
      text: "Désactive l’un d’eux, puis partage à nouveau.",
    }),
    limited: (minutes) => ({
      title: `Tu as partagé le deck ${linkLimits.invitations}\u00A0fois aujourd’hui`,
      text: minutes >= 60 ? `Réessaie dans ${Math.ceil(minutes / 60)}\u00A0h.` : `Réessaie dans ${minutes}\u00A0min.`,
    }),
    failed: { title: "Le lien n’a pas été créé", text: "Corrige ce qui est signalé ci-dessous." },
  },
  links: {
    title: "Qui a un lien",
    none: "Personne n’a encore de lien.",
    earlier: (links) => `${links}\u00A0${links > 1 ? "liens plus anciens" : "lien plus ancien"}`,
    open: "Lien ouvert",
    never: "Aucune ouverture comptée",
    uncounted:
      "Un navigateur qui demande à ne pas être suivi (Global Privacy Control ou Do Not Track) n’est pas compté\u00A0: le deck a peut-être été ouvert quand même.",
    opened: "A ouvert",
    read: "A lu",
    lastOn: (on) => `le ${on}`,
    silent: "Aucun temps de lecture depuis 30\u00A0jours",
    time: timeOf,
    openings: (count) =>
      count > 1 ? `Ouvert ${count}\u00A0fois` : count === 1 ? "Ouvert une fois" : "Aucune ouverture comptée",
    accepted: (by, on) => `accord accepté par ${by} le ${on}`,
    notAccepted: "accord pas encore accepté",
    until: (until) => `Valable jusqu’au ${until}`,
    untilPlan: (until) => `Valable jusqu’au ${until}, dernier jour de ton offre`,
    shut: (until) => `Ne s’ouvre pas en ce moment, se termine le ${until}`,
    ofLeaver: "créé par une personne qui a quitté ta startup",
    cutOn: (on) => `Désactivé le ${on}`,
    expiredOn: (on) => `Expiré le ${on}`,
    cut: "Désactiver",
    resend: { press: "Renvoyer", named: (reader) => `Renvoyer le lien\u00A0: ${reader}` },
    reopen: { press: "Réactiver", named: (reader) => `Réactiver le lien\u00A0: ${reader}` },
    cutNamed: (reader) => `Désactiver le lien\u00A0: ${reader}`,
  },
  readings: {
    none: "Pas encore de temps de lecture partagé pour cette version. Ceux des lecteurs venus de la liste des startups comptent dès que trois au moins les partagent.",
    medianOf: "Temps de lecture médian",
    time: timeOf,
    readers: (readers) =>
      readers === 1
        ? "pour le seul lecteur de cette version qui partage le sien"
        : `pour les ${readers}\u00A0lecteurs de cette version qui partagent le leur`,
    longest: "La plus lue",
    longestOf: "temps médian le plus long",
    stop: "Où ils s’arrêtent",
    stopOf: (count, all) => `${count} sur ${all} ${count > 1 ? "ne vont" : "ne va"} pas au-delà`,
    times: "Secondes sur chaque page",
    seconds: (seconds) => `${seconds}\u00A0s`,
    how: "Temps médian, en secondes, de ceux qui ont ouvert la page ces 30\u00A0derniers jours. Les onglets masqués, les robots, tes visites et celles de ton équipe n’y sont jamais comptés. Les lecteurs venus de la liste des startups entrent dans ces chiffres dès que trois au moins partagent leur temps de lecture.",
    file: "Télécharger la liste des lecteurs (CSV)",
    plan: "Elite CoPilot montre les pages qui retiennent tes lecteurs, parmi ceux qui l’acceptent.",
  },
  csv: {
    name: "lecteurs",
    reader: "Lecteur",
    state: "État",
    opened: "Ouvert",
    seconds: "Secondes",
    states: { sent: "Aucune ouverture comptée", opened: "A ouvert", read: "A lu", expired: "Expiré", cut: "Désactivé" },
  },
  notStored: { title: "Le deck n’a pas été envoyé", text: "Choisis un autre fichier." },
  crowded: { title: "Beaucoup de decks arrivent en ce moment", text: "Réessaie dans quelques secondes." },
  limited: (minutes) => ({
    title: "Trop de versions aujourd’hui, de toi ou de ton réseau",
    text: minutes >= 60 ? `Réessaie dans ${Math.ceil(minutes / 60)}\u00A0h.` : `Réessaie dans ${minutes}\u00A0min.`,
  }),
  replaced: { title: "Rien n’a été supprimé", text: "Le deck a été remplacé depuis l’ouverture de cette page." },
  gone: { title: "Ce lien a déjà pris fin", text: "Recharge la page pour voir tes liens." },
  failure: { title: "Rien n’a changé", text: "Réessaie dans quelques secondes." },
};

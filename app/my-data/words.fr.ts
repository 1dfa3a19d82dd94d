import type { words as en } from "./words.en.ts";
import { emailErrors } from "../shell/form/person-errors.fr.ts";

export const words: typeof en = {
  title: "Vos données personnelles",
  description: "Voyez ce que The Lab garde sur vous, prenez-en copie, retirez un consentement ou faites tout effacer.",
  ask: {
    intro:
      "Indiquez l’adresse utilisée avec nous. Nous y envoyons un lien vers la page qui montre ce que nous gardons\u00A0: aucun compte n’est nécessaire.",
    email: "E-mail",
    submit: "M’envoyer le lien",
    notice:
      "L’adresse sert à vous envoyer ce lien et elle est supprimée avec lui sous deux jours. La réponse est la même, que nous connaissions l’adresse ou non.",
    signedIn: (email) => `Vous êtes connecté avec ${email}.`,
    goOn: "Voir mes données",
    notFresh:
      "Pour ouvrir vos données sans le lien envoyé par e-mail, reconnectez-vous\u00A0: votre dernière connexion date de plus de 15\u00A0minutes.",
    signIn: "Me reconnecter",
  },
  errors: {
    ...emailErrors,
    tooLong: { message: "Trop long", detail: "Une adresse compte 254 caractères au plus" },
  },
  failure: {
    title: "Erreur",
    text: "Le lien n’a pas pu être envoyé. Rien n’a changé\u00A0: réessayez.",
  },
  asked: {
    title: "Consultez votre boîte de réception",
    text: (time) =>
      `Un message avec un lien est en route vers cette adresse. Le lien fonctionne une fois, pendant ${time}. S’il n’y est pas, regardez dans les indésirables.`,
  },
  link: {
    open: "Ouvrir vos données",
    openText: "Ce lien fonctionne une fois. Ce navigateur pourra ensuite voir vos données pendant une heure.",
    used: "Ce lien ne fonctionne plus",
    usedText: (time) => `Il a déjà servi, a plus de ${time} ou est incomplet. Vous pouvez en demander un autre.`,
    again: "Demander un nouveau lien",
  },
  open: {
    lead: (email) => `Voici ce que nous gardons avec ${email}.`,
    until: (time) => `Cette page reste ouverte dans ce navigateur jusqu’à ${time}.`,
    noMail:
      "Nous avons effacé vos données et n’écrivons plus à cette adresse, même si elle est saisie dans un formulaire. Pour utiliser à nouveau le site, autorisez d’abord nos e-mails.",
    letMailIn: "Autoriser les e-mails à cette adresse",
    holdings: "Ce que nous gardons",
    nothing: "Rien\u00A0: ni formulaire, ni candidature, ni compte.",
    recordsText:
      "Un enregistrement est une ligne de notre base\u00A0: une seule candidature en laisse plusieurs, par exemple vos réponses, chaque décision et chaque appel.",
    records: (count) => (count === 1 ? "1 enregistrement" : `${count} enregistrements`),
    copy: "Obtenir une copie",
    copyText: (time) =>
      `Nous vous envoyons un lien vers une archive de ce que nous gardons avec cette adresse\u00A0: un fichier pour les logiciels (JSON) et des tableaux pour un tableur (CSV). Il fonctionne une fois, pendant ${time}.`,
    copyAction: "M’envoyer la copie",
    copyAsked: (until) => `Le lien est en route vers votre boîte de réception. Il fonctionne jusqu’au ${until}.`,
    consents: "Vos consentements",
    noConsents: "Vous n’en avez aucun à retirer.",
    withdrawAction: "Retirer",
    unconfirmed: "demande pas encore confirmée",
    history: "Ce qui vous a été montré et ce que vous avez choisi",
    columns: { at: "Date", what: "Objet", choice: "Choix" },
    given: "Oui",
    notGiven: "Non",
    shownOnly: "Affiché",
    wording: "Texte",
    cookies:
      "Les choix sur les services d’autres sociétés dépendent d’un numéro dans votre navigateur, pas de votre adresse. Vous les trouvez sur",
    cookiesLink: "la page des cookies",
    erase: "Tout effacer",
    eraseText: (days) =>
      `Au bout de ${days} jours, nous effaçons ce que nous gardons avec cette adresse\u00A0: formulaires et messages, candidatures, guide, newsletter, compte. Ce que vous avez écrit dans une startup que vous partagez lui reste\u202F; celle qui n’a pas d’autre membre est supprimée, et nous en prévenons les investisseurs qui la gardaient. Si votre candidature a fait entrer une startup dans le programme, sa place y prend fin aussi. À notre demande, le prestataire de notre fichier de contacts y supprime aussi votre fiche. D’ici là, vous pouvez changer d’avis avec le lien que nous vous envoyons.`,
    eraseKept: (proofs, log) =>
      `Ce que nous devons garder reste, sans votre adresse sauf dans le dernier cas\u00A0: les preuves de consentement et de cette demande, pendant ${proofs}, et le journal de sécurité, pendant ${log}. Une empreinte de votre adresse reste aussi\u00A0: elle nous empêche de vous écrire, permet de vous effacer de nouveau d’une sauvegarde antérieure et limite le mois gratuit à un seul. Si vous avez accepté un accord pour lire le deck d’une startup, il reste avec votre nom et votre adresse, comme preuve pour cette startup, aussi longtemps que le dit notre politique de confidentialité.`,
    eraseSure: "Je comprends que ce sera irréversible après ce jour.",
    eraseUnsure: "Cochez la case pour confirmer.",
    eraseNeeded:
      "Vous êtes la seule personne à pouvoir administrer ce site\u00A0: rien ne peut donc encore être effacé. Donnez d’abord ce rôle à quelqu’un d’autre\u00A0: au bureau, sous Personnes.",
    eraseAction: "Faire effacer mes données",
    erasing: (on) => `Vos données seront effacées le ${on}.`,
    cancelAction: "Finalement, garder mes données",
    latestOf: (shown, inAll) => `Les ${shown} dernières sur ${inAll}.`,
    requests: "Vos demandes",
    others: "Rectifier, limiter ou s’opposer",
    othersText: "Nous vous répondons sous un mois.",
    othersLink: "Nous écrire",
    close: "Fermer cette page",
  },
  categories: {
    account: "Compte, sessions et décisions à son sujet",
    forms: "Formulaires que vous nous avez envoyés",
    application: "Candidatures, avec nos décisions",
    guide: "Le guide de 30 jours",
    newsletter: "Newsletter",
    consents: "Consentements et mentions",
    messages: "Messages envoyés, et ce que notre fichier de contacts a reçu",
    log: "Journal de sécurité",
    requests: "Demandes au sujet des données personnelles",
  },
  kinds: {
    export: "Copie des données",
    erasure: "Effacement",
    withdrawal: "Retrait d’un consentement",
    rectification: "Rectification",
    restriction: "Limitation de l’usage",
    objection: "Opposition",
  },
  outcomes: { done: "Fait", cancelled: "Retirée", expired: "Lien non utilisé à temps", open: "En cours" },
  withdrawable: {
    marketing: "Actualités et dates du programme par e-mail",
    phone: "Appels au numéro que vous avez donné",
    newsletter: "La newsletter",
  },
  withdrawn: {
    marketing:
      "Je retire mon consentement aux actualités et aux dates du programme par e-mail, et je quitte la newsletter si je la reçois.",
    phone: "Je retire mon consentement aux appels\u202F; mon numéro est supprimé.",
    newsletter: "Je quitte la newsletter et, avec elle, les actualités et les dates du programme.",
  },
  readings: {
    title: "Les decks dont vous montrez votre lecture",
    text: "Ces startups voient ou peuvent voir le temps que vous avez passé sur chaque page. Cessez de la montrer\u00A0: ces durées sont supprimées aussitôt. Le fait que vous avez ouvert le deck reste, pour protéger le fichier.",
    someStartup: "Une startup",
    takeBack: "Ne plus montrer ma lecture",
    taken: { title: "Votre lecture n’est plus montrée", text: "Les durées de ses pages sont supprimées." },
    takeBackOf: (name) => `Ne plus montrer ma lecture\u00A0: ${name}`,
  },
  history: {
    notice: "Mention sous un formulaire",
    marketing: "Actualités par e-mail",
    phone: "Appels",
    risk: "Risque de l’investissement",
    terms: "Conditions d’utilisation",
    "newsletter-requested": "Newsletter\u00A0: demandée",
    "newsletter-confirmed": "Newsletter\u00A0: confirmée",
    "newsletter-unsubscribed": "Newsletter\u00A0: quittée",
    "newsletter-bounced": "Newsletter\u00A0: e-mail refusé par la boîte",
  },
  export: {
    title: "Vos données, à emporter",
    text: "L’archive est composée quand vous appuyez sur le bouton, et une seule fois. Nous n’en gardons pas de copie.",
    action: "Télécharger (zip)",
  },
  erasure: {
    title: "Garder vos données\u202F?",
    text: (on) => `Les données gardées avec votre adresse doivent être effacées le ${on}.`,
    action: "Garder mes données",
    cancelled: "Vos données restent",
    cancelledText: "L’effacement est annulé. Vous pouvez le redemander à tout moment.",
    done: "Vos données ont été effacées",
    doneText: "Il est trop tard pour revenir en arrière\u00A0: l’effacement est fait.",
    gone: "Aucun effacement ne correspond à ce lien",
    goneText: "Le lien est incomplet, ou la demande est close depuis longtemps.",
  },
  archive: {
    readme: "lisez-moi.txt",
    heading: (email, date) => `Ce que The Lab gardait avec ${email} le ${date}`,
    files: "Les fichiers",
    json: "data.json contient tout, pour les logiciels.",
    tables: "Les tableaux s’ouvrent dans n’importe quel tableur\u00A0:",
    left: "Ce qui n’y est pas\u00A0: les données d’autres personnes, le PDF de votre deck (sa page le rend), ce qui appartient à une startup que vous partagez, et ce qui permettrait d’entrer dans un compte (mots de passe et codes, dont nous ne gardons qu’une empreinte).",
    rights: "Vous pouvez nous demander de rectifier ou d’effacer ces données\u00A0:",
  },
};

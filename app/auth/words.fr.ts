import { de } from "../../platform/language/elision.ts";
import { mailsADay } from "../../domain/delivery/stranger-mails.ts";
import { printRetention } from "../../domain/retention/rules.ts";
import { emailErrors } from "../shell/form/person-errors.fr.ts";
import type { words as en } from "./words.en.ts";

const minutes = (count: number) => `${count} ${count < 2 ? "minute" : "minutes"}`;

export const manyMails = `Nous envoyons à une adresse au plus ${mailsADay}\u00A0messages de ce type par jour\u00A0: les suivants attendent ou sont à redemander.`;

export const words: typeof en = {
  wrong: "Identifiants invalides",
  signInFailed: "Erreur lors de la connexion",
  signUpFailed: "Erreur lors de l'inscription",
  errors: {
    emailRequired: emailErrors.emailRequired.detail,
    emailInvalid: emailErrors.emailInvalid.detail,
    passwordRequired: "Indiquez votre mot de passe",
    passwordTooShort: "12\u00A0caractères au moins\u00A0: une courte phrase se retient facilement",
    passwordTooLong: "128\u00A0caractères au plus",
    passwordCommon: "Choisissez-en un autre\u00A0: c’est l’un des premiers que d’autres essaieraient",
    passwordPersonal: "Choisissez autre chose que notre nom, le vôtre ou votre e-mail",
    passwordWrong: "Vérifiez ce mot de passe\u00A0: ce n’est pas l’actuel",
    codeRequired: "Indiquez le code",
    codeWrong: "Indiquez un autre code\u00A0: celui-ci n’est pas valable, ou a déjà servi",
    passkeyNameRequired: "Donnez-lui un nom",
    userTypeRequired: "Choisissez l’un des deux",
    firstNameRequired: "Indiquez votre prénom",
    lastNameRequired: "Indiquez votre nom",
    tooLong: "Raccourcissez ce texte",
    langRequired: "Choisissez une langue",
    termsRequired: "Acceptez les conditions\u00A0: le compte ne s’ouvre qu’ensuite",
    riskRequired: "Cochez cette case\u00A0: un investisseur doit connaître ce risque avant de s’inscrire",
  },
  email: "E-mail",
  password: "Mot de passe",
  newPassword: "Nouveau mot de passe",
  newPasswordHint: "12\u00A0caractères au moins. Espaces et accents comptent aussi.",
  currentPassword: "Mot de passe actuel",
  code: "Code",
  language: "Langue",
  crowded: "Beaucoup de monde en ce moment. Réessayez dans quelques secondes.",
  crowdedPage: "Il y a beaucoup de monde en ce moment. Revenez en arrière et réessayez dans un instant.",
  tooMuchText: "Cela fait beaucoup de texte d’un coup. Revenez en arrière, attendez une minute et renvoyez-le.",
  bodyTooLarge:
    "C’est plus que ce que le site accepte. Revenez en arrière et envoyez-en moins, ou un fichier plus petit.",
  signedOutWhileSending:
    "Votre session a pris fin, rien n’a donc été enregistré. Connectez-vous dans un autre onglet, puis revenez en arrière et renvoyez le formulaire.",
  failed: "Un problème est survenu de notre côté. Rien n’a été modifié\u00A0: réessayez.",
  limited: (count) => `Trop d’essais. Revenez dans ${minutes(count)}.`,
  home: "Revenir à l’accueil",
  myData: "Télécharger mes données, ou les faire effacer",
  privacy: "Ce que deviennent vos données",
  gone: {
    title: "Ce lien n’est plus valable",
    text: "Il a déjà servi, a été annulé ou remplacé par un plus récent, ou il est trop ancien. Vous pouvez en demander un autre.",
    signIn: "Aller à la page de connexion",
  },
  join: {
    title: "Rejoindre l’équipe",
    text: (email) => `Un administrateur a invité ${email}. Votre compte aura cette adresse.`,
    as: (functions) => `Votre fonction\u00A0: ${functions}.`,
    functions: { manager: "responsable de programme", reviewer: "évaluateur", expert: "expert growth" },
    next: "L’étape suivante installe une application d’authentification ou une clé d’accès\u00A0: toute l’équipe se connecte ainsi.",
    until: (day) => `Ce lien fonctionne une fois, jusqu’au ${day}.`,
    firstName: "Prénom",
    lastName: "Nom",
    submit: "Ouvrir mon compte",
  },
  signIn: {
    title: "Se connecter",
    description: "Connectez-vous à votre compte The Lab, comme fondateur ou comme investisseur.",
    intro: "Vos candidatures, votre profil et les prochaines sessions, au même endroit.",
    invited: (masked) => `L’invitation est pour l’adresse ${masked}.`,
    submit: "Se connecter",
    wrongHint:
      "Si vous venez de vous inscrire, ouvrez d’abord le lien de notre e-mail de confirmation, ou faites-le renvoyer.",
    blocked: "La connexion à ce compte a été fermée. Écrivez-nous si vous pensez que c’est une erreur.",
    unsaved:
      "Votre session avait pris fin\u00A0: votre envoi n’a pas été enregistré. Connectez-vous, puis renvoyez-le.",
    forgotten: "Mot de passe oublié\u202F?",
    resend: "Renvoyer l’e-mail de confirmation",
    none: "Pas encore de compte\u202F?",
    signUp: "S’inscrire",
    notices: {
      everywhere: "Toutes vos sessions sont fermées.",
      password: "Votre nouveau mot de passe est enregistré. Vous pouvez vous connecter.",
      "password-code":
        "Votre nouveau mot de passe est enregistré. Connectez-vous, puis indiquez un code de votre application d’authentification.",
      email: "Votre nouvel e-mail est confirmé. Connectez-vous désormais avec cette adresse.",
    },
  },
  signUp: {
    title: "S’inscrire",
    description: "Ouvrez un compte The Lab, comme fondateur ou comme investisseur.",
    intro:
      "Fondateur, vous suivez votre candidature et préparez votre profil. Investisseur, vous préparez le vôtre\u202F; l’équipe valide chaque inscription avant de présenter la moindre startup.",
    invited: (startup) =>
      `Vous êtes invité à rejoindre ${startup || "une startup"}. Une fois votre adresse confirmée, vous revenez à l’invitation pour l’accepter.`,
    invitedAddress: (masked) =>
      `L’invitation est pour l’adresse ${masked}. Laissez ce champ vide pour utiliser cette adresse.`,
    plan: (plan, tries) =>
      `Vous avez demandé l’offre ${plan}. ${tries ? "Si vous n’avez pas encore eu votre essai gratuit, un clic le commence une fois votre compte ouvert" : "Nous gardons cette demande avec votre compte"}\u00A0: s’inscrire ne coûte rien et n’engage à rien.`,
    plans: { free: "Free Member", visible: "Visible", elite: "Elite CoPilot" },
    userType: "Vous êtes",
    types: { startup: "Fondateur ou fondatrice", investor: "Investisseur ou investisseuse" },
    firstName: "Prénom",
    lastName: "Nom",
    submit: "Ouvrir mon compte",
    have: "Déjà un compte\u202F?",
    readTerms: "Lire les conditions",
  },
  planRequest: {
    title: (plan) => `Demander l’offre ${plan}`,
    text: (email) =>
      `La demande est gardée avec votre compte, ${email}. Nous la lisons et vous répondons par e-mail. Elle ne coûte rien et n’engage à rien.`,
    submit: "Envoyer ma demande",
    already: "Vous avez déjà demandé cette offre. Nous vous répondrons par e-mail\u202F; la demande ne coûte rien.",
    has: (plan, until) =>
      until
        ? `Vous avez ${plan} jusqu’au ${until}, ce jour compris. Pour continuer après ce jour, écrivez-nous depuis la page de contact.`
        : `Vous avez ${plan}, sans date de fin.`,
    trial: {
      title: (months) => (months === 1 ? "Un mois gratuit d’Elite CoPilot" : `${months} mois gratuits d’Elite CoPilot`),
      text: (months) =>
        `L’essai commence aujourd’hui et s’arrête automatiquement au bout ${months === 1 ? "d’un" : `de ${months}`} mois\u00A0: sans carte bancaire, et sans résiliation à prévoir. Vous y avez droit une fois. Il ne comprend pas les frais de participation à une Pitch Session. À la fin, rien de ce que vous avez saisi n’est supprimé, et nous écrivons au contact de votre startup une semaine avant.`,
      submit: (months) => (months === 1 ? "Commencer mon mois gratuit" : `Commencer mes ${months} mois gratuits`),
    },
    next: (plan, from) => `L’offre ${plan} vous est déjà accordée\u00A0: vous l’aurez à partir du ${from}.`,
    after: (plan, trialUntil) =>
      `Votre essai gratuit continue jusqu’à son dernier jour, le ${trialUntil}\u202F; ${plan} prendrait la suite.`,
    instead: (plan, current) =>
      `Vous avez ${current}, qui comprend tout ce que comprend ${plan}\u00A0: vous demandez à passer à ${plan}.`,
    other: (plan) => `Elle remplace votre demande de l’offre ${plan}.`,
    pricing: "Voir les offres",
  },
  sent: {
    title: "Consultez votre boîte de réception",
    text: "Nous avons écrit à l’adresse indiquée. Suivez le lien de ce message pour ouvrir votre compte\u202F; il est valable 24\u00A0heures.",
    where: "Dans ce navigateur, un clic suffit. Dans un autre, un mot de passe vous sera demandé.",
    wait: `Rien reçu\u202F? Regardez dans les indésirables. ${manyMails}`,
    again: "Renvoyer le message",
    againHint: "L’adresse de votre inscription, dans ce navigateur. Depuis un autre, inscrivez-vous à nouveau.",
    againDone: "Si une inscription a été faite avec cette adresse dans ce navigateur, le message repart.",
  },
  confirm: {
    title: "Plus qu’un clic",
    text: (email) => `Ouvrir le compte ${de(email)}\u202F?`,
    submit: "Confirmer mon e-mail",
    elsewhereTitle: "Est-ce bien votre inscription\u202F?",
    elsewhereText: (email) => `Une inscription a été faite avec l’adresse ${email} dans un autre navigateur.`,
    name: "Nom",
    as: "Inscription comme",
    plan: "Offre demandée",
    others: "Une autre inscription attend à cette adresse. Confirmez la vôtre\u00A0: l’autre est alors supprimée.",
    choose:
      "Si c’est bien la vôtre, indiquez le mot de passe que vous aviez choisi, ou un nouveau. Seul celui que vous saisissez ici ouvrira le compte.",
    accepting: "En confirmant, vous acceptez ce qui a été coché à l’inscription\u00A0:",
    asShown: "Dans les termes affichés alors",
    notYours: `Ce n’est pas la vôtre\u202F? Fermez cette page\u00A0: aucun compte n’est ouvert, et l’inscription est supprimée après ${printRetention("unverified_accounts", "fr")}.`,
  },
  reset: {
    title: "Nouveau mot de passe",
    description: "Demandez un lien pour choisir un nouveau mot de passe.",
    text: "Indiquez l’adresse de votre compte\u00A0: nous y envoyons un lien pour choisir un nouveau mot de passe.",
    submit: "M’envoyer le lien",
    sentTitle: "Consultez votre boîte de réception",
    sentText: `Si cette adresse a un compte, un lien pour choisir un nouveau mot de passe est en route. Il est valable une heure. ${manyMails}`,
    choose: "Choisissez un nouveau mot de passe",
    chooseText: (email) => `Pour ${email}. Toutes les sessions ouvertes de ce compte se ferment.`,
    stands: (date) =>
      `Depuis le ${date}, ce compte demande aussi un code d’une application d’authentification. Un nouveau mot de passe n’y change rien.`,
    standsHelp:
      "Si vous n’avez pas associé cette application, ou si vous l’avez perdue, écrivez-nous\u00A0: une fois certains que c’est bien vous, nous désactivons la double authentification et vous le confirmons par e-mail.",
    writeToUs: "Nous écrire",
    setup: "Préparez votre compte d’administration",
    setupText: (email) => `Pour ${email}. Votre application d’authentification vous sera demandée à la connexion.`,
    save: "Enregistrer ce mot de passe",
  },
  secondFactor: {
    isSetUp: "La double authentification est active",
    title: "Double authentification",
    text: "Indiquez les six chiffres qu’affiche votre application d’authentification, ou l’un de vos codes de secours.",
    lost: "Vous n’avez plus ni l’application ni vos codes de secours\u202F? Écrivez-nous en indiquant l’adresse de votre compte\u00A0: une fois certains que c’est bien vous, nous désactivons la double authentification.",
    submit: "Continuer",
    setup: "Activez la double authentification",
    offered: "Avec une application d’authentification, votre mot de passe seul n’ouvre plus votre compte.",
    scanInstead: "Ou avec une application d’authentification\u00A0: scannez ceci, ou saisissez-y la clé.",
    scan: "Scannez ceci avec votre application d’authentification, ou saisissez-y la clé.",
    qr: "Code QR pour votre application d’authentification",
    key: "Clé",
    enter: "Indiquez ensuite les six chiffres qu’elle affiche.",
    confirm: "Activer",
    skip: "Passer, dans cette démonstration seulement",
    codesTitle: "Gardez ces codes de secours",
    nowOn: "La double authentification est active et vos autres sessions sont fermées.",
    renewed: "Les codes précédents ne fonctionnent plus.",
    codesText:
      "Chacun remplace l’application une fois, si vous perdez votre téléphone. Ils ne seront plus affichés\u00A0: imprimez-les, ou gardez-les avec vos mots de passe.",
    goOn: "Je les ai gardés",
  },
  emailChange: {
    title: "Est-ce votre nouvelle adresse\u202F?",
    text: (email) => `Le compte s’ouvrira désormais avec ${email}.`,
    submit: "Confirmer cette adresse",
    elsewhere: (email) =>
      `Quelqu’un a demandé à rattacher son compte à ${email}. Si c’est vous, connectez-vous d’abord avec votre adresse actuelle\u00A0: nous ne connaissons pas encore ce navigateur.`,
    notYours: "Ce n’est pas vous\u202F? Fermez cette page\u00A0: rien ne change.",
  },
  dashboard: "Votre tableau de bord",
  languages: { en: "Anglais", fr: "Français" },
};

import type { Consent, Notice, Text } from "../domain/content/content.ts";

const row = (label: Text, value: Text) => ({ label, value });

const controller = row(
  { en: "Who is responsible", fr: "Responsable du traitement" },
  {
    en: "{site.organisation}. Company: {site.legalName}.",
    fr: "{site.organisation}. Société : {site.legalName}.",
  },
);

const basis = row(
  { en: "Legal basis", fr: "Base légale" },
  {
    en: "Steps taken at your request before a contract (GDPR, Art. 6(1)(b)); if you write for a company, our legitimate interest in replying (Art. 6(1)(f)).",
    fr: "Mesures précontractuelles prises à votre demande (RGPD, art. 6.1.b) ; si vous écrivez pour une société, notre intérêt légitime à lui répondre (art. 6.1.f).",
  },
);

const recipients = row(
  { en: "Who receives it", fr: "Destinataires" },
  {
    en: "The Lab’s team, and the providers that host the site, carry its e-mails and keep its contacts (ActiveCampaign, United States).",
    fr: "L’équipe de The Lab et les prestataires qui hébergent le site, acheminent ses e-mails et tiennent son fichier de contacts (ActiveCampaign, États-Unis).",
  },
);

/**
 * The recipients of an application to pitch. Once the startup has a place at a session, investors also receive some of
 * the data.
 */
const pitchRecipients = row(
  { en: "Who receives it", fr: "Destinataires" },
  {
    en: "The Lab’s team and the providers that host the site, carry its e-mails and keep its contacts (ActiveCampaign, United States). If your startup is chosen, the investors invited to the session receive its name, sector and revenue range. If your startup pitches and its owner agrees to a card, the session’s public page also shows its name, sector, stage and website.",
    fr: "L’équipe de The Lab, les prestataires qui hébergent le site, acheminent ses e-mails et tiennent son fichier de contacts (ActiveCampaign, États-Unis) et, si la startup est retenue, les investisseurs invités à la session, qui n’en reçoivent que le nom, le secteur et la tranche de chiffre d’affaires. Si son responsable accepte une carte et qu’elle pitche, la page publique de la session montre aussi son nom, son secteur, son stade et son site.",
  },
);

const retention = row(
  { en: "How long", fr: "Durée de conservation" },
  {
    en: "{retention.leads} from your last contact with us; longer while you have an account or receive our newsletter.",
    fr: "{retention.leads} à compter de votre dernier contact avec nous ; au-delà, tant que vous avez un compte ou recevez notre newsletter.",
  },
);

const rights = row(
  { en: "Your rights", fr: "Vos droits" },
  {
    en: "Access, rectification, erasure, restriction, objection and portability, through the contact form. You may complain to the CNIL.",
    fr: "Accès, rectification, effacement, limitation, opposition et portabilité, par le formulaire de contact. Vous pouvez adresser une réclamation à la CNIL.",
  },
);

const more: Text = { en: "How your data is used", fr: "Ce que deviennent vos données" };
const yourMore: Text = { en: "How your data is used", fr: "Ce que deviennent tes données" };
const policy: Text = { en: "Privacy policy", fr: "Politique de confidentialité" };

/**
 * The legal basis for forms on pages that address the visitor as "tu" in French: the visitor requests a service and
 * receives it.
 */
const service = row(
  { en: "Legal basis", fr: "Base légale" },
  {
    en: "What you ask for here (GDPR, Art. 6(1)(b)). News and calls only with your consent (Art. 6(1)(a)), which you can withdraw at any time.",
    fr: "Le service que tu demandes ici (RGPD, art. 6.1.b). Les actualités et les appels, seulement avec ton consentement (art. 6.1.a), que tu peux retirer à tout moment.",
  },
);

const yourRetention = row(
  { en: "How long", fr: "Durée de conservation" },
  {
    en: "{retention.leads} from your last contact with us; longer while you have an account or receive our newsletter.",
    fr: "{retention.leads} à compter de ton dernier contact avec nous ; au-delà, tant que tu as un compte ou reçois notre newsletter.",
  },
);

const yourRights = row(
  { en: "Your rights", fr: "Tes droits" },
  {
    en: "Access, rectification, erasure, restriction, objection and portability, through the contact form. You may complain to the CNIL.",
    fr: "Accès, rectification, effacement, limitation, opposition et portabilité, par le formulaire de contact. Tu peux adresser une réclamation à la CNIL.",
  },
);

const account = row(
  { en: "Legal basis", fr: "Base légale" },
  {
    en: "The account that you opened with us (GDPR, Art. 6(1)(b)).",
    fr: "Le compte que vous avez ouvert chez nous (RGPD, art. 6.1.b).",
  },
);

const keptHere = row(
  { en: "Who receives it", fr: "Destinataires" },
  {
    en: "The Lab’s team and the provider that hosts the site. Colleagues in your fund’s team see your name. A startup you follow, or one with a place at a Pitch Session where you agree to be named, sees your name and firm; one you ask to meet, or tick at a Pitch Session, also sees your stages, tickets, sectors, focus and the month we approved you; one we propose to you sees the same without your name or firm. A startup sees your e-mail only after a yes. None of it goes into our contact records.",
    fr: "L’équipe de The Lab et le prestataire qui héberge le site. Les membres de l’équipe de votre fonds voient votre nom. Une startup que vous suivez, ou qui a une place à une Pitch Session où vous acceptez d’être nommé, voit votre nom et votre société ; celle que vous demandez à rencontrer, ou que vous cochez à une Pitch Session, voit aussi vos stades, vos tickets, vos secteurs, votre focus et le mois de votre validation ; celle que nous vous proposons voit ces critères, sans votre nom ni votre société. Une startup ne voit votre e-mail qu’après un oui. Ces données ne vont pas dans notre fichier de contacts.",
  },
);

const accountRetention = row(
  { en: "How long", fr: "Durée de conservation" },
  { en: "As long as your account exists.", fr: "Tant que votre compte existe." },
);

export const notices: Notice[] = [
  {
    kind: "notice",
    id: "simulator",
    version: 2,
    summary: {
      en: "The Lab uses your answers to send you the projection and get back to you about it.",
      fr: "The Lab utilise vos réponses pour vous envoyer la projection et vous en reparler.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To send you the projection by e-mail and to contact you about it.",
          fr: "Vous envoyer la projection par e-mail et vous contacter à son sujet.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without your e-mail and your company’s name, nothing is sent and nothing is kept. The projection shows without them.",
          fr: "Sans votre e-mail et le nom de votre société, rien n’est envoyé ni conservé. La projection s’affiche sans eux.",
        },
      ),
      recipients,
      retention,
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "contact",
    version: 2,
    summary: {
      en: "The Lab uses your message and your e-mail to reply to you.",
      fr: "The Lab utilise votre message et votre e-mail pour vous répondre.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To read your message, pass it to the right person and reply to you.",
          fr: "Lire votre message, le transmettre à la bonne personne et vous répondre.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without a name, an e-mail address and a message, we can’t answer.",
          fr: "Sans votre nom, votre e-mail et un message, nous ne pouvons pas vous répondre.",
        },
      ),
      recipients,
      retention,
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "notify-me",
    version: 3,
    summary: {
      en: "The Lab uses your e-mail to tell you a new Pitch Session date.",
      fr: "The Lab utilise votre e-mail pour vous annoncer une nouvelle date de Pitch Session.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To write to you once, when a new Pitch Session date is set.",
          fr: "Vous écrire une fois, quand une nouvelle date de Pitch Session est fixée.",
        },
      ),
      row(
        { en: "Legal basis", fr: "Base légale" },
        {
          en: "Your consent (GDPR, Art. 6(1)(a)), given by sending the form. You can withdraw it at any time.",
          fr: "Votre consentement (RGPD, art. 6.1.a), donné en envoyant le formulaire. Vous pouvez le retirer à tout moment.",
        },
      ),
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without your e-mail we can’t tell you. The date will be on this site as well.",
          fr: "Sans votre e-mail, nous ne pouvons pas vous prévenir. La date figurera aussi sur ce site.",
        },
      ),
      recipients,
      retention,
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "pitch-application",
    version: 4,
    summary: {
      en: "The Lab uses your answers to decide on your application to a Pitch Session and to reply to you.",
      fr: "The Lab utilise vos réponses pour examiner votre candidature à une Pitch Session et vous répondre.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To choose the startups for a session. We read and decide ourselves; there is no automated decision.",
          fr: "Sélectionner les startups d’une session. Nous lisons et décidons nous-mêmes ; aucune décision n’est automatisée.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "We need everything except the website to assess your application.",
          fr: "Tout, sauf le site web, est nécessaire pour examiner votre candidature.",
        },
      ),
      pitchRecipients,
      retention,
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "investor-registration",
    version: 3,
    summary: {
      en: "The Lab uses your answers to check your profile, reply to you and write to you about its Pitch Sessions.",
      fr: "The Lab utilise vos réponses pour vérifier votre profil, vous répondre et vous écrire au sujet de ses Pitch Sessions.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To check that you invest actively, to reply to you, to write to you about our sessions and to know which startups suit you.",
          fr: "Vérifier que vous investissez activement, vous répondre, vous écrire au sujet de nos sessions et savoir quelles startups vous conviennent.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "The firm and LinkedIn are optional. Without the other answers and the tick about risk, we can’t register you. We keep the date and the wording of that tick as proof, for {retention.consent_proofs}.",
          fr: "La structure et LinkedIn sont facultatifs. Sans les autres réponses ni la case sur le risque, nous ne pouvons pas vous inscrire. Nous gardons la date et le texte de cette case comme preuve, pendant {retention.consent_proofs}.",
        },
      ),
      recipients,
      retention,
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "join",
    version: 2,
    summary: {
      en: "The Lab uses your answers to see where you could help and to write to you.",
      fr: "The Lab utilise vos réponses pour voir où vous pourriez aider et pour vous écrire.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To read what you offer, look for a startup that needs it and reply to you.",
          fr: "Lire ce que vous proposez, chercher une startup qui en a besoin et vous répondre.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without a name, an e-mail address and a few words on what you bring, we can’t answer.",
          fr: "Sans votre nom, votre e-mail et quelques mots sur ce que vous apportez, nous ne pouvons pas vous répondre.",
        },
      ),
      recipients,
      retention,
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "application",
    version: 4,
    summary: {
      en: "The Lab uses your answers to decide on your application. Until you send them, they’re a draft. It stays in this browser until you send or erase it. Once it includes your e-mail, we also keep it on our server, for at most {retention.drafts} after your last change.",
      fr: "The Lab utilise vos réponses pour examiner votre candidature et se prononcer. Tant que vous ne l’avez ni envoyé ni effacé, votre brouillon reste dans ce navigateur. Dès qu’il contient votre e-mail, nous le gardons aussi sur notre serveur, au plus {retention.drafts} après votre dernière modification.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To keep your draft, read your application, reply to it, call you at your request, and decide. We decide ourselves; nothing is decided by software.",
          fr: "Garder votre brouillon, lire votre candidature, y répondre, vous appeler à votre demande et décider. Nous décidons nous-mêmes ; rien n’est décidé par un logiciel.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "We need every answer except the website to decide. Your phone number is optional: we ask for it later and use it only for the call.",
          fr: "Toutes les réponses, sauf le site web, sont nécessaires pour décider. Votre numéro de téléphone est facultatif, demandé plus tard et utilisé pour l’appel seulement.",
        },
      ),
      recipients,
      row(
        { en: "How long", fr: "Durée de conservation" },
        {
          en: "A draft: {retention.drafts} from its last change. A declined application: {retention.declined_applications} from the decision. Reviews: {retention.reviews}. Otherwise {retention.leads} from your last contact with us; longer while you have an account or receive our newsletter.",
          fr: "Un brouillon : {retention.drafts} après sa dernière modification. Une candidature refusée : {retention.declined_applications} après la décision. Les évaluations : {retention.reviews}. Sinon, {retention.leads} à compter de votre dernier contact avec nous ; au-delà, tant que vous avez un compte ou recevez notre newsletter.",
        },
      ),
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "newsletter",
    version: 2,
    summary: {
      en: "By subscribing you agree to receive The Lab’s newsletter by e-mail, once you have confirmed your address. You can leave at any time, in one click.",
      fr: "En vous abonnant, vous acceptez de recevoir la newsletter de The Lab par e-mail, une fois votre adresse confirmée. Vous pouvez vous désabonner à tout moment, en un clic.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To send you our new articles. We do not measure who opens a message or follows its links.",
          fr: "Vous envoyer nos nouveaux articles. Nous ne mesurons ni l’ouverture des messages ni les clics de chacun.",
        },
      ),
      row(
        { en: "Legal basis", fr: "Base légale" },
        {
          en: "Your consent (GDPR, Art. 6(1)(a)), confirmed by the link we mail you. You can withdraw it at any time.",
          fr: "Votre consentement (RGPD, art. 6.1.a), confirmé par le lien que nous vous envoyons. Vous pouvez le retirer à tout moment.",
        },
      ),
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without your e-mail we can’t write to you. All articles can be read on the site.",
          fr: "Sans votre e-mail, nous ne pouvons pas vous écrire. Tous les articles se lisent sur le site.",
        },
      ),
      row(
        { en: "Who receives it", fr: "Destinataires" },
        {
          en: "The Lab’s team, and the providers that host the site and carry its e-mails.",
          fr: "L’équipe de The Lab et les prestataires qui hébergent le site et acheminent ses e-mails.",
        },
      ),
      row(
        { en: "How long", fr: "Durée de conservation" },
        {
          en: "Until you leave; then {retention.consent_proofs} as proof of your consent (address, date, wording, digest of the network address). An address that is not confirmed is deleted after {retention.newsletter_unconfirmed}.",
          fr: "Jusqu’à votre désabonnement, puis {retention.consent_proofs} comme preuve de votre consentement (adresse, date, texte, empreinte de l’adresse réseau). Une adresse non confirmée est supprimée après {retention.newsletter_unconfirmed}.",
        },
      ),
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "quiz",
    version: 2,
    summary: {
      en: "The Lab uses your answers to send you your result, and writes about anything else only if you tick the box.",
      fr: "The Lab utilise tes réponses pour t’envoyer ton résultat, et ne t’écrit pour autre chose que si tu coches la case.",
    },
    more: yourMore,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To work out your score, show it and send it by e-mail. The profile is only a guide; no decision is based on it.",
          fr: "Calculer ton score, l’afficher et te l’envoyer par e-mail. Le profil est une aide à la lecture ; aucune décision n’en découle.",
        },
      ),
      service,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without a first name, a last name and an e-mail, nothing is recorded and no e-mail is sent.",
          fr: "Sans prénom, nom ni e-mail, rien n’est enregistré et aucun e-mail ne part.",
        },
      ),
      recipients,
      yourRetention,
      yourRights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "guide",
    version: 3,
    summary: {
      en: "The Lab uses your e-mail to send you day 1 of the guide and, if you then ask for them, the other days, one e-mail a day; each has a link to stop.",
      fr: "The Lab utilise ton e-mail pour t’envoyer le jour 1 du guide puis, si tu le demandes alors, les jours suivants, un e-mail par jour ; chacun a un lien pour arrêter.",
    },
    more: yourMore,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To send you the guide, keep your progress, and call you only if you tick the box beside the phone number.",
          fr: "T’envoyer le guide, garder ta progression et t’appeler seulement si tu coches la case à côté du téléphone.",
        },
      ),
      service,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "The phone number is optional. Without the other answers, we can’t send the guide.",
          fr: "Le téléphone est facultatif. Sans les autres réponses, le guide ne peut pas partir.",
        },
      ),
      recipients,
      row(
        { en: "How long", fr: "Durée de conservation" },
        {
          en: "{retention.leads} from your last contact with us; longer while you have an account or receive our newsletter. The proof that you agreed to calls: {retention.consent_proofs}.",
          fr: "{retention.leads} à compter de ton dernier contact avec nous ; au-delà, tant que tu as un compte ou reçois notre newsletter. La preuve de ton accord pour les appels : {retention.consent_proofs}.",
        },
      ),
      yourRights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "conference",
    version: 2,
    summary: {
      en: "The Lab uses your e-mail to register you for the conference and to tell you its date.",
      fr: "The Lab utilise ton e-mail pour t’inscrire à la conférence et t’en donner la date.",
    },
    more: yourMore,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To keep you a place and to write to you about this conference only.",
          fr: "Te garder une place et t’écrire au sujet de cette conférence seulement.",
        },
      ),
      service,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without a first name and an e-mail we can’t register you.",
          fr: "Sans prénom ni e-mail, nous ne pouvons pas t’inscrire.",
        },
      ),
      recipients,
      yourRetention,
      yourRights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "studio-audit",
    version: 2,
    summary: {
      en: "The Lab uses your answers to prepare the audit and to reply to you.",
      fr: "The Lab utilise vos réponses pour préparer l’audit et vous répondre.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To arrange the audit call, prepare it and, if you wish, make you an offer.",
          fr: "Fixer l’appel d’audit, le préparer et, si vous le souhaitez, vous faire une offre.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without a project name, an idea and an e-mail, we can’t answer. The questions that follow are optional. Please keep secrets out of it: no confidentiality agreement covers your idea.",
          fr: "Sans nom de projet, sans idée ni e-mail, nous ne pouvons pas répondre. Les questions qui suivent sont facultatives. N’écrivez ici aucun secret : aucun accord de confidentialité ne couvre votre idée.",
        },
      ),
      recipients,
      retention,
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "deck-request",
    version: 3,
    summary: {
      en: "The Lab uses your name, your firm and your e-mail to answer you, and passes them on to the startup’s founders unless the startup is an example.",
      fr: "The Lab utilise votre nom, votre structure et votre e-mail pour vous répondre, et les transmet aux fondateurs de la startup, sauf si elle est un exemple.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To reply to you and, unless the startup is an example, to ask its founders for their deck on your behalf.",
          fr: "Vous répondre et, sauf si la startup est un exemple, demander leur deck à ses fondateurs pour vous.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "The firm is optional. Without a name and an e-mail, we can’t answer your request.",
          fr: "La structure est facultative. Sans nom ni e-mail, nous ne pouvons pas répondre à votre demande.",
        },
      ),
      row(
        { en: "Who receives it", fr: "Destinataires" },
        {
          en: "The Lab’s team, the founders of the startup you name unless it is an example, and the providers that host the site, carry its e-mails and keep its contacts (ActiveCampaign, United States).",
          fr: "L’équipe de The Lab, les fondateurs de la startup concernée sauf si elle est un exemple, et les prestataires qui hébergent le site, acheminent ses e-mails et tiennent son fichier de contacts (ActiveCampaign, États-Unis).",
        },
      ),
      retention,
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "founder-pitch-application",
    version: 4,
    summary: {
      en: "The Lab uses your answers to decide on your application to a Pitch Session and to reply to you.",
      fr: "The Lab utilise tes réponses pour examiner ta candidature à une Pitch Session et te répondre.",
    },
    more: yourMore,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To choose the startups for a session. We read and decide ourselves; there is no automated decision.",
          fr: "Sélectionner les startups d’une session. Nous lisons et décidons nous-mêmes ; aucune décision n’est automatisée.",
        },
      ),
      row(
        { en: "Legal basis", fr: "Base légale" },
        {
          en: "Steps taken at your request before a contract (GDPR, Art. 6(1)(b)); if you write for a company, our legitimate interest in replying (Art. 6(1)(f)).",
          fr: "Mesures précontractuelles prises à ta demande (RGPD, art. 6.1.b) ; si tu écris pour une société, notre intérêt légitime à lui répondre (art. 6.1.f).",
        },
      ),
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "We need everything except the website to assess your application.",
          fr: "Tout, sauf le site web, est nécessaire pour examiner ta candidature.",
        },
      ),
      pitchRecipients,
      yourRetention,
      yourRights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "founder-profile",
    version: 3,
    summary: {
      en: "The Lab keeps your profile to know your startup, to read your applications with it, to advise you and to show investors what you publish.",
      fr: "The Lab garde ton profil pour connaître ta startup, éclairer tes candidatures, te conseiller et montrer aux investisseurs ce que tu publies.",
    },
    more: yourMore,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To show you how complete the profile is and what to do next, to let our team know your startup, and to show approved investors the parts you publish.",
          fr: "Te montrer où en est le profil et la suite à donner, permettre à notre équipe de connaître ta startup, et montrer aux investisseurs validés les rubriques que tu publies.",
        },
      ),
      row(
        { en: "Legal basis", fr: "Base légale" },
        {
          en: "The account that you opened with us (GDPR, Art. 6(1)(b)).",
          fr: "Le compte que tu as ouvert chez nous (RGPD, art. 6.1.b).",
        },
      ),
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "You can save any part of it. The fields with a star are needed to finish the profile.",
          fr: "Tu peux en enregistrer n’importe quelle partie. Les champs marqués d’un astérisque sont nécessaires pour finaliser le profil.",
        },
      ),
      row(
        { en: "Who receives it", fr: "Destinataires" },
        {
          en: "The Lab’s team, the provider that hosts the site and, for the parts you publish, approved investors; the provider of the AI, for a document you ask it to write, gets the texts listed beforehand; the mentor or expert you book sees your name and your startup’s. None of it goes into our contact records.",
          fr: "L’équipe de The Lab, le prestataire qui héberge le site et, pour les rubriques que tu publies, les investisseurs validés ; le fournisseur de l’IA, pour un document que tu lui demandes de rédiger, reçoit les textes énumérés avant ; le mentor ou l’expert que tu réserves voit ton nom et celui de ta startup. Ces données ne vont pas dans notre fichier de contacts.",
        },
      ),
      row(
        { en: "How long", fr: "Durée de conservation" },
        {
          en: "As long as your account exists, or the startup if others share it.",
          fr: "Tant que ton compte existe, ou la startup si d’autres la partagent.",
        },
      ),
      yourRights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "investor-profile",
    version: 3,
    summary: {
      en: "The Lab keeps your profile to check that you invest actively and to know which startups suit you.",
      fr: "The Lab garde votre profil pour vérifier que vous investissez activement et savoir quelles startups vous conviennent.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To approve your account and to match startups with your stages, tickets and sectors.",
          fr: "Valider votre compte et rapprocher les startups de vos stades, de vos tickets et de vos secteurs.",
        },
      ),
      account,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Nothing is required. Stages and tickets count most when we match startups to you.",
          fr: "Rien n’est obligatoire. Les stades et les tickets comptent le plus dans nos rapprochements.",
        },
      ),
      keptHere,
      accountRetention,
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "account",
    version: 1,
    summary: {
      en: "The Lab uses this data to open your account and keep it safe.",
      fr: "The Lab utilise ces données pour ouvrir votre compte et le protéger.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To open your account once you’ve confirmed your e-mail, to sign you in, to write to you about the account, and to keep others out of it: we record the time, network address and browser of each sign-in.",
          fr: "Ouvrir votre compte une fois votre e-mail confirmé, vous connecter, vous écrire au sujet du compte et en interdire l’accès aux autres : chaque connexion laisse son heure, son adresse réseau et son navigateur.",
        },
      ),
      row(
        { en: "Legal basis", fr: "Base légale" },
        {
          en: "The contract you ask for by signing up (GDPR, Art. 6(1)(b)); for the security of accounts, our legitimate interest (Art. 6(1)(f)).",
          fr: "Le contrat que vous demandez en vous inscrivant (RGPD, art. 6.1.b) ; pour la sécurité des comptes, notre intérêt légitime (art. 6.1.f).",
        },
      ),
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "All fields are needed to open an account. We keep the date and the wording of what you tick as proof.",
          fr: "Tous les champs sont nécessaires pour ouvrir un compte. Nous gardons comme preuve la date et le texte de ce que vous cochez.",
        },
      ),
      row(
        { en: "Who receives it", fr: "Destinataires" },
        {
          en: "The Lab’s team, and the providers that host the site and carry its e-mails.",
          fr: "L’équipe de The Lab et les prestataires qui hébergent le site et acheminent ses e-mails.",
        },
      ),
      row(
        { en: "How long", fr: "Durée de conservation" },
        {
          en: "As long as the account exists; a sign-up that is not confirmed, {retention.unverified_accounts}; the log of sign-ins, {retention.audit_log}.",
          fr: "Tant que le compte existe ; une inscription non confirmée, {retention.unverified_accounts} ; le journal des connexions, {retention.audit_log}.",
        },
      ),
      rights,
    ],
    policy,
  },
];

export const consents: Consent[] = [
  {
    kind: "consent",
    id: "marketing-email",
    version: 4,
    text: {
      en: "I would like to receive The Lab’s newsletter, news and programme dates by e-mail. I’ll be asked to confirm by e-mail and can unsubscribe at any time.",
      fr: "Je souhaite recevoir par e-mail la newsletter, les actualités et les dates du programme de The Lab. Je confirmerai mon inscription depuis l’e-mail reçu et pourrai me désinscrire à tout moment.",
    },
  },
  {
    kind: "consent",
    id: "investor-risk",
    version: 1,
    text: {
      en: "I am a professional/active investor; I know I may lose all of my capital and that resale is hard.",
      fr: "J’investis à titre professionnel ou de façon active ; je sais que je peux perdre tout mon capital et que la revente est difficile.",
    },
  },
  {
    kind: "consent",
    id: "account-terms",
    version: 1,
    text: {
      en: "I accept The Lab’s terms of use.",
      fr: "J’accepte les conditions générales d’utilisation de The Lab.",
    },
  },
  {
    kind: "consent",
    id: "guide-phone",
    version: 1,
    text: {
      en: "I agree that The Lab may call me on this number about its programme. I can withdraw my agreement at any time.",
      fr: "J’accepte que The Lab m’appelle à ce numéro au sujet de son programme. Je peux retirer mon accord à tout moment.",
    },
  },
];

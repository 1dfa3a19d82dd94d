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
    en: "Steps taken at your request before a contract (GDPR, art. 6.1.b); where you write for a company, our legitimate interest in answering it (art. 6.1.f).",
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

const retention = row(
  { en: "How long", fr: "Durée de conservation" },
  {
    en: "Three years from your last contact with us.",
    fr: "Trois ans à compter de votre dernier contact avec nous.",
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
const policy: Text = { en: "Privacy policy", fr: "Politique de confidentialité" };

export const notices: Notice[] = [
  {
    kind: "notice",
    id: "simulator",
    version: 1,
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
    version: 1,
    summary: {
      en: "The Lab uses your message and your e-mail to answer you.",
      fr: "The Lab utilise votre message et votre e-mail pour vous répondre.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To read your message, pass it to the right person and answer you.",
          fr: "Lire votre message, le transmettre à la bonne personne et vous répondre.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without a name, an e-mail and a message, we cannot answer.",
          fr: "Sans nom, e-mail ni message, nous ne pouvons pas répondre.",
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
    version: 1,
    summary: {
      en: "The Lab uses your e-mail to tell you the date of the next Pitch Session.",
      fr: "The Lab utilise votre e-mail pour vous annoncer la date de la prochaine Pitch Session.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To write to you once, when the date of the next Pitch Session is set.",
          fr: "Vous écrire une fois, quand la date de la prochaine Pitch Session est fixée.",
        },
      ),
      row(
        { en: "Legal basis", fr: "Base légale" },
        {
          en: "Your consent (GDPR, art. 6.1.a), given by sending the form. You can withdraw it at any time.",
          fr: "Votre consentement (RGPD, art. 6.1.a), donné en envoyant le formulaire. Vous pouvez le retirer à tout moment.",
        },
      ),
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without your e-mail we cannot tell you. The date will be on this site as well.",
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
    version: 1,
    summary: {
      en: "The Lab uses your answers to decide on your application to a Pitch Session and to answer you.",
      fr: "The Lab utilise vos réponses pour examiner votre candidature à une Pitch Session et vous répondre.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To select the startups of a session. A person reads and decides; there is no automated decision.",
          fr: "Sélectionner les startups d’une session. Une personne lit et décide ; aucune décision n’est automatisée.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Everything but the website is needed to examine your application.",
          fr: "Tout, sauf le site web, est nécessaire pour examiner votre candidature.",
        },
      ),
      recipients,
      row(
        { en: "How long", fr: "Durée de conservation" },
        {
          en: "Two years if the application is not accepted, unless you ask us to keep it; otherwise three years from your last contact with us.",
          fr: "Deux ans si la candidature n’est pas retenue, sauf si vous nous demandez de la garder ; sinon trois ans à compter de votre dernier contact avec nous.",
        },
      ),
      rights,
    ],
    policy,
  },
  {
    kind: "notice",
    id: "investor-registration",
    version: 1,
    summary: {
      en: "The Lab uses your answers to check your profile, answer you and invite you to its pitch sessions.",
      fr: "The Lab utilise vos réponses pour vérifier votre profil, vous répondre et vous inviter à ses Pitch Sessions.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To check that you invest actively, to answer you, to invite you and to know which startups suit you.",
          fr: "Vérifier que vous investissez activement, vous répondre, vous inviter et savoir quelles startups vous conviennent.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "The firm and LinkedIn are optional. Without the other answers and the tick about risk, we cannot invite you. We keep the date and the wording of that tick as proof, for five years.",
          fr: "La structure et LinkedIn sont facultatifs. Sans les autres réponses ni la case sur le risque, nous ne pouvons pas vous inviter. Nous gardons la date et le texte de cette case comme preuve, pendant cinq ans.",
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
    version: 1,
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
          en: "To read what you offer, look for a startup that needs it and answer you.",
          fr: "Lire ce que vous proposez, chercher une startup qui en a besoin et vous répondre.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without a name, an e-mail and a few words on what you bring, we cannot answer.",
          fr: "Sans nom, sans e-mail ni quelques mots sur ce que vous apportez, nous ne pouvons pas répondre.",
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
    id: "studio-audit",
    version: 1,
    summary: {
      en: "The Lab uses your answers to prepare the audit and to answer you.",
      fr: "The Lab utilise vos réponses pour préparer l’audit et vous répondre.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To set the audit call, prepare it and, if you wish, make you an offer.",
          fr: "Fixer l’appel d’audit, le préparer et, si vous le souhaitez, vous faire une offre.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "Without a project name, an idea and an e-mail, we cannot answer. The questions that follow are optional. Write no secret here: the idea is not covered by a confidentiality agreement.",
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
    version: 1,
    summary: {
      en: "The Lab passes your name, your firm and your e-mail on to the startup’s founders, so that they can decide and answer.",
      fr: "The Lab transmet votre nom, votre structure et votre e-mail aux fondateurs de la startup, pour qu’ils décident et répondent.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To ask the founders for their deck on your behalf and to give you their answer.",
          fr: "Demander leur deck aux fondateurs pour vous et vous donner leur réponse.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "The firm is optional. Without a name and an e-mail, we cannot pass your request on.",
          fr: "La structure est facultative. Sans nom ni e-mail, nous ne pouvons pas transmettre votre demande.",
        },
      ),
      row(
        { en: "Who receives it", fr: "Destinataires" },
        {
          en: "The founders of the startup you name, The Lab’s team, and the providers that host the site, carry its e-mails and keep its contacts (ActiveCampaign, United States).",
          fr: "Les fondateurs de la startup concernée, l’équipe de The Lab et les prestataires qui hébergent le site, acheminent ses e-mails et tiennent son fichier de contacts (ActiveCampaign, États-Unis).",
        },
      ),
      retention,
      rights,
    ],
    policy,
  },
];

export const consents: Consent[] = [
  {
    kind: "consent",
    id: "marketing-email",
    version: 1,
    text: {
      en: "I would like to receive The Lab’s news and programme dates by e-mail. I can unsubscribe at any time.",
      fr: "Je souhaite recevoir par e-mail les actualités et les dates du programme de The Lab. Je peux me désinscrire à tout moment.",
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
];

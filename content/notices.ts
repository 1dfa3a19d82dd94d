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
    id: "application",
    version: 1,
    summary: {
      en: "The Lab uses your answers to decide on your application. Until you send them they are a draft: in this browser, and once it holds your e-mail on our server too, for 30 days at most.",
      fr: "The Lab utilise vos réponses pour décider de votre candidature. Tant qu’elles ne sont pas envoyées, c’est un brouillon : dans ce navigateur et, dès qu’il contient votre e-mail, sur notre serveur aussi, 30 jours au plus.",
    },
    more,
    rows: [
      controller,
      row(
        { en: "What for", fr: "Finalité" },
        {
          en: "To keep your draft, read your application, answer it, call you at your request, and decide. A person decides; nothing is decided by software.",
          fr: "Garder votre brouillon, lire votre candidature, y répondre, vous appeler à votre demande et décider. Une personne décide ; rien n’est décidé par un logiciel.",
        },
      ),
      basis,
      row(
        { en: "Required or not", fr: "Caractère obligatoire" },
        {
          en: "All answers but the website are needed to decide. Your phone number is optional, asked later and used only for the call.",
          fr: "Toutes les réponses, sauf le site web, sont nécessaires pour décider. Votre numéro de téléphone est facultatif, demandé plus tard et utilisé pour l’appel seulement.",
        },
      ),
      recipients,
      row(
        { en: "How long", fr: "Durée de conservation" },
        {
          en: "A draft: 30 days from its last change. A declined application: two years from the decision. Otherwise three years from your last contact with us.",
          fr: "Un brouillon : 30 jours après sa dernière modification. Une candidature refusée : deux ans après la décision. Sinon, trois ans à compter de votre dernier contact avec nous.",
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
    version: 1,
    text: {
      en: "I would like to receive The Lab’s news and programme dates by e-mail. I can unsubscribe at any time.",
      fr: "Je souhaite recevoir par e-mail les actualités et les dates du programme de The Lab. Je peux me désinscrire à tout moment.",
    },
  },
];

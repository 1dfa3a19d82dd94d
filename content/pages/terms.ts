import type { PageOf } from "../../domain/content/content.ts";

/** Increase `version` whenever these terms oblige anybody to something new, so that the terms are accepted again. */
export const terms: PageOf<"terms"> = {
  kind: "page",
  id: "terms",
  version: 1,
  metadata: {
    title: { en: "Terms of use: The Lab", fr: "Conditions générales d’utilisation : The Lab" },
    description: {
      en: "What you can expect from this site and from an account, and what we expect from you.",
      fr: "Ce que vous pouvez attendre de ce site et d’un compte, et ce que nous attendons de vous.",
    },
  },
  title: { en: "Terms of use", fr: "Conditions générales d’utilisation (CGU)" },
  updatedOn: "2026-11-21",
  intro: [
    {
      en: "They apply to anyone who uses the site, and you accept them when you open an account. Using the site and having an account are free. Paid plans are optional; the terms of sale govern them.",
      fr: "Elles s’appliquent à toute personne qui utilise le site et sont acceptées à l’ouverture d’un compte. L’usage du site et le compte sont gratuits. Les offres payantes sont facultatives et relèvent des conditions générales de vente.",
    },
  ],
  sections: [
    {
      id: "publisher",
      title: { en: "Who we are", fr: "Qui nous sommes" },
      blocks: [
        {
          type: "text",
          text: {
            en: "The site is published by {site.legalName}, under the name {site.organisation}. Its full details and those of its host are in the legal notice.",
            fr: "Le site est édité par {site.legalName}, sous le nom {site.organisation}. Ses coordonnées complètes et celles de l’hébergeur figurent dans les mentions légales.",
          },
        },
        { type: "page", label: { en: "Legal notice", fr: "Mentions légales" }, page: "legal-notice" },
      ],
    },
    {
      id: "service",
      title: { en: "What the site is for", fr: "À quoi sert le site" },
      blocks: [
        {
          type: "text",
          text: {
            en: "It presents the programme, takes applications and messages, and gives founders and investors an account. It introduces them to one another; it provides no investment service and no investment advice, receives neither orders nor funds, and guarantees no fundraising outcome.",
            fr: "Il présente le programme, reçoit candidatures et messages, et offre un compte aux fondateurs et aux investisseurs. Il les présente les uns aux autres ; il ne fournit ni service d’investissement ni conseil en investissement, ne reçoit ni ordres ni fonds et ne garantit aucune levée de fonds.",
          },
        },
        {
          type: "text",
          text: {
            en: "Scores, projections and comparisons are aids, calculated from what you enter. Decisions about an application are made by people, and you can ask for it to be looked at again.",
            fr: "Les scores, projections et comparaisons sont des aides, calculées d’après ce que vous saisissez. Les décisions sur une candidature sont prises par une personne, à qui l’on peut demander un nouvel examen.",
          },
        },
      ],
    },
    {
      id: "account",
      title: { en: "Your account", fr: "Votre compte" },
      blocks: [
        {
          type: "list",
          items: [
            {
              en: "One account per person, opened in your own name with an e-mail address you read.",
              fr: "Un compte par personne, ouvert à son nom et avec une adresse e-mail qu’elle consulte.",
            },
            {
              en: "What you say about yourself and your company is true, and you correct it when it changes.",
              fr: "Ce que vous dites de vous et de votre société est exact, et vous le corrigez quand cela change.",
            },
            {
              en: "You keep your password to yourself and tell us if someone else may know it.",
              fr: "Vous gardez votre mot de passe pour vous et nous prévenez si quelqu’un d’autre a pu l’apprendre.",
            },
            {
              en: "An investor’s account shows startups only once one of us has approved it.",
              fr: "Un compte d’investisseur ne montre des startups qu’une fois validé par l’un de nous.",
            },
            {
              en: "Keep what you see about others confidential: use it only to decide whether to meet them, and pass it on only where what you agreed with them allows it.",
              fr: "Ce qu’un compte montre d’autrui est confidentiel : il sert à décider d’une rencontre et n’est transmis à personne, sauf si un accord passé avec l’intéressé le permet.",
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "You can delete your account at any time, from your data page. We may block an account that breaks these terms or endangers others; we tell you by e-mail, with the reason; if you object, we answer.",
            fr: "Vous pouvez supprimer votre compte à tout moment, depuis la page de vos données. Nous pouvons bloquer un compte qui enfreint ces conditions ou met autrui en danger ; nous vous en avertissons par e-mail, avec le motif ; si vous le contestez, nous vous répondons.",
          },
        },
        { type: "page", label: { en: "Your personal data", fr: "Vos données personnelles" }, page: "my-data" },
      ],
    },
    {
      id: "conduct",
      title: { en: "What is not allowed", fr: "Ce qui n’est pas permis" },
      blocks: [
        {
          type: "list",
          items: [
            {
              en: "Impersonating anyone, or entering other people’s data without their knowledge.",
              fr: "Se faire passer pour autrui, ou saisir les données d’autres personnes à leur insu.",
            },
            {
              en: "Looking for a way around limits or access rights, or overloading the site on purpose. To report a weakness, see /.well-known/security.txt: we take no action against anyone who reports one in good faith.",
              fr: "Chercher à contourner les limites ou les droits d’accès, ou surcharger le site à dessein. Pour signaler une faille, voir /.well-known/security.txt : nous n’agissons pas contre qui en signale une de bonne foi.",
            },
            {
              en: "Collecting profiles by machine, or using what you see here to canvass people.",
              fr: "Collecter des profils de façon automatisée, ou utiliser ce que l’on voit ici pour démarcher.",
            },
          ],
        },
      ],
    },
    {
      id: "content",
      title: { en: "What you send us", fr: "Ce que vous nous envoyez" },
      blocks: [
        {
          type: "text",
          text: {
            en: "It stays yours. You allow us to store it and show it to those it is meant for, for as long as that takes; nothing is published about you or your company without your agreement.",
            fr: "Cela vous appartient. Vous nous autorisez à le conserver et à le montrer aux personnes auxquelles il est destiné, le temps que cela serve ; rien n’est publié sur vous ni sur votre société sans votre accord.",
          },
        },
      ],
    },
    {
      id: "liability",
      title: { en: "What we are liable for", fr: "Ce dont nous répondons" },
      blocks: [
        {
          type: "text",
          text: {
            en: "We take professional care to keep the site available and what you send us safe, but we can’t promise that it never fails. We are not liable for what founders and investors decide or agree between themselves. Nothing here limits what the law does not allow to be limited, in particular towards consumers.",
            fr: "Nous apportons le soin d’un professionnel à la disponibilité du site et à la sécurité de ce que vous nous envoyez, sans promettre qu’il ne connaisse jamais de panne. Nous ne répondons pas de ce que fondateurs et investisseurs décident ou conviennent entre eux. Rien ici ne limite ce que la loi interdit de limiter, en particulier envers les consommateurs.",
          },
        },
      ],
    },
    {
      id: "data",
      title: { en: "Personal data", fr: "Données personnelles" },
      blocks: [
        {
          type: "page",
          label: { en: "Privacy policy", fr: "Politique de confidentialité" },
          page: "privacy",
        },
      ],
    },
    {
      id: "changes",
      title: { en: "Changes", fr: "Modifications" },
      blocks: [
        {
          type: "text",
          text: {
            en: "Each version has a number and a date. The version you accepted, and when, is kept with your account. That version goes on applying to your account: a new one that changes your obligations applies only once you have accepted it.",
            fr: "Chaque version porte un numéro et une date. La version que vous avez acceptée, et quand, est conservée avec votre compte. Cette version reste celle de votre compte : une nouvelle version qui change vos obligations ne s’y applique qu’une fois acceptée par vous.",
          },
        },
      ],
    },
    {
      id: "law",
      title: { en: "Law and disputes", fr: "Droit et litiges" },
      blocks: [
        {
          type: "text",
          text: {
            en: "French law applies; consumers keep the mandatory protection of the country where they live. Write to us first: most disputes are settled that way. If the two languages differ, the French text prevails.",
            fr: "Le droit français s’applique ; les consommateurs gardent la protection impérative du pays où ils résident. Écrivez-nous d’abord : la plupart des différends se règlent ainsi. En cas d’écart entre les deux langues, le texte français fait foi.",
          },
        },
        { type: "page", label: { en: "Contact form", fr: "Formulaire de contact" }, page: "contact" },
        {
          type: "text",
          text: {
            en: "A consumer whose written complaint has not been settled within two months may turn, free of charge, to the consumer mediator: {site.mediatorName}, {site.mediatorSite}.",
            fr: "Un consommateur dont la réclamation écrite n’a pas abouti sous deux mois peut saisir gratuitement le médiateur de la consommation : {site.mediatorName}, {site.mediatorSite}.",
          },
        },
      ],
    },
  ],
};

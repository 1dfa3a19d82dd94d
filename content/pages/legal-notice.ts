import type { PageOf, Text } from "../../domain/content/content.ts";

const setting = (name: string): Text => ({ en: `{site.${name}}`, fr: `{site.${name}}` });

export const legalNotice: PageOf<"legal-notice"> = {
  kind: "page",
  id: "legal-notice",
  metadata: {
    title: { en: "Legal notice: The Lab", fr: "Mentions légales : The Lab" },
    description: {
      en: "Who publishes and hosts this site, and under which terms it may be used.",
      fr: "Qui édite et héberge ce site, et dans quelles conditions l’utiliser.",
    },
  },
  title: { en: "Legal notice", fr: "Mentions légales" },
  updatedOn: "2026-11-21",
  intro: [
    {
      en: "Published under article 1-1 of French law n° 2004-575 of 21 June 2004 on confidence in the digital economy (LCEN).",
      fr: "Informations publiées en application de l’article 1-1 de la loi n° 2004-575 du 21 juin 2004 pour la confiance dans l’économie numérique (LCEN).",
    },
  ],
  sections: [
    {
      id: "publisher",
      title: { en: "Publisher", fr: "Éditeur" },
      blocks: [
        {
          type: "rows",
          rows: [
            { label: { en: "Trading name", fr: "Nom commercial" }, value: setting("organisation") },
            {
              label: { en: "Company name", fr: "Dénomination sociale" },
              value: setting("legalName"),
            },
            { label: { en: "Legal form", fr: "Forme juridique" }, value: setting("legalForm") },
            {
              label: { en: "Share capital", fr: "Capital social" },
              value: setting("shareCapital"),
            },
            {
              label: { en: "Registered office", fr: "Siège social" },
              value: setting("registeredOffice"),
            },
            {
              label: { en: "Registration (RCS or RNE)", fr: "Immatriculation (RCS ou RNE)" },
              value: setting("registration"),
            },
            { label: { en: "SIREN (French company number)", fr: "Numéro SIREN" }, value: setting("siren") },
            {
              label: { en: "VAT number", fr: "Numéro de TVA intracommunautaire" },
              value: setting("vatNumber"),
            },
            { label: { en: "E-mail", fr: "E-mail" }, value: setting("legalEmail") },
            { label: { en: "Phone", fr: "Téléphone" }, value: setting("legalPhone") },
            {
              label: { en: "Publication director", fr: "Directeur de la publication" },
              value: setting("publicationDirector"),
            },
          ],
        },
      ],
    },
    {
      id: "host",
      title: { en: "Host", fr: "Hébergeur" },
      blocks: [
        {
          type: "rows",
          rows: [
            { label: { en: "Name", fr: "Nom" }, value: setting("hostName") },
            { label: { en: "Address", fr: "Adresse" }, value: setting("hostAddress") },
            { label: { en: "Phone", fr: "Téléphone" }, value: setting("hostPhone") },
          ],
        },
      ],
    },
    {
      id: "service",
      title: {
        en: "What The Lab does, and does not do",
        fr: "Ce que fait The Lab, et ce qu’il ne fait pas",
      },
      blocks: [
        {
          type: "text",
          text: {
            en: "The Lab supports startups and introduces them to investors. It provides no investment service and no investment advice, receives neither orders nor funds, and takes no commission on the sums raised.",
            fr: "The Lab accompagne des startups et les présente à des investisseurs. Il ne fournit ni service d’investissement ni conseil en investissement, ne reçoit ni ordres ni fonds et ne perçoit aucune commission sur les montants levés.",
          },
        },
        {
          type: "text",
          text: {
            en: "The programme guarantees no fundraising outcome. Figures on this site describe the past or a projection. Investing in an unlisted company can cost all or part of the capital, and its shares are hard to resell.",
            fr: "Le programme ne garantit aucune levée de fonds. Les chiffres publiés décrivent le passé ou une projection. Investir dans une société non cotée expose à perdre tout ou partie du capital, et les titres se revendent difficilement.",
          },
        },
      ],
    },
    {
      id: "examples",
      title: { en: "Figures, names and testimonials", fr: "Chiffres, noms et témoignages" },
      blocks: [
        {
          type: "text",
          text: {
            en: "Anything marked “Example” (a testimonial, the name of a startup or an investor) is invented and describes no one. Real names and words replace it only with the written agreement of the people concerned.",
            fr: "Tout ce qui porte la mention « Exemple » (témoignage, nom de startup ou d’investisseur) est inventé et ne désigne personne. De vrais noms et de vrais propos n’y figurent qu’avec l’accord écrit des intéressés.",
          },
        },
      ],
    },
    {
      id: "rights",
      title: { en: "Copyright and trade marks", fr: "Propriété intellectuelle" },
      blocks: [
        {
          type: "text",
          text: {
            en: "The texts, drawings and layout of this site may not be reproduced without the publisher’s permission, beyond what the law allows. Trade marks and logos belong to their owners. Fonts: Bricolage Grotesque and Instrument Sans, under the SIL Open Font License.",
            fr: "Les textes, les dessins et la mise en page de ce site ne peuvent être reproduits sans l’accord de l’éditeur, hors les cas permis par la loi. Les marques et les logos appartiennent à leurs titulaires. Polices : Bricolage Grotesque et Instrument Sans, sous licence SIL Open Font License.",
          },
        },
      ],
    },
    {
      id: "report",
      title: { en: "Report something", fr: "Signaler un contenu" },
      blocks: [
        {
          type: "text",
          text: {
            en: "To report an error, or content that you believe unlawful, write to us: say where it is and what is wrong with it.",
            fr: "Pour signaler une erreur, ou un contenu que vous estimez illicite, écrivez-nous en indiquant où il se trouve et ce que vous lui reprochez.",
          },
        },
        {
          type: "page",
          label: { en: "Contact form", fr: "Formulaire de contact" },
          page: "contact",
        },
        {
          type: "page",
          label: { en: "Privacy policy", fr: "Politique de confidentialité" },
          page: "privacy",
        },
        { type: "page", label: { en: "Cookies", fr: "Cookies" }, page: "cookies" },
      ],
    },
    {
      id: "law",
      title: { en: "Applicable law", fr: "Droit applicable" },
      blocks: [
        {
          type: "text",
          text: {
            en: "This site is governed by French law. Consumers keep the protection of the mandatory rules of the country where they live. If the two languages differ, the French text prevails.",
            fr: "Ce site est soumis au droit français. Les consommateurs conservent la protection des règles impératives du pays où ils résident. En cas d’écart entre les deux langues, le texte français fait foi.",
          },
        },
      ],
    },
  ],
};

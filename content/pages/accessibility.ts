import type { AccessibilityPage } from "../../domain/content/content.ts";

export const accessibility: AccessibilityPage = {
  kind: "page",
  id: "accessibility",
  metadata: {
    title: { en: "Accessibility statement: The Lab", fr: "Déclaration d’accessibilité : The Lab" },
    description: {
      en: "How accessible this site is, how to report a barrier, and who to turn to.",
      fr: "L’état d’accessibilité de ce site, comment signaler un obstacle et à qui s’adresser.",
    },
  },
  title: { en: "Accessibility statement", fr: "Déclaration d’accessibilité" },
  statusLine: { en: "Accessibility: partially compliant", fr: "Accessibilité : partiellement conforme" },
  updatedOn: "2026-11-23",
  intro: [
    {
      en: "{site.organisation} wants everyone to be able to use this site. This statement covers all of it. It is our own declaration, drawn up on the date at its end from our own audit: no one outside the team has audited the site, and no one has tried it with a screen reader yet.",
      fr: "{site.organisation} veut que chacun puisse utiliser ce site. La présente déclaration le couvre en entier. C’est une autodéclaration, établie à la date indiquée à la fin d’après notre propre audit : personne d’extérieur n’a audité le site, et il n’a pas encore été essayé avec un lecteur d’écran.",
    },
  ],
  sections: [
    {
      id: "state",
      title: { en: "State of compliance", fr: "État de conformité" },
      blocks: [
        {
          type: "text",
          text: {
            en: "Partially compliant with the French accessibility framework, RGAA version 4.1, because of the points listed below.",
            fr: "Partiellement conforme au référentiel général d’amélioration de l’accessibilité, RGAA version 4.1, en raison des points énumérés ci-dessous.",
          },
        },
      ],
    },
    {
      id: "tests",
      title: { en: "Test results", fr: "Résultats des tests" },
      blocks: [
        {
          type: "text",
          text: {
            en: "Our audit of 23 November 2026 went through the 106 criteria on 25 screens, in both languages: 71 of the 77 that apply are met, which is 92%. We counted as not met whatever we could not decide. On each change we check the pages automatically, in light and dark, go through journeys by keyboard alone, and send the forms without JavaScript. The aim is level AA of WCAG 2.2. Automatic checks find only some of the barriers.",
            fr: "Notre audit du 23 novembre 2026 a passé les 106 critères sur 25 écrans, dans les deux langues : 71 des 77 critères applicables sont respectés, soit 92 %. Ce que nous n’avons pas pu trancher compte comme non respecté. À chaque modification, nous contrôlons les pages automatiquement, en clair et en sombre, refaisons des parcours au clavier seul et envoyons les formulaires sans JavaScript. L’objectif est le niveau AA des WCAG 2.2. Les contrôles automatiques ne décèlent qu’une partie des obstacles.",
          },
        },
      ],
    },
    {
      id: "content",
      title: { en: "Content that is not accessible", fr: "Contenus non accessibles" },
      blocks: [
        {
          type: "list",
          items: [
            {
              en: "The tables inside articles have their title beside them, not in them (criterion 5.4).",
              fr: "Le titre des tableaux des articles est à côté du tableau, pas dans le tableau (critère 5.4).",
            },
            {
              en: "The scripts of the site have not been tried with a screen reader yet (7.1).",
              fr: "Les scripts du site n’ont pas encore été essayés avec un lecteur d’écran (7.1).",
            },
            {
              en: "Foreign words in articles and legal pages are mostly not marked as such (8.7).",
              fr: "Les mots étrangers des articles et des pages juridiques ne sont, pour la plupart, pas signalés comme tels (8.7).",
            },
            {
              en: "With wider text spacing, one value on the founder’s dashboard is cut (10.12).",
              fr: "Quand le texte est espacé, une valeur du tableau de bord du fondateur est coupée (10.12).",
            },
            {
              en: "There is no site map and no search of the whole site (12.1).",
              fr: "Il n’y a ni plan du site ni recherche sur tout le site (12.1).",
            },
            {
              en: "The documents that founders download have not been checked (13.3).",
              fr: "Les documents que téléchargent les fondateurs n’ont pas été contrôlés (13.3).",
            },
          ],
        },
        {
          type: "text",
          text: {
            en: "No exemption is claimed for disproportionate burden.",
            fr: "Aucune dérogation pour charge disproportionnée n’est invoquée.",
          },
        },
      ],
    },
    {
      id: "technologies",
      title: { en: "Technologies", fr: "Technologies utilisées" },
      blocks: [
        {
          type: "list",
          items: [
            { en: "HTML", fr: "HTML" },
            { en: "CSS", fr: "CSS" },
            { en: "SVG", fr: "SVG" },
            { en: "WAI-ARIA", fr: "WAI-ARIA" },
            {
              en: "JavaScript; pages can be read and forms sent without it",
              fr: "JavaScript ; les pages se lisent et les formulaires s’envoient sans lui",
            },
          ],
        },
      ],
    },
    {
      id: "feedback",
      title: { en: "Tell us about a barrier", fr: "Retour d’information et contact" },
      blocks: [
        {
          type: "text",
          text: {
            en: "If you cannot reach a page or a function, write to us with the topic “Accessibility of the site”: we will direct you to an accessible alternative or give you the content in another form.",
            fr: "Si vous n’arrivez pas à accéder à un contenu ou à un service, écrivez-nous, sujet « Accessibilité du site » : nous vous orienterons vers une alternative accessible ou vous fournirons le contenu sous une autre forme.",
          },
        },
        {
          type: "page",
          label: { en: "Contact form", fr: "Formulaire de contact" },
          page: "contact",
        },
      ],
    },
    {
      id: "appeal",
      title: { en: "If we do not answer", fr: "Voies de recours" },
      blocks: [
        {
          type: "text",
          text: {
            en: "If you have told us of a barrier that keeps you from content or a service, and have had no satisfactory answer, you may turn to the Défenseur des droits, the French rights ombudsman:",
            fr: "Si vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu ou à un service et que vous n’avez pas obtenu de réponse satisfaisante, vous pouvez saisir le Défenseur des droits :",
          },
        },
        {
          type: "link",
          label: { en: "Write through its form (in French)", fr: "Écrire par son formulaire" },
          href: "https://formulaire.defenseurdesdroits.fr/",
        },
        {
          type: "link",
          label: {
            en: "Find a delegate near you (in French)",
            fr: "Trouver un délégué près de chez vous",
          },
          href: "https://www.defenseurdesdroits.fr/saisir/delegues",
        },
        {
          type: "list",
          items: [
            {
              en: "By post, free of charge and without a stamp: Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07, France",
              fr: "Par courrier, gratuitement et sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07",
            },
            { en: "By phone: +33 9 69 39 00 00", fr: "Par téléphone : 09 69 39 00 00" },
          ],
        },
      ],
    },
  ],
};

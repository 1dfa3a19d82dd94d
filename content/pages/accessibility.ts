import type { AccessibilityPage } from "../../domain/content/content.ts";

export const accessibility: AccessibilityPage = {
  kind: "page",
  id: "accessibility",
  metadata: {
    title: { en: "Accessibility statement: The Lab", fr: "Déclaration d’accessibilité : The Lab" },
    description: {
      en: "State of this site’s accessibility, how to report a barrier, and whom to turn to.",
      fr: "L’état d’accessibilité de ce site, comment signaler un obstacle et à qui s’adresser.",
    },
  },
  title: { en: "Accessibility statement", fr: "Déclaration d’accessibilité" },
  statusLine: { en: "Accessibility: not compliant", fr: "Accessibilité : non conforme" },
  updatedOn: "2026-11-23",
  intro: [
    {
      en: "{site.organisation} wants everyone to be able to use this site. This statement covers all of it. It is our own declaration, drawn up on the date at its end from our own checks: nobody outside has audited the site, and we have not yet gone through all the criteria of the French framework.",
      fr: "{site.organisation} veut que chacun puisse utiliser ce site. La présente déclaration le couvre en entier. C’est une autodéclaration, établie à la date indiquée à la fin d’après nos propres contrôles : personne d’extérieur n’a audité le site, et nous n’avons pas encore passé tous les critères du référentiel.",
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
            en: "Not compliant (no audit carried out) with the French accessibility framework, RGAA version 4.1. Without an audit, no other state may be declared.",
            fr: "Non conforme (audit non réalisé) au référentiel général d’amélioration de l’accessibilité, RGAA version 4.1. Sans audit, aucun autre état ne peut être déclaré.",
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
            en: "No rate of compliance is available: a rate comes from an audit of every criterion on a sample of pages. What we do on each change: automatic checks of the pages in both languages, in light and dark; journeys by keyboard alone; forms sent without JavaScript. The aim is level AA of WCAG 2.2. Automatic checks find only part of the barriers.",
            fr: "Aucun taux de conformité n’est disponible : un taux résulte d’un audit de tous les critères sur un échantillon de pages. À chaque modification, nous faisons ceci : contrôles automatiques des pages dans les deux langues, en clair et en sombre ; parcours au clavier seul ; envoi des formulaires sans JavaScript. L’objectif est le niveau AA des WCAG 2.2. Les contrôles automatiques ne décèlent qu’une partie des obstacles.",
          },
        },
      ],
    },
    {
      id: "content",
      title: { en: "Content that is not accessible", fr: "Contenus non accessibles" },
      blocks: [
        {
          type: "text",
          text: {
            en: "The list will be drawn up by the audit. No exemption is claimed for disproportionate burden.",
            fr: "La liste en sera dressée par l’audit. Aucune dérogation pour charge disproportionnée n’est invoquée.",
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
            en: "If you have told us of a barrier that keeps you from a content or a service and had no satisfactory answer, you may turn to the Défenseur des droits, the French rights ombudsman:",
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

import type { Lang } from "../../platform/language/language.ts";

type LeadFormRecord = {
  label: Record<Lang, string>;
  tag: string;
  /** The fields that are sent to the CRM and to the accelerator's team, in this order. */
  fields: readonly string[];
  /**
   * True if the sender expects a written answer; applications and investor registrations are handled in separate lists.
   */
  isMessage?: true;
};

export const forms = {
  simulator: {
    label: { en: "Growth simulator", fr: "Simulateur de croissance" },
    tag: "Simulator",
    fields: ["companyName", "monthlyRevenue", "projectedRevenue", "growthMultiple"],
  },
  contact: {
    label: { en: "Contact form", fr: "Formulaire de contact" },
    tag: "Coworking",
    fields: ["fullName", "message", "topic"],
    isMessage: true,
  },
  application: {
    label: { en: "Programme application", fr: "Candidature au programme" },
    tag: "Application",
    fields: [
      "fullName",
      "companyName",
      "website",
      "customers",
      "stage",
      "entity",
      "fullTimeFounders",
      "monthlyRevenue",
      "pitch",
      "intake",
    ],
  },
  // Strangers can send this form, so only the chosen intake is passed on until the applicant confirms.
  "application-revision": {
    label: { en: "Revised application", fr: "Autre version d’une candidature" },
    tag: "Application",
    fields: ["intake"],
  },
  "notify-me": {
    label: { en: "Date of a new session", fr: "Date d’une nouvelle session" },
    tag: "Pitch-session",
    fields: [],
  },
  "pitch-application": {
    label: { en: "Pitch Session application", fr: "Candidature à une Pitch Session" },
    tag: "Pitch-application",
    fields: ["fullName", "startupName", "website", "stage", "sector", "annualRevenue", "lookingFor", "session"],
    isMessage: true,
  },
  "investor-registration": {
    label: { en: "Investor registration", fr: "Inscription d’un investisseur" },
    tag: "Investor",
    fields: ["fullName", "firm", "investorType", "ticket", "stages", "sectors", "linkedin"],
  },
  join: {
    label: { en: "Mentors and talent", fr: "Mentors et talents" },
    tag: "Join-the-movement",
    fields: ["fullName", "joinAs", "contribution"],
    isMessage: true,
  },
  // For the quiz, the CRM gets the tag of the reached level instead of the tag "Quiz" (tagOf in lead-deliveries.ts).
  quiz: {
    label: { en: "Quiz", fr: "Quiz" },
    tag: "Quiz",
    fields: ["fullName", "score", "message"],
  },
  guide: {
    label: { en: "30-day guide", fr: "Guide de 30\u00A0jours" },
    tag: "lead-magnet",
    fields: ["fullName", "phone", "message"],
  },
  conference: {
    label: { en: "Free conference", fr: "Conférence gratuite" },
    tag: "Conference",
    fields: ["conference"],
  },
  "studio-audit": {
    label: { en: "Studio audit request", fr: "Demande d’audit (studio)" },
    tag: "Studio",
    fields: ["projectName", "idea", "targetUsers", "problem", "features", "objective", "documents"],
    isMessage: true,
  },
  "deck-request": {
    label: { en: "Deck request", fr: "Demande de deck" },
    tag: "Deck-request",
    fields: ["fullName", "firm", "startup"],
    isMessage: true,
  },
} as const satisfies Record<string, LeadFormRecord>;

export type LeadForm = keyof typeof forms;

export const leadForms = Object.keys(forms) as LeadForm[];

export const messageForms = leadForms.filter((form) => "isMessage" in forms[form]);

export const formLabels = (lang: Lang): Record<string, string> =>
  Object.fromEntries(leadForms.map((form) => [form, forms[form].label[lang]]));

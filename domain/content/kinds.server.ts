import * as z from "zod";
import { aboutPage, joinPage } from "./kinds/about-page.server.ts";
import { applicationPage } from "./kinds/application-page.server.ts";
import { blogPage, newsletterPage } from "./kinds/blog-pages.server.ts";
import {
  banner,
  comparison,
  faq,
  formula,
  logo,
  project,
  startup,
  team,
  testimonial,
} from "./kinds/collections.server.ts";
import { contactPage } from "./kinds/contact-page.server.ts";
import { event } from "./kinds/event.server.ts";
import { fact } from "./kinds/fact.server.ts";
import { conference, conferencePage, guideConfirmationPage, guideDay, guidePage } from "./kinds/guide.server.ts";
import { homePage } from "./kinds/home-page.server.ts";
import { investorRegistrationPage, investorsPage } from "./kinds/investors-page.server.ts";
import { notifyMePage, pitchApplicationPage, pitchSessionPage } from "./kinds/pitch-pages.server.ts";
import { pricingPage } from "./kinds/pricing-page.server.ts";
import { programPage } from "./kinds/program-page.server.ts";
import {
  accessibilityPage,
  cookiesAndConsentPage,
  cookiesPage,
  legalNoticePage,
  privacyPage,
  saleTermsPage,
  termsPage,
} from "./kinds/legal-page.server.ts";
import { consent, consentRequest, notice } from "./kinds/notice.server.ts";
import { quizPage, quizProfile, quizQuestion } from "./kinds/quiz.server.ts";
import { showcasePage } from "./kinds/showcase-page.server.ts";
import { studioAuditPage, studioPage } from "./kinds/studio-page.server.ts";
import { site } from "./kinds/setting.server.ts";

const page = z.discriminatedUnion("id", [
  homePage,
  programPage,
  pitchSessionPage,
  pitchApplicationPage,
  notifyMePage,
  contactPage,
  investorsPage,
  investorRegistrationPage,
  aboutPage,
  joinPage,
  pricingPage,
  applicationPage,
  quizPage,
  guidePage,
  guideConfirmationPage,
  conferencePage,
  blogPage,
  newsletterPage,
  studioPage,
  studioAuditPage,
  showcasePage,
  privacyPage,
  legalNoticePage,
  termsPage,
  saleTermsPage,
  accessibilityPage,
  cookiesPage,
  cookiesAndConsentPage,
]);

export const kinds = {
  fact: { schema: fact, label: { en: "Facts and figures", fr: "Faits et chiffres" } },
  event: { schema: event, label: { en: "Pitch sessions", fr: "Pitch Sessions" } },
  page: { schema: page, label: { en: "Pages", fr: "Pages" } },
  "quiz-question": { schema: quizQuestion, label: { en: "Quiz questions", fr: "Questions du quiz" } },
  "quiz-profile": { schema: quizProfile, label: { en: "Quiz profiles", fr: "Profils du quiz" } },
  "guide-day": { schema: guideDay, label: { en: "Days of the guide", fr: "Jours du guide" } },
  conference: { schema: conference, label: { en: "Conferences", fr: "Conférences" } },
  formula: { schema: formula, label: { en: "Price formulas", fr: "Formules de prix" } },
  faq: { schema: faq, label: { en: "Questions and answers", fr: "Questions et réponses" } },
  testimonial: { schema: testimonial, label: { en: "Testimonials", fr: "Témoignages" } },
  team: { schema: team, label: { en: "Team", fr: "Équipe" } },
  logo: { schema: logo, label: { en: "Logos", fr: "Logos" } },
  project: { schema: project, label: { en: "Studio’s projects", fr: "Projets du studio" } },
  startup: { schema: startup, label: { en: "Startups of past sessions", fr: "Startups des sessions passées" } },
  comparison: { schema: comparison, label: { en: "Comparison rows", fr: "Lignes du comparatif" } },
  banner: { schema: banner, label: { en: "Results banner", fr: "Bandeau de résultats" } },
  notice: { schema: notice, label: { en: "Form notices", fr: "Mentions des formulaires" } },
  consent: { schema: consent, label: { en: "Consent wordings", fr: "Textes de consentement" } },
  "consent-request": {
    schema: consentRequest,
    label: { en: "Consent to third parties", fr: "Consentement aux services tiers" },
  },
  setting: { schema: site, label: { en: "Settings", fr: "Réglages" } },
} as const;

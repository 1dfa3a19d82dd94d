import * as z from "zod";
import { aboutPage, joinPage } from "./kinds/about-page.server.ts";
import { applicationPage } from "./kinds/application-page.server.ts";
import { blogPage, newsletterPage } from "./kinds/blog-pages.server.ts";
import { banner, faq, formula, logo, project, startup, team, testimonial } from "./kinds/collections.server.ts";
import { comparison } from "./kinds/comparison.server.ts";
import { contactPage } from "./kinds/contact-page.server.ts";
import { decisionTemplate } from "./kinds/decision-template.server.ts";
import { event } from "./kinds/event.server.ts";
import { fact } from "./kinds/fact.server.ts";
import { aid, bankProduct, regionalTrend, termClause } from "./kinds/funding.server.ts";
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
import { legalTemplate } from "./kinds/legal-template.server.ts";
import { mentor } from "./kinds/mentor.server.ts";
import { quizPage, quizProfile, quizQuestion } from "./kinds/quiz.server.ts";
import { showcasePage } from "./kinds/showcase-page.server.ts";
import { studioAuditPage, studioPage } from "./kinds/studio-page.server.ts";
import { site } from "./kinds/setting.server.ts";
import { tool } from "./kinds/tool.server.ts";

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

export const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

/**
 * `grows`: records can be added; `forFounders`: only signed-in founders see the records; `checked`: verified at their
 * source.
 */
export const kinds = {
  page: { schema: page, grows: false },
  fact: { schema: fact, grows: true },
  event: { schema: event, grows: true },
  conference: { schema: conference, grows: true },
  formula: { schema: formula, grows: false },
  faq: { schema: faq, grows: true },
  testimonial: { schema: testimonial, grows: true },
  team: { schema: team, grows: true },
  mentor: { schema: mentor, grows: true, forFounders: true },
  aid: { schema: aid, grows: true, forFounders: true, checked: true },
  "bank-product": { schema: bankProduct, grows: true, forFounders: true, checked: true },
  "regional-trend": { schema: regionalTrend, grows: true, forFounders: true, checked: true },
  "term-clause": { schema: termClause, grows: false, forFounders: true, checked: true },
  "legal-template": { schema: legalTemplate, grows: true, forFounders: true },
  "decision-template": { schema: decisionTemplate, grows: true, forFounders: true },
  tool: { schema: tool, grows: false, forFounders: true },
  logo: { schema: logo, grows: true },
  project: { schema: project, grows: true },
  startup: { schema: startup, grows: true },
  comparison: { schema: comparison, grows: true },
  banner: { schema: banner, grows: true },
  "quiz-question": { schema: quizQuestion, grows: false },
  "quiz-profile": { schema: quizProfile, grows: false },
  "guide-day": { schema: guideDay, grows: false },
  notice: { schema: notice, grows: false },
  consent: { schema: consent, grows: false },
  "consent-request": { schema: consentRequest, grows: false },
  setting: { schema: site, grows: false },
} as const;

type Kinds = typeof kinds;
type CheckedKind = { [K in keyof Kinds]: Kinds[K] extends { checked: true } ? K : never }[keyof Kinds];

export const isChecked = (kind: keyof Kinds): kind is CheckedKind => "checked" in kinds[kind];

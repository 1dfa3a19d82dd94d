import type { ContentRecord } from "../domain/content/content.ts";
import { banner } from "./banner.ts";
import { comparison } from "./comparison.ts";
import { conferences } from "./conferences.ts";
import { consentRequest } from "./consent-request.ts";
import { decisionTemplates } from "./decision-templates.ts";
import { events } from "./events.ts";
import { claimFacts } from "./facts/claims.ts";
import { guideFacts } from "./facts/guide.ts";
import { intakeFacts } from "./facts/intake.ts";
import { offerFacts } from "./facts/offer.ts";
import { otherFacts } from "./facts/other.ts";
import { pitchFacts } from "./facts/pitch.ts";
import { planFacts } from "./facts/plans.ts";
import { statisticFacts } from "./facts/statistics.ts";
import { studioFacts } from "./facts/studio.ts";
import { faq } from "./faq.ts";
import { aids } from "./funding/aids.ts";
import { bankProducts } from "./funding/bank-products.ts";
import { regionalTrends } from "./funding/regional-trends.ts";
import { formulas } from "./formulas.ts";
import { guideDaysContent } from "./guide/days.ts";
import { legalTemplates } from "./legal-templates.ts";
import { logos } from "./logos.ts";
import { consents, notices } from "./notices.ts";
import { mentors } from "./mentors.ts";
import { about } from "./pages/about.ts";
import { accessibility } from "./pages/accessibility.ts";
import { application } from "./pages/application.ts";
import { blog } from "./pages/blog.ts";
import { conferencePage } from "./pages/conference.ts";
import { contact } from "./pages/contact.ts";
import { cookies } from "./pages/cookies.ts";
import { cookiesAndConsent } from "./pages/cookies-and-consent.ts";
import { guide } from "./pages/guide.ts";
import { guideConfirmation } from "./pages/guide-confirmation.ts";
import { home } from "./pages/home.ts";
import { investorRegistration } from "./pages/investor-registration.ts";
import { investors } from "./pages/investors.ts";
import { join } from "./pages/join.ts";
import { legalNotice } from "./pages/legal-notice.ts";
import { newsletter } from "./pages/newsletter.ts";
import { notifyMe } from "./pages/notify-me.ts";
import { pitchApplication } from "./pages/pitch-application.ts";
import { pitchSession } from "./pages/pitch-session.ts";
import { pricing } from "./pages/pricing.ts";
import { privacy } from "./pages/privacy.ts";
import { program } from "./pages/program.ts";
import { quiz } from "./pages/quiz.ts";
import { quizProfiles } from "./quiz/profiles.ts";
import { quizQuestions } from "./quiz/questions.ts";
import { showcase } from "./pages/showcase.ts";
import { studio } from "./pages/studio.ts";
import { studioAudit } from "./pages/studio-audit.ts";
import { projects } from "./projects.ts";
import { saleTerms } from "./pages/sale-terms.ts";
import { terms } from "./pages/terms.ts";
import { site } from "./settings.ts";
import { startups } from "./startups.ts";
import { team } from "./team.ts";
import { termClauses } from "./term-clauses.ts";
import { testimonials } from "./testimonials.ts";
import { tools } from "./tools.ts";

/** The site's first content. The order of a kind here is the order in which its records are shown. */
export const records: ContentRecord[] = [
  site,
  ...offerFacts,
  ...intakeFacts,
  ...pitchFacts,
  ...statisticFacts,
  ...claimFacts,
  ...planFacts,
  ...studioFacts,
  ...guideFacts,
  ...otherFacts,
  ...events,
  ...conferences,
  home,
  program,
  pitchSession,
  pitchApplication,
  notifyMe,
  contact,
  investors,
  investorRegistration,
  about,
  join,
  pricing,
  application,
  quiz,
  guide,
  guideConfirmation,
  conferencePage,
  blog,
  newsletter,
  studio,
  studioAudit,
  showcase,
  privacy,
  legalNotice,
  terms,
  saleTerms,
  accessibility,
  cookies,
  cookiesAndConsent,
  ...quizQuestions,
  ...quizProfiles,
  ...guideDaysContent,
  ...formulas,
  ...faq,
  ...testimonials,
  ...team,
  ...mentors,
  ...aids,
  ...bankProducts,
  ...regionalTrends,
  ...termClauses,
  ...legalTemplates,
  ...decisionTemplates,
  ...tools,
  ...logos,
  ...projects,
  ...startups,
  ...comparison,
  ...banner,
  ...notices,
  ...consents,
  consentRequest,
];

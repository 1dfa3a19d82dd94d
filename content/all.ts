import type { ContentRecord } from "../domain/content/content.ts";
import { banner } from "./banner.ts";
import { comparison } from "./comparison.ts";
import { events } from "./events.ts";
import { claimFacts } from "./facts/claims.ts";
import { intakeFacts } from "./facts/intake.ts";
import { offerFacts } from "./facts/offer.ts";
import { otherFacts } from "./facts/other.ts";
import { pitchFacts } from "./facts/pitch.ts";
import { planFacts } from "./facts/plans.ts";
import { statisticFacts } from "./facts/statistics.ts";
import { studioFacts } from "./facts/studio.ts";
import { faq } from "./faq.ts";
import { formulas } from "./formulas.ts";
import { logos } from "./logos.ts";
import { consents, notices } from "./notices.ts";
import { accessibility } from "./pages/accessibility.ts";
import { application } from "./pages/application.ts";
import { contact } from "./pages/contact.ts";
import { cookies } from "./pages/cookies.ts";
import { home } from "./pages/home.ts";
import { legalNotice } from "./pages/legal-notice.ts";
import { privacy } from "./pages/privacy.ts";
import { site } from "./settings.ts";
import { testimonials } from "./testimonials.ts";

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
  ...otherFacts,
  ...events,
  home,
  contact,
  application,
  privacy,
  legalNotice,
  accessibility,
  cookies,
  ...formulas,
  ...faq,
  ...testimonials,
  ...logos,
  ...comparison,
  ...banner,
  ...notices,
  ...consents,
];

import { Figures } from "../sections/figures.tsx";
import { Questions } from "../sections/questions.tsx";
import { Comparison } from "./comparison.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero.tsx";
import type { HomeSections } from "./home-sections.server.ts";
import { Intro } from "./intro.tsx";
import { InvestorLogos } from "./investor-logos.tsx";
import { PitchTeaser } from "./pitch-teaser.tsx";
import { Support } from "./support.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Trust } from "./trust.tsx";
import { Value } from "./value.tsx";
import { Why } from "./why.tsx";

export function Opening({ page, growth, investors }: HomeSections) {
  return (
    <>
      <Hero hero={page.hero} growth={growth} />
      <Intro intro={page.intro} />
      <Figures stats={page.stats} />
      <Value value={page.value} />
      <InvestorLogos investors={page.investors} logos={investors} />
      <Support support={page.support} />
    </>
  );
}

export function Closing({ page, featured, testimonials, trusted, comparison, questions, formulas }: HomeSections) {
  return (
    <>
      <Why why={page.why} featured={featured} />
      <PitchTeaser pitch={page.pitch} />
      <Testimonials heading={page.testimonials} testimonials={testimonials} />
      <Trust trust={page.trust} rows={trusted} />
      <Comparison comparison={page.comparison} rows={comparison} />
      <Questions heading={page.faq} questions={questions} formulas={formulas} />
      <FinalCall call={page.finalCall} />
    </>
  );
}

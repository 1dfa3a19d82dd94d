import "./home.css";
import { services, visitor } from "../server/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { Questions } from "../sections/questions.tsx";
import { without } from "../sections/without.server.ts";
import { rootData } from "../shell/root-data.ts";
import { faqData } from "../shell/structured-data.ts";
import type { Route } from "./+types/home.page.ts";
import { Comparison } from "./comparison.tsx";
import { Figures } from "../sections/figures.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero.tsx";
import { Intro } from "./intro.tsx";
import { InvestorLogos } from "./investor-logos.tsx";
import { PitchTeaser } from "./pitch-teaser.tsx";
import { growthOf } from "../simulator/embed.server.ts";
import { SimulatorSection } from "./simulator-section.tsx";
import { Support } from "./support.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Trust } from "./trust.tsx";
import { Value } from "./value.tsx";
import { Why } from "./why.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(services);
  const { lang } = context.get(visitor);
  const testimonials = content.list("testimonial", lang).filter(({ page }) => page === "home");
  const quotes = (featured: boolean) =>
    without(
      testimonials.filter((each) => each.featured === featured),
      "kind",
      "id",
      "page",
      "featured",
    );
  const allLogos = content.list("logo", lang);
  const logos = (shown: (logo: (typeof allLogos)[number]) => boolean) =>
    without(allLogos.filter(shown), "kind", "id", "group", "row");
  const comparison = content.list("comparison", lang).filter(({ page }) => page === "home");
  const questions = content.list("faq", lang).filter(({ page }) => page === "home");
  const formulas = content.list("formula", lang).filter(({ offered }) => offered);
  return {
    page: content.page("home", lang),
    featured: quotes(true)[0],
    testimonials: quotes(false),
    investors: logos(({ group }) => group === "investors"),
    trusted: [1, 2, 3].map((place) => logos(({ row }) => row === place)),
    comparison: without(comparison, "kind", "id", "page"),
    questions: without(questions, "kind", "id", "page"),
    formulas: without(formulas, "kind", "id", "offered"),
    growth: growthOf(content),
    notice: content.find("notice", "simulator", lang),
    marketing: content.find("consent", "marketing-email", lang),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...pageMetadata("home", loaderData.page.metadata, rootData(matches)),
        faqData(loaderData.questions, loaderData.formulas),
      ]
    : [];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, growth, featured, testimonials, investors, trusted, comparison, questions, formulas, ...simulator } =
    loaderData;
  return (
    <>
      <Hero hero={page.hero} growth={growth} />
      <Intro intro={page.intro} />
      <Figures stats={page.stats} />
      <Value value={page.value} />
      <InvestorLogos investors={page.investors} logos={investors} />
      <Support support={page.support} />
      <SimulatorSection section={page.simulator} growth={growth} {...simulator} />
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

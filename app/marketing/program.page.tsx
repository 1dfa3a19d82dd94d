import "./pages.css";
import programStyles from "./program.css?url";
import { Ruler } from "../../ui/ruler.tsx";
import { services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/program.page.ts";
import { Eligibility } from "./eligibility.tsx";
import { Expert } from "./expert.tsx";
import { Figures } from "../sections/figures.tsx";
import { FinalCall } from "./final-call.tsx";
import { Overview } from "./overview.tsx";
import { PriceBanner } from "./price-banner.tsx";
import { ProgramHero } from "./program-hero.tsx";
import { Quarters } from "./quarters.tsx";
import { Quote } from "../sections/quote.tsx";
import { Testimonials } from "./testimonials.tsx";
import { growthOf } from "../simulator/embed.server.ts";
import { stopsOf } from "./bars.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content, lang } = context.get(services);
  const testimonials = content.list("testimonial", lang).filter(({ page }) => page === "program");
  return {
    page: content.page("program", lang),
    formulas: content.list("formula", lang).filter(({ offered }) => offered),
    featured: testimonials.find(({ featured }) => featured),
    testimonials: testimonials.filter(({ featured }) => !featured),
    /** The months marked beside the featured testimonial: 0, the end of each phase, and the last month. */
    stops: stopsOf(growthOf(content)),
    lengths: quarterFacts.map((id) => {
      const { value } = content.fact(id);
      return typeof value === "object" && "from" in value ? value.to - value.from + 1 : 1;
    }),
  };
}

const quarterFacts = ["offer.quarter_1", "offer.quarter_2", "offer.quarter_3", "offer.quarter_4"];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: programStyles }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("program", loaderData.page.metadata, rootData(matches)) : [];

const sail = {
  salt: "M1010 96v136h74zM960 240h150l-24 34h-104z",
  sun: "M1000 122v106h-50z",
};

export default function Program({ loaderData }: Route.ComponentProps) {
  const { page, formulas, featured, testimonials, stops, lengths } = loaderData;
  return (
    <>
      <ProgramHero hero={page.hero} quarters={page.structure.quarters} lengths={lengths} />
      <Overview overview={page.overview} />
      <Quarters structure={page.structure} lengths={lengths} />
      <PriceBanner banner={page.banner} formulas={formulas} />
      <Testimonials heading={page.testimonials} testimonials={testimonials} />
      <Eligibility eligibility={page.eligibility} />
      <Expert expert={page.expert} />
      <Figures stats={page.results} />
      {featured && (
        <section className="page section grid gap-6">
          <Ruler steps={Math.max(...stops)} long={stops} done={Math.max(...stops)} height={32} />
          <Quote testimonial={featured} className="quote-large max-w-[56rem]" />
        </section>
      )}
      <FinalCall call={page.finalCall} figure={sail} />
    </>
  );
}

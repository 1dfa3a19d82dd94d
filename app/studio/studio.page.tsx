import { services } from "../context/context.server.ts";
import { Figures } from "../sections/figures.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { Questions } from "../sections/questions.tsx";
import { rootData } from "../shell/root-data.ts";
import { faqData } from "../shell/structured-data.ts";
import studioStyles from "./studio.css?url";
import { RuledSteps } from "../sections/ruled-steps.tsx";
import type { Route } from "./+types/studio.page.ts";
import { AuditOfferContext } from "./audit-offer.ts";
import { auditOffer } from "./audit-offer.server.ts";
import { drawBuiltScreen } from "./built-screen.server.tsx";
import { Call } from "./call.tsx";
import { Hero } from "./hero.tsx";
import { Logos } from "./logos.tsx";
import { Plans } from "./plans.tsx";
import { Projects } from "./projects.tsx";
import { Roles } from "./roles.tsx";
import { Story } from "./story.tsx";
import { Voices } from "./voices.tsx";

/** The id of the sample project that has a drawn screen instead of a photo. */
const drawnProject = "potager";

export function loader({ context }: Route.LoaderArgs) {
  const { content, lang } = context.get(services);
  const { metadata, ...page } = content.page("studio", lang);
  const last = (id: string) => {
    const { value } = content.fact(id);
    return typeof value === "object" && "to" in value ? value.to : Number(value) || 1;
  };
  const projects = content.list("project", lang);
  const logos = content.list("logo", lang);
  return {
    metadata,
    page,
    days: last("studio.mvp_days"),
    demo: last("studio.first_demo"),
    offer: auditOffer(content, lang),
    startups: logos.filter(({ group }) => group === "startups"),
    investors: logos.filter(({ group }) => group === "investors"),
    projects,
    screen: projects.some(({ id, sample }) => id === drawnProject && sample) ? drawBuiltScreen(lang) : undefined,
    testimonials: content.list("testimonial", lang).filter((testimonial) => testimonial.page === "studio"),
    questions: content.list("faq", lang).filter((question) => question.page === "studio"),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: studioStyles }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? [...pageMetadata("studio", loaderData.metadata, rootData(matches)), faqData(loaderData.questions)] : [];

export default function Studio({ loaderData }: Route.ComponentProps) {
  const { page, days, demo, offer, startups, investors, projects, screen, testimonials, questions } = loaderData;
  return (
    <AuditOfferContext value={offer}>
      <Hero hero={page.hero} days={days} demo={demo} />
      <Logos titles={page.logos} startups={startups} investors={investors} />
      <Story story={page.story} />
      <Figures stats={page.stats} />
      <Projects showcase={page.showcase} projects={projects} screen={screen} />
      <RuledSteps title={page.process.title} steps={page.process.steps} className="l:grid-cols-3" marks={5} />
      <Plans plans={page.plans} />
      <Roles team={page.team} />
      <Voices titles={page.testimonials} testimonials={testimonials} />
      <Questions heading={page.faq} questions={questions} formulas={[]} />
      <Call call={page.call} note={page.hero.note} days={days} demo={demo} />
    </AuditOfferContext>
  );
}

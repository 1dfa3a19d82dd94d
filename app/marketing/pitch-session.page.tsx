import "./pages.css";
import { withCounts } from "../../domain/session-record/record.server.ts";
import { pastSessions } from "../../domain/pitch-session/pitch-session.ts";
import { reservesUntil } from "../../domain/session-seat/session-seat.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { services } from "../context/context.server.ts";
import { sessionCard } from "../pitch-session/embed.server.ts";
import { SessionCard } from "../pitch-session/embed.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWords } from "../shell/language.tsx";
import { pitchSessionWords } from "../pitch-session/words.ts";
import { pathOf } from "../paths.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { Questions } from "../sections/questions.tsx";
import { rootData } from "../shell/root-data.ts";
import { eventData, faqData } from "../shell/structured-data.ts";
import { RuledSteps } from "../sections/ruled-steps.tsx";
import type { Route } from "./+types/pitch-session.page.ts";
import { ApplyToPitch } from "./apply-to-pitch.tsx";
import { Figures } from "../sections/figures.tsx";
import { Opportunity } from "./opportunity.tsx";
import { PitchCall } from "./pitch-call.tsx";
import { PitchGallery } from "./pitch-gallery.tsx";
import { PitchHero } from "./pitch-hero.tsx";
import { PitchLogos } from "./pitch-logos.tsx";
import { Voices } from "./voices.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, content, env, lang } = context.get(services);
  const logos = content.list("logo", lang);
  const { nearest, ...card } = await sessionCard(db, content, lang);
  return {
    page: content.page("pitch-session", lang),
    card,
    /** The session at which investors can reserve a seat now. */
    reserves: nearest && new Date() < reservesUntil(nearest) ? nearest.id : null,
    apply: env.PITCH_FORM_URL ?? pathOf("pitch-application"),
    register: env.INVESTOR_FORM_URL ?? pathOf("investor-registration"),
    pitching: Number(content.fact("pitch.grand_startups").value) || 1,
    startups: logos.filter(({ group }) => group === "pitched"),
    investors: logos.filter(({ group }) => group === "investors"),
    partners: logos.filter(({ group }) => group === "partners"),
    testimonials: content.list("testimonial", lang).filter(({ page }) => page === "pitch-session"),
    past: pastSessions(await withCounts(db, content.list("event", lang)), parisDay(new Date())).map((each) => ({
      ...each,
      shown: content.list("startup", lang).filter(({ session }) => session === each.id).length,
    })),
    questions: content.list("faq", lang).filter(({ page }) => page === "pitch-session"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const root = rootData(matches);
  if (!loaderData || !root) return [];
  const { page, card, questions } = loaderData;
  const { next } = card;
  return [
    ...pageMetadata("pitch-session", page.metadata, root),
    faqData(questions),
    ...(next?.startsOn
      ? [
          eventData(
            { ...next, startsOn: next.startsOn, description: page.metadata.description },
            `${root.appUrl}${pathOf("pitch-session")}`,
            root.organisation,
          ),
        ]
      : []),
  ];
};

export default function PitchSession({ loaderData }: Route.ComponentProps) {
  const {
    page,
    card,
    reserves,
    apply,
    register,
    startups,
    pitching,
    investors,
    partners,
    testimonials,
    past,
    questions,
  } = loaderData;
  const words = useWords(pitchSessionWords);
  const note = card.next && !card.next.takesApplications ? words.forLater : null;
  return (
    <>
      <PitchHero hero={page.hero} fee={page.call.fee} apply={apply} note={note} />
      <Opportunity opportunity={page.opportunity} />
      <Figures stats={page.stats} />
      <PitchLogos logos={page.logos} startups={startups} investors={investors} />
      <RuledSteps title={page.steps.title} steps={page.steps.items} className="steps" marks={6} />
      <Voices heading={page.testimonials} testimonials={testimonials} />
      <section id="next-session" className="page section">
        <h2 className="mb-6">{page.session.title}</h2>
        <SessionCard card={card}>
          {reserves && (
            <LinkButton to={pathOf("investor-session", { id: reserves })} look="secondary">
              {words.reserve}
            </LinkButton>
          )}
          {card.next && <TextLink to={pathOf("session-page", { id: card.next.id })}>{words.more}</TextLink>}
          {card.next?.takesApplications && <ApplyToPitch href={apply} label={page.call.apply} fee={page.call.fee} />}
        </SessionCard>
      </section>
      <PitchGallery gallery={page.gallery} past={past} partners={partners} />
      <Questions heading={page.faq} questions={questions} formulas={[]} />
      <PitchCall call={page.call} apply={apply} register={register} startups={pitching} note={note} />
    </>
  );
}

import "./home.css";
import "./investors.css";
import "./pages.css";
import { pathOf } from "../paths.ts";
import { sessionCard } from "../pitch-session/embed.server.ts";
import { services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/investors.page.ts";
import { Comparison } from "./comparison.tsx";
import { ImportantPoints } from "./important-points.tsx";
import { InvestorCall } from "./investor-call.tsx";
import { InvestorHero } from "./investor-hero.tsx";
import { StartupProfile } from "./startup-profile.tsx";
import { startupScale } from "./startup-scale.server.ts";
import { TakePart } from "./take-part.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Value } from "./value.tsx";
import { WhatYouReceive } from "./what-you-receive.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, content, env, lang } = context.get(services);
  const { nearest, ...card } = await sessionCard(db, content, lang);
  return {
    page: content.page("investors", lang),
    register: env.INVESTOR_FORM_URL ?? pathOf("investor-registration"),
    comparison: content.list("comparison", lang).filter(({ page }) => page === "investors"),
    testimonials: content.list("testimonial", lang).filter(({ page }) => page === "investors"),
    scale: startupScale(content, lang),
    card: { ...card, next: nearest },
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("investors", loaderData.page.metadata, rootData(matches)) : [];

export default function Investors({ loaderData }: Route.ComponentProps) {
  const { page, register, comparison, testimonials, scale, card } = loaderData;
  const button = { to: register, words: page.register };
  return (
    <>
      <InvestorHero hero={page.hero} register={button} />
      <Value value={page.why} />
      <Comparison comparison={page.comparison} rows={comparison} />
      <StartupProfile startups={page.startups} scale={scale} />
      <WhatYouReceive receive={page.receive} />
      <Testimonials heading={page.testimonials} testimonials={testimonials} />
      <TakePart how={page.how} card={card} register={button} />
      <ImportantPoints important={page.important} />
      <InvestorCall call={page.finalCall} register={button} scale={scale} sectors={page.startups.sectors.length} />
    </>
  );
}

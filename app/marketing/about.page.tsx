import "./home.css";
import "./about.css";
import "./pages.css";
import { ContactSection } from "../contact/embed.tsx";
import { contactSection } from "../contact/embed.server.ts";
import { JoinSection } from "../join/embed.tsx";
import { joinSection } from "../join/embed.server.ts";
import { services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/about.page.ts";
import { AboutCall } from "./about-call.tsx";
import { AboutHero } from "./about-hero.tsx";
import { Place } from "./place.tsx";
import { Team } from "./team.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const { content, lang } = context.get(services);
  const contact = contactSection(content, lang);
  const page = content.page("about", lang);
  const rooms = content.fact("place.meeting_rooms").value;
  const years = content.fact("site.clients_revenue_years").value;
  return {
    page,
    hasClaim: content.site.sampleContentShown || !page.hero.claim.figure.confirm,
    years: typeof years === "number" ? Math.max(1, Math.round(years)) : 1,
    clients: content.list("logo", lang).filter(({ group }) => group === "clients"),
    team: content.list("team", lang),
    meetingRooms: typeof rooms === "number" ? rooms : 0,
    join: joinSection(content, lang),
    contact,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("about", loaderData.page.metadata, rootData(matches)) : [];

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, hasClaim, years, clients, team, meetingRooms, join, contact } = loaderData;
  return (
    <>
      <AboutHero hero={page.hero} hasClaim={hasClaim} years={years} clients={clients} />
      <Team heading={page.team} members={team} />
      <div className="bg-sunken">
        <JoinSection section={join} heading="h2" />
      </div>
      <Place place={page.place} meetingRooms={meetingRooms} address={contact.address} />
      <ContactSection section={contact} heading="h2" />
      <AboutCall call={page.finalCall} rooms={meetingRooms} />
    </>
  );
}

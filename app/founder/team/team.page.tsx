import { readSeats } from "../../../domain/startup/seats.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { requireActor } from "../../shell/require.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/team.page.ts";
import { teamWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const actor = requireActor(args, "founder");
  const { lang } = args.context.get(visitor);
  const seats = actor.viewer.startup ? await readSeats(args.context.get(services).db, actor) : [];
  return { title: teamWords.in(lang).title, seats };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(teamWords);
  const { date } = formats[useLanguage().lang];
  return (
    <>
      <CockpitHead title={words.title} />
      <ul>
        {loaderData.seats.map(({ person, name, role, since }) => (
          <li key={person}>
            {name}, {words.roles[role]} {words.since(date(since))}
          </li>
        ))}
      </ul>
    </>
  );
}

import { pathOf } from "../../paths.ts";
import { sessionsNow } from "../../pitch-session/embed.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import { FounderSession } from "../session-panel.tsx";
import type { Route } from "./+types/pitch.page.ts";
import { pitchWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(asked: Route.LoaderArgs) {
  requireActor(asked, "founder");
  const { db, content, env } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  return {
    title: pitchWords.in(lang).title,
    sessions: await sessionsNow(db, content, lang),
    apply: env.PITCH_FORM_URL ?? pathOf("pitch-application"),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

export default function Pitch({ loaderData: { sessions, apply } }: Route.ComponentProps) {
  const own = useWords(pitchWords);
  return (
    <>
      <CockpitHead title={own.title} />
      <div className="cockpit-work">
        <FounderSession sessions={sessions} apply={apply} />
      </div>
    </>
  );
}

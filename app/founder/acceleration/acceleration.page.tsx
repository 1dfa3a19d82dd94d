import { Link } from "react-router";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../server/context.server.ts";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { ApplicationList } from "../application-list.tsx";
import { shownApplications } from "../applications.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/acceleration.page.ts";
import { accelerationWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(asked: Route.LoaderArgs) {
  const by = requireActor(asked, "founder");
  return {
    title: accelerationWords.in(asked.context.get(visitor).lang).title,
    applications: await shownApplications(asked.context.get(services), by),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

export default function Acceleration({ loaderData: { applications } }: Route.ComponentProps) {
  const own = useWords(accelerationWords);
  return (
    <>
      <CockpitHead title={own.title} />
      <div className="cockpit-work">
        <p className="max-w-article">
          {own.about}{" "}
          <Link to={pathOf("program")} className="link">
            {own.program}
          </Link>
        </p>
        <ApplicationList applications={applications} />
      </div>
    </>
  );
}

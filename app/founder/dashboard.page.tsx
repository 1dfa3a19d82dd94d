import { pathOf } from "../paths.ts";
import { Arrival } from "../profile-kit/arrival.tsx";
import workspaceStyles from "../shell/workspace.css?url";
import type { Route } from "./+types/dashboard.page.ts";
import { copilotData } from "./copilot/copilot-data.server.ts";
import { CopilotTab } from "./copilot/copilot-tab.tsx";
import copilotStyles from "./copilot/copilot.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: copilotStyles },
];

export const loader = (args: Route.LoaderArgs) => copilotData(args);

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Arrival first={loaderData.welcome ? pathOf("founder-welcome") : null} />
      {loaderData.welcome && (
        <noscript>
          <a href={pathOf("founder-welcome")} className="welcome-link link">
            {loaderData.welcome}
          </a>
        </noscript>
      )}
      <CopilotTab data={loaderData} />
    </>
  );
}

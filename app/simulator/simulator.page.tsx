import { services, visitor } from "../server/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/simulator.page.ts";
import { Simulator } from "./embed.tsx";
import { multiplesOf } from "./embed.server.ts";
import { simulatorActions } from "./simulator.form.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(services);
  const { lang } = context.get(visitor);
  const { simulator, metadata } = content.page("home", lang);
  return {
    simulator,
    metadata,
    multiples: multiplesOf(content),
    notice: content.find("notice", "simulator", lang),
    marketing: content.find("consent", "marketing-email", lang),
  };
}

export const action = (args: Route.ActionArgs) => simulatorActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMetadata(
        "simulator",
        { title: loaderData.simulator.title, description: loaderData.simulator.intro },
        rootData(matches),
        { social: "home" },
      )
    : [];

export default function SimulatorPage({
  loaderData: { simulator, multiples, notice, marketing },
  actionData,
}: Route.ComponentProps) {
  return (
    <section className="page section">
      <h1>{simulator.title}</h1>
      <p className="lead mt-4">{simulator.intro}</p>
      <Simulator multiples={multiples} notice={notice} marketing={marketing} refused={actionData} />
      {simulator.notes.map((note) => (
        <p key={note} className="note mt-4">
          {note}
        </p>
      ))}
    </section>
  );
}

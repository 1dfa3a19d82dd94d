import { services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/simulator.page.ts";
import { Simulator } from "./embed.tsx";
import { growthOf } from "./embed.server.ts";
import { FeeExample } from "./fee-example.tsx";
import { feeExample } from "./fee.server.ts";
import { simulatorActions } from "./simulator.form.server.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, lang } = context.get(services);
  const { simulator, metadata } = content.page("home", lang);
  return {
    simulator,
    metadata,
    growth: growthOf(content),
    begun: new URL(request.url).searchParams.get("revenue") ?? "",
    fee: feeExample(content),
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
  loaderData: { simulator, growth, begun, fee, notice, marketing },
  actionData,
}: Route.ComponentProps) {
  return (
    <section className="page section">
      <h1>{simulator.title}</h1>
      <p className="lead mt-4">{simulator.intro}</p>
      <Simulator growth={growth} begun={begun} notice={notice} marketing={marketing} refused={actionData}>
        {fee && <FeeExample example={fee} />}
      </Simulator>
      {simulator.notes.map((note) => (
        <p key={note} className="note mt-4">
          {note}
        </p>
      ))}
    </section>
  );
}

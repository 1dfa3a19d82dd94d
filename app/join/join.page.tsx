import { services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/join.page.ts";
import { JoinSection } from "./embed.tsx";
import { joinSection } from "./embed.server.ts";
import { joinActions } from "./join.form.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  joinSection(context.get(services).content, context.get(services).lang);

export const action = (args: Route.ActionArgs) => joinActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("join", loaderData.page.metadata, rootData(matches)) : [];

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  return <JoinSection section={loaderData} refused={actionData} heading="h1" />;
}

import { data } from "react-router";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/not-found.page.ts";
import { NotFound } from "./not-found.tsx";
import { pageMetadata } from "./page-metadata.ts";
import { rootData } from "./root-data.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { metadata } = context.get(services).content.page("home", context.get(services).lang);
  return data({ metadata }, { status: 404 });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("home", loaderData.metadata, rootData(matches), { noindex: true }) : [];

export default NotFound;

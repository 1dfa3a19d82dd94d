import { ContactSection } from "../contact/embed.tsx";
import { contactSection } from "../contact/embed.server.ts";
import { services, visitor } from "../services.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/about.page.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  contactSection(context.get(services).content, context.get(visitor).lang);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("about", loaderData.page.metadata, rootData(matches)) : [];

export default function About({ loaderData }: Route.ComponentProps) {
  return <ContactSection section={loaderData} heading="h1" />;
}

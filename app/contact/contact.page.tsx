import { services, visitor } from "../server/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/contact.page.ts";
import { contactActions } from "./contact.form.server.ts";
import { ContactSection } from "./embed.tsx";
import { contactSection } from "./embed.server.ts";

export const loader = ({ context }: Route.LoaderArgs) =>
  contactSection(context.get(services).content, context.get(visitor).lang);

export const action = (args: Route.ActionArgs) => contactActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("contact", loaderData.page.metadata, rootData(matches)) : [];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ContactSection section={loaderData} refused={actionData} heading="h1" />;
}

import { services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import { SketchMap } from "../sections/sketch-map.tsx";
import type { Route } from "./+types/contact.page.ts";
import { contactActions } from "./contact.form.server.ts";
import { ContactSection } from "./embed.tsx";
import { contactSection } from "./embed.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content, lang } = context.get(services);
  return { ...contactSection(content, lang), map: content.page("about", lang).place.map };
}

export const action = (args: Route.ActionArgs) => contactActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("contact", loaderData.page.metadata, rootData(matches)) : [];

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { map, ...section } = loaderData;
  return (
    <ContactSection section={section} refused={actionData} heading="h1">
      <div className="beside-form max-w-[26rem]">
        <SketchMap labels={map.labels} description={map.description} />
      </div>
    </ContactSection>
  );
}

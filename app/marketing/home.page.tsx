import "./home.css";
import "./home-hero.css";
import { redirectDocument } from "react-router";
import { besideHtml } from "../shell/beside-html.server.ts";
import { services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import { StaticPart } from "../shell/static-part.tsx";
import { faqData } from "../shell/structured-data.ts";
import type { Route } from "./+types/home.page.ts";
import { readHomeSections } from "./home-sections.server.ts";
import { SimulatorSection } from "./simulator-section.tsx";

/** The HTML already contains these sections, so the browser loads their code only for a navigation by script. */
let sections = import.meta.env.SSR ? await import("./home-sections.tsx") : undefined;

export function loader({ context }: Route.LoaderArgs) {
  const { content, lang } = context.get(services);
  const drawn = readHomeSections(content, lang);
  const { metadata, simulator } = drawn.page;
  return besideHtml(
    context,
    {
      metadata,
      simulator: {
        section: simulator,
        growth: drawn.growth,
        notice: content.find("notice", "simulator", lang),
        marketing: content.find("consent", "marketing-email", lang),
      },
    },
    drawn,
  );
}

export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const code = import("./home-sections.tsx").catch(() => {
    // If a newer release has replaced the file with the sections' code, the import fails, so the page is reloaded.
    throw redirectDocument(request.url);
  });
  const [data, loaded] = await Promise.all([serverLoader(), code]);
  sections = loaded;
  return data;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [
        ...pageMetadata("home", loaderData.metadata, rootData(matches)),
        faqData(loaderData.drawn?.questions ?? [], loaderData.drawn?.formulas),
      ]
    : [];

export default function Home({ loaderData: { simulator, drawn } }: Route.ComponentProps) {
  return (
    <>
      <StaticPart id="opening">{sections && drawn && <sections.Opening {...drawn} />}</StaticPart>
      <SimulatorSection {...simulator} />
      <StaticPart id="closing">{sections && drawn && <sections.Closing {...drawn} />}</StaticPart>
    </>
  );
}

import { printRetention } from "../../domain/retention/rules.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/asked.page.ts";
import { myDataWords } from "./words.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { asked, description } = myDataWords.in(context.get(services).lang);
  return { title: asked.title, description };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("my-data-asked", loaderData, rootData(matches), { noindex: true, social: "home" }) : [];

export default function Asked() {
  const { lang } = useLanguage();
  const { asked, link } = useWords(myDataWords);
  return (
    <section className="page section">
      <h1>{asked.title}</h1>
      <p className="lead mt-4">{asked.text(printRetention("mailed_links", lang))}</p>
      <p className="mt-6">
        <TextLink to={pathOf("my-data")}>{link.again}</TextLink>
      </p>
    </section>
  );
}

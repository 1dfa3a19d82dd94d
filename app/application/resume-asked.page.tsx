import { LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/resume-asked.page.ts";
import { applicationResumeWords } from "./resume-words.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { asked: title, askedText: description } = applicationResumeWords.in(context.get(services).lang);
  return { title, description };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMetadata("application-resume-asked", loaderData, rootData(matches), { noindex: true, social: "application" })
    : [];

export default function ResumeAskedPage() {
  const words = useWords(applicationResumeWords);
  return (
    <section className="page section">
      <h1>{words.asked}</h1>
      <p className="lead mt-4">{words.askedText}</p>
      <LinkButton to={pathOf("application-resume")} look="secondary" className="mt-6">
        {words.again}
      </LinkButton>
    </section>
  );
}

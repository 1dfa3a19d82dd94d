import { pathsOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { type PurposeDetail, requestOf } from "../shell/consent/consent-prompt.server.ts";
import { Choices } from "../shell/consent/choices.tsx";
import { useConsentPrompt } from "../shell/consent/use-consent-prompt.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import { formats } from "../../platform/language/format.ts";
import type { Route } from "./+types/legal.page.ts";
import { consentWords } from "../shell/consent/words.ts";
import { Block } from "./block.tsx";
import { legalWords } from "./words.ts";

const legalPages = ["privacy", "legal-notice", "terms", "sale-terms", "accessibility", "cookies"] as const;

function pageAt({ pathname }: URL) {
  const name = legalPages.find((each) => pathsOf(each).includes(pathname));
  if (!name) throw new Response(null, { status: 404 });
  return name;
}

export function loader({ url, context }: Route.LoaderArgs) {
  const name = pageAt(url);
  const { content, env, lang } = context.get(services);
  const consent = name === "cookies" ? requestOf(env, content, lang) : null;
  return { name, page: content.page(consent ? "cookies-and-consent" : name, lang), purposes: consent?.purposes };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata(loaderData.name, loaderData.page.metadata, rootData(matches)) : [];

export default function Legal({ loaderData: { page, purposes } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const legal = useWords(legalWords);
  return (
    <article className="page section legal">
      <h1>{page.title}</h1>
      {page.intro.map((paragraph) => (
        <p key={paragraph} className="lead mt-4">
          {paragraph}
        </p>
      ))}
      {purposes && <ConsentSection purposes={purposes} />}
      {page.sections.map(({ id, title, blocks }) => (
        <section key={id} id={id}>
          <h2>{title}</h2>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
      <p className="note">
        {legal.updated(formats[lang].date(page.updatedOn))}
        {"version" in page && ` ${legal.version(page.version)}`}
      </p>
    </article>
  );
}

/**
 * The consent section is a separate component, so that only the legal page with this section loads the consent texts.
 */
function ConsentSection({ purposes }: { purposes: PurposeDetail[] }) {
  const consent = useWords(consentWords);
  const prompt = useConsentPrompt();
  return (
    prompt && (
      <section id="choices">
        <h2>{consent.title}</h2>
        <Choices prompt={prompt} details={purposes} />
      </section>
    )
  );
}

import { useMatches } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

/** Renders an account or desk page's title and a `noindex` tag, which keeps the page out of search engines. */
export function PageTitle() {
  const page = useMatches().at(-1)?.loaderData as { title?: string } | undefined;
  return (
    <>
      <title>{page?.title || organisation()}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

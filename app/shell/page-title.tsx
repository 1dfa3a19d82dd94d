import { useMatches } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

/**
 * Renders the title of an account or desk page, from the page's loader data, and a `noindex` tag that keeps the page
 * out of search engines.
 */
export function PageTitle() {
  const page = useMatches().at(-1)?.loaderData as { title?: string } | undefined;
  return (
    <>
      <title>{page?.title || organisation()}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

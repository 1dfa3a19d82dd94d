import { useMatches } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";

/** The title of an account or desk page, from the page's loader data. Search engines must not index the page. */
export function PageTitle() {
  const page = useMatches().at(-1)?.loaderData as { title?: string } | undefined;
  return (
    <>
      <title>{page?.title || organisation()}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

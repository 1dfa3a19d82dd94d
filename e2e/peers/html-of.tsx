import type { ReactElement } from "react";
import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { LanguageContext } from "../../app/shell/language.tsx";
import type { Lang } from "../../platform/language/language.ts";

/** Renders a part of a page in a language, as the server does at an address with `search`, and returns the HTML. */
export async function htmlOf(part: ReactElement, lang: Lang = "en", search = "") {
  const Page = createRoutesStub([{ path: "/", Component: () => part }]);
  const { prelude } = await prerender(
    <LanguageContext value={lang}>
      <Page initialEntries={[`/${search}`]} />
    </LanguageContext>,
  );
  return new Response(prelude).text();
}

import { lazy, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from "react-router";
import narrow from "../ui/fonts/bricolage-75.woff2?no-inline";
import title from "../ui/fonts/bricolage-100.woff2?no-inline";
import text from "../ui/fonts/instrument.woff2?no-inline";
import { setOrganisation } from "../platform/language/organisation.ts";
import type { Route } from "./+types/root.ts";
import { isStillAt, pathOf } from "./paths.ts";
import { doneKey } from "./shell/done-in-address.ts";
import { ErrorPage, errorWords } from "./shell/error-page.tsx";
import coreStyles from "./shell/core.css?url";
import adminSessionScript from "./shell/account/admin-session.script.ts?inline";
import headScript from "./shell/head.script.ts?inline";
import pageScript from "./shell/page.script.ts?inline";
import { keepPage } from "./shell/form/lost-send.ts";
import { QuestionBeforeLeaving, useIsUnsaved } from "./shell/form/unsaved.ts";
import { InlineScript } from "./shell/inline-script.tsx";
import { LanguageContext } from "./shell/language.tsx";
import { readRootData } from "./shell/root-data.server.ts";
import stillScript from "./shell/still.script.ts?inline";
import visitorPageScript from "./shell/visitor-page.script.ts?inline";
import type { Unsent } from "./shell/unsent-page.tsx";
import { shellWords } from "./shell/words.ts";

/** Browsers load this component on demand because it is rarely shown. */
const UnsentPage = import.meta.env.SSR
  ? (await import("./shell/unsent-page.tsx")).default
  : lazy(() => import("./shell/unsent-page.tsx"));

export const clientMiddleware = [keepPage];

export const loader = ({ context }: Route.LoaderArgs) => readRootData(context);

/** The root loader uses only `lang`, so a change of any other parameter does not reload the root data. */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const lang = nextUrl.searchParams.get("lang");
  const sameAddress = !formMethod && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return sameAddress && lang === currentUrl.searchParams.get("lang") ? false : defaultShouldRevalidate;
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const answered = useContext(LanguageContext);
  const { pathname } = useLocation();
  const isStill = import.meta.env.SSR && isStillAt(pathname);
  // On the server, the organisation's name is already set from the content.
  if (!import.meta.env.SSR && root) setOrganisation(root.organisation);
  // React Router's ScrollRestoration component would add an inline script that this site does not need.
  useScrollRestoration();
  useEffect(() => {
    // With `data-discover`, routes load in advance; otherwise, a form sent without a network would replace the page
    // with an error.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"], a.skip'))
      link.dataset["discover"] = "true";
    window.dispatchEvent(new Event("alive"));
  }, []);
  return (
    <html lang={root?.lang ?? answered ?? "en"} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <InlineScript code={headScript} />
        {[narrow, title].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {/* Rendered on the server only, because in the browser the scripts have already run when React renders the
            page. */}
        {import.meta.env.SSR && <Scripts />}
        <InlineScript code={root?.account ? pageScript : visitorPageScript} data={{ "data-text-face": text }} />
        {isStill && <InlineScript code={stillScript} />}
        {import.meta.env.SSR && root?.account?.kept && (
          <InlineScript
            code={adminSessionScript}
            data={{ "data-account": JSON.stringify(root.account.kept), "data-sign-out": pathOf("sign-out") }}
          />
        )}
      </body>
    </html>
  );
}

/** After a navigation, moves the focus to the new page's content, unless the page has focused a form field. */
function useFocusOnNewPage() {
  const { pathname, search, hash } = useLocation();
  const former = useRef(pathname);
  // A layout effect runs after `autoFocus` and before the page's own effects, which may move the focus.
  useLayoutEffect(() => {
    if (former.current === pathname) {
      const hasLostFocus = document.activeElement === document.body;
      if (hasLostFocus && new URLSearchParams(search).has(doneKey))
        document.getElementById("main")?.focus({ preventScroll: true });
      return;
    }
    former.current = pathname;
    if (!hash && !document.activeElement?.matches("main :is(input, select, textarea)"))
      document.getElementById("main")?.focus({ preventScroll: true });
  }, [pathname, search, hash]);
}

export default function Root({ loaderData: { lang } }: Route.ComponentProps) {
  useFocusOnNewPage();
  const isUnsaved = useIsUnsaved();
  return (
    <LanguageContext value={lang}>
      {isUnsaved && <QuestionBeforeLeaving question={shellWords.in(lang).leave} />}
      <Outlet />
    </LanguageContext>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>("root");
  const answered = useContext(LanguageContext);
  const words = shellWords.in(root?.lang ?? answered ?? "en");
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: null };
  return (
    <>
      {/* Without `precedence`: React would take the stylesheet for present, and then remove it with the failed page. */}
      <link rel="stylesheet" href={coreStyles} />
      {status === 401 ? (
        <UnsentPage {...(data as Unsent)} />
      ) : (
        <ErrorPage words={words} message={errorWords(words, status, data)} />
      )}
    </>
  );
}

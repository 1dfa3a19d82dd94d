import { lazy, type ReactNode, Suspense, useLayoutEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { ToastProvider } from "../../ui/toast.tsx";
import { opensForOne, standsAlone } from "../paths.ts";
import type { Preview } from "../server/context.server.ts";
import { useAsked } from "./consent/use-asked.ts";
import { Footer } from "./footer.tsx";
import { FrenchOffer } from "./french-offer.tsx";
import { useWords } from "./language.tsx";
import { MinimalHeader } from "./minimal-header.tsx";
import { ResultsBanner } from "./results-banner.tsx";
import "./shell.css";
import type { ShellContent } from "./shell-content.server.ts";
import { TopBar } from "./top-bar.tsx";
import { shellWords } from "./words.ts";

/** Most installations ask nothing: their visitors do without its code. */
const ConsentHere = lazy(() => import("./consent/consent-here.tsx"));

type ShellProps = { content: ShellContent; preview?: Preview | undefined; children: ReactNode };

/** The frame of every page: it holds the page's `main`. */
export function Shell({ content, preview, children }: ShellProps) {
  const shell = useWords(shellWords);
  const { pathname, search } = useLocation();
  const asked = useAsked();
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const alone = standsAlone(pathname);
  const isOnes = opensForOne(pathname, new URLSearchParams(search));
  useLayoutEffect(() => window.watchReveals?.(), [pathname]);
  return (
    <ToastProvider words={shell.toast}>
      <a href="#main" className="skip">
        {shell.skip}
      </a>
      {asked?.adPixelId && (
        // Meta's script reads which page came before: an address that opens what is one person's is not told to the next.
        <meta name="referrer" content={isOnes ? "strict-origin" : "strict-origin-when-cross-origin"} />
      )}
      {asked && isAlive && (
        <Suspense>
          <ConsentHere asked={asked} />
        </Suspense>
      )}
      {preview && (
        <p className="status-line status-warn" role="status">
          <strong>{preview.note}</strong>{" "}
          <a href={preview.to} className="link">
            {preview.back}
          </a>
        </p>
      )}
      {alone ? (
        <MinimalHeader />
      ) : (
        <>
          <TopBar />
          <ResultsBanner items={content.banner} />
        </>
      )}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer accessibility={content.accessibility} alone={alone} />
      <FrenchOffer />
    </ToastProvider>
  );
}

import { lazy, type ReactNode, Suspense, useEffectEvent, useLayoutEffect } from "react";
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
import { useIsAlive } from "./use-is-alive.ts";
import { shellWords } from "./words.ts";

/** Most installations ask nothing: their visitors do without its code. */
const ConsentHere = lazy(() => import("./consent/consent-here.tsx"));

type FrameProps = { preview?: Preview | undefined; children: ReactNode };

/** What every page of a visitor or a member stands in, whatever it looks like: the desk has its own. */
export function Frame({ preview, children }: FrameProps) {
  const shell = useWords(shellWords);
  const { pathname, search } = useLocation();
  const asked = useAsked();
  const isAlive = useIsAlive();
  const isOnes = opensForOne(pathname, new URLSearchParams(search));
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
      {children}
    </ToastProvider>
  );
}

/** A public page: it holds the page's `main`. */
export function Shell({ content, preview, children }: FrameProps & { content: ShellContent }) {
  const { pathname } = useLocation();
  const alone = standsAlone(pathname);
  const watch = useEffectEvent((_page: string) => window.watchReveals?.());
  useLayoutEffect(() => watch(pathname), [pathname]);
  return (
    <Frame preview={preview}>
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
    </Frame>
  );
}

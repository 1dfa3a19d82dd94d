import { type ReactNode, useLayoutEffect } from "react";
import { useLocation } from "react-router";
import { ToastProvider } from "../../ui/toast.tsx";
import { standsAlone } from "../paths.ts";
import { AdPixelViews } from "./consent/ad-pixel-views.tsx";
import { ConsentBanner } from "./consent/banner.tsx";
import { useConsent } from "./consent/use-consent.ts";
import { Footer } from "./footer.tsx";
import { FrenchOffer } from "./french-offer.tsx";
import { useLanguage } from "./language.tsx";
import { LoneBar } from "./lone-bar.tsx";
import { ResultsBanner } from "./results-banner.tsx";
import "./shell.css";
import type { ShellContent } from "./shell-content.server.ts";
import { TopBar } from "./top-bar.tsx";

type ShellProps = { content: ShellContent; children: ReactNode };

/** The frame of every page: it holds the page's `main`. */
export function Shell({ content, children }: ShellProps) {
  const { words } = useLanguage();
  const { pathname } = useLocation();
  const { asked } = useConsent();
  const alone = standsAlone(pathname);
  useLayoutEffect(() => window.watchReveals?.(), [pathname]);
  return (
    <ToastProvider words={words.shell.toast}>
      <a href="#main" className="skip">
        {words.shell.skip}
      </a>
      {asked && <ConsentBanner asked={asked} />}
      {alone ? (
        <LoneBar />
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
      {asked?.adPixelId && <AdPixelViews id={asked.adPixelId} />}
    </ToastProvider>
  );
}

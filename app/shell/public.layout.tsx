import { useEffectEvent, useLayoutEffect } from "react";
import { Outlet, useLocation, useRouteLoaderData } from "react-router";
import "../../ui/styles.css";
import "../../ui/marquee.css";
import { pathOf, hasMinimalFrame } from "../paths.ts";
import { Footer } from "./footer.tsx";
import { Frame } from "./frame.tsx";
import { FrenchOffer } from "./french-offer.tsx";
import { MinimalHeader } from "./minimal-header.tsx";
import { ResultsBanner } from "./results-banner.tsx";
import type { RootData } from "./root-data.server.ts";
import "./shell.css";
import "./public.css";
import { TopBar } from "./top-bar.tsx";

/** Account pages, on which the banner with the programme's results is not shown. */
const own = new Set(
  (["account", "second-factor", "second-factor-setup", "new-passkey", "my-data-open"] as const).map((page) =>
    pathOf(page),
  ),
);

/** The frame of every public page, including its `main` element. */
export default function PublicPages() {
  const { pathname } = useLocation();
  const root = useRouteLoaderData<RootData>("root");
  const isMinimal = hasMinimalFrame(pathname);
  const watch = useEffectEvent((_page: string) => window.watchReveals?.());
  useLayoutEffect(() => watch(pathname), [pathname]);
  if (!root) return null;
  const { shell, preview } = root;
  return (
    <Frame preview={preview}>
      {isMinimal ? (
        <MinimalHeader />
      ) : (
        <>
          <TopBar />
          {!own.has(pathname) && <ResultsBanner items={shell.banner} />}
        </>
      )}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer accessibility={shell.accessibility} duration={shell.duration} city={shell.city} isMinimal={isMinimal} />
      <FrenchOffer />
    </Frame>
  );
}

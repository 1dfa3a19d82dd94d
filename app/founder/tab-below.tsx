import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { pathsOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { CockpitHead } from "./cockpit-head.tsx";
import { useCockpit } from "./use-cockpit.ts";
import { founderWords } from "./words.ts";

const FetchedTab = lazy(() => import("./copilot/fetched-tab.tsx"));

/** What lies below a window, once script runs: the CoPilot tab for whoever comes from it and has its code, else its top line. */
export function TabBelow() {
  const own = useWords(founderWords);
  const { startup } = useCockpit();
  const { state } = useLocation() as { state: { from?: string } | null };
  const [comesFromTab] = useState(() => pathsOf("founder-dashboard").includes(state?.from ?? ""));
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  if (!isAlive) return null;
  const head = <CockpitHead title={startup || own.dashboard} />;
  return comesFromTab ? (
    <Suspense fallback={head}>
      <FetchedTab />
    </Suspense>
  ) : (
    head
  );
}

import { lazy, Suspense } from "react";
import { CockpitHead } from "./cockpit-head.tsx";
import { useCockpit } from "./use-cockpit.ts";
import { useWords } from "../shell/language.tsx";
import { useIsAlive } from "../shell/use-is-alive.ts";
import { founderWords } from "./words.ts";

const FetchedTab = lazy(() => import("./copilot/fetched-tab.tsx"));

/** What lies below a window once script runs: the CoPilot tab, its top line until it is there. */
export function TabBelow() {
  const own = useWords(founderWords);
  const { startup } = useCockpit();
  const isAlive = useIsAlive();
  if (!isAlive) return null;
  const head = <CockpitHead title={startup || own.dashboard} />;
  return (
    <Suspense fallback={head}>
      <FetchedTab head={head} />
    </Suspense>
  );
}

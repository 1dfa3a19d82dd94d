import { lazy, Suspense, useSyncExternalStore } from "react";

const FetchedTab = lazy(() => import("./copilot/fetched-tab.tsx"));

/** The CoPilot tab below a window over it, where script can fetch it. */
export function TabBelow() {
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    isAlive && (
      <Suspense>
        <FetchedTab />
      </Suspense>
    )
  );
}

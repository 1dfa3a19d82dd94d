import { lazy, Suspense, useEffect, useState } from "react";

const FetchedTab = lazy(() => import("./copilot/fetched-tab.tsx"));

/** The CoPilot tab below a window over it, where script can fetch it. */
export function TabBelow() {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return (
    isAlive && (
      <Suspense>
        <FetchedTab />
      </Suspense>
    )
  );
}

import { useSyncExternalStore } from "react";

/** Whether script has taken over the page: what only it can draw is drawn from then on. */
export const useIsAlive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

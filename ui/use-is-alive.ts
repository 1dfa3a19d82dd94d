import { useSyncExternalStore } from "react";

/** Whether the page is hydrated; content that only works with script is rendered from then on. */
export const useIsAlive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

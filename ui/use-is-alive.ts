import { useSyncExternalStore } from "react";

/** Returns true once the page is hydrated; content that needs script is rendered only then. */
export const useIsAlive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

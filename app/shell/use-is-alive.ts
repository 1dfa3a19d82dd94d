import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether script runs: false in what the server draws, and until the page has come alive. */
export const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const quietFor = 2_000;
const atMost = 5_000;
const retryAfter = 15_000;

/** Calls `save` after a pause in typing, at the latest five seconds after the first change. */
export function createSaveTimer(save: () => void) {
  let waiting: { since: number; timer: ReturnType<typeof setTimeout> } | undefined;

  function wait(since: number, milliseconds: number) {
    clearTimeout(waiting?.timer);
    waiting = { since, timer: setTimeout(save, milliseconds) };
  }

  return {
    isWaiting: () => waiting !== undefined,
    stop() {
      clearTimeout(waiting?.timer);
      waiting = undefined;
    },
    saveSoon() {
      const since = waiting?.since ?? Date.now();
      wait(since, Math.min(quietFor, Math.max(0, since + atMost - Date.now())));
    },
    tryAgain() {
      if (!waiting) wait(Date.now(), retryAfter);
    },
  };
}

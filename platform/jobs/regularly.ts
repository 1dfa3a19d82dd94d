/**
 * Runs `work` immediately and then every `every` milliseconds until stopped; a run is skipped while the previous run is
 * still going on.
 */
export function regularly(every: number, work: () => Promise<unknown>, failed: (error: unknown) => void) {
  let working: Promise<unknown> | undefined;
  const go = () =>
    (working ??= work()
      .catch(failed)
      .finally(() => (working = undefined)));
  void go();
  const timer = setInterval(() => void go(), every).unref();
  return {
    async stop() {
      clearInterval(timer);
      await working;
    },
  };
}

/** Runs `work` now and then every `every` ms until stopped, never twice at a time. */
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

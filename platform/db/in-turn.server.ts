/** Milliseconds after which work no longer waits for its turn, so that an outage keeps nobody waiting. */
const longestWait = 5_000;

/**
 * Runs at most `atOnce` pieces of work at a time on this server, in the order of their arrival. For transactions that
 * wait for one lock: a crowd of them would hold every connection of the pool (12), which other pages need meanwhile.
 */
export function inTurn(atOnce = 6) {
  const line = new Set<() => void>();
  let inside = 0;

  function wait() {
    return new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        line.delete(go);
        resolve();
      };
      const timer = setTimeout(() => {
        inside += 1;
        go();
      }, longestWait);
      line.add(go);
    });
  }

  return async function run<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (inside < atOnce) inside += 1;
    else await wait();
    try {
      return await work();
    } finally {
      const [next] = line;
      // Whoever is next takes over the place.
      if (next && inside <= atOnce) next();
      else inside -= 1;
    }
  };
}

type Body = { sender: string; bytes: number; openedAt: number; giveWay: (() => void) | undefined };

/**
 * Above `most` bytes, the heaviest body of the busiest sender is cancelled, so that small bodies get through. A body
 * weighs its bytes times the time it has taken so far: one that stalls must not outlast a larger one that moves.
 */
export function countInFlight(most: number, clock = () => performance.now()) {
  const flying = new Set<Body>();
  let total = 0;

  function heaviest() {
    const now = clock();
    const weight = ({ bytes, openedAt }: Body) => bytes * (1 + now - openedAt);
    const weightOf = new Map<string, number>();
    for (const body of flying) weightOf.set(body.sender, (weightOf.get(body.sender) ?? 0) + weight(body));
    const held = ({ sender }: Body) => weightOf.get(sender) ?? 0;
    const inOrder = (a: Body, b: Body) => held(b) - held(a) || weight(b) - weight(a);
    return [...flying].filter(({ giveWay }) => giveWay).toSorted(inOrder)[0];
  }

  function close(body: Body) {
    if (flying.delete(body)) total -= body.bytes;
  }

  const heldBy = (sender: string) =>
    [...flying].reduce((sum, body) => (body.sender === sender ? sum + body.bytes : sum), 0);

  /**
   * Counts the bytes of a body from this IP address or account; `giveWay` is called when that body must be cancelled.
   * All bodies of the sender that are not answered yet may hold `mostOfSender` bytes together.
   */
  function open(sender: string, giveWay: () => void, mostOfSender = Infinity) {
    const own: Body = { sender, bytes: 0, openedAt: clock(), giveWay };
    flying.add(own);
    return {
      take(bytes: number) {
        own.bytes += bytes;
        total += bytes;
        if (mostOfSender < Infinity && heldBy(sender) > mostOfSender) close(own);
        while (total > most && flying.has(own)) {
          const first = heaviest();
          close(first ?? own);
          first?.giveWay?.();
        }
        return flying.has(own);
      },
      /** Marks the body as complete, after which it can no longer be cancelled. */
      arrived() {
        own.giveWay = undefined;
      },
      close: () => close(own),
    };
  }

  return { open };
}

export type InFlight = ReturnType<ReturnType<typeof countInFlight>["open"]>;

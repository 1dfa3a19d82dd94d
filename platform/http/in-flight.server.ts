type Body = { address: string; bytes: number; giveWay: (() => void) | undefined };

/** Above `most` bytes, the largest body of the busiest IP address is cancelled, so that small bodies get through. */
export function countInFlight(most: number) {
  const flying = new Set<Body>();
  let total = 0;

  function heaviest() {
    const bytesOf = new Map<string, number>();
    for (const { address, bytes } of flying) bytesOf.set(address, (bytesOf.get(address) ?? 0) + bytes);
    const bytesHeld = ({ address }: Body) => bytesOf.get(address) ?? 0;
    const inOrder = (a: Body, b: Body) => bytesHeld(b) - bytesHeld(a) || b.bytes - a.bytes;
    return [...flying].filter(({ giveWay }) => giveWay).toSorted(inOrder)[0];
  }

  function close(body: Body) {
    if (flying.delete(body)) total -= body.bytes;
  }

  /** Counts the bytes of a body from this IP address; `giveWay` is called when that body must be cancelled. */
  function open(address: string, giveWay: () => void) {
    const own: Body = { address, bytes: 0, giveWay };
    flying.add(own);
    return {
      take(bytes: number) {
        own.bytes += bytes;
        total += bytes;
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

type Body = { address: string; bytes: number; giveWay: (() => void) | undefined };

/**
 * Counts what requests have sent and have no answer to yet, at most `most` bytes of it together. When all is taken, the
 * largest body of the address that holds most gives way: a crowd of large ones cannot keep a small one out.
 */
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

  /** Begins a body from this address; without `giveWay` it never has to. */
  function open(address: string, giveWay?: () => void) {
    const own: Body = { address, bytes: 0, giveWay };
    flying.add(own);
    return {
      /** Counts more of it; false when there is no room for them. */
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
      /** It has come whole and is worked on: now others give way. */
      arrived() {
        own.giveWay = undefined;
      },
      close: () => close(own),
    };
  }

  return { open };
}

export type InFlight = ReturnType<ReturnType<typeof countInFlight>["open"]>;

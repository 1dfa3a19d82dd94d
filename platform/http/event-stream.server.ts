/** What a stream tells its browser: JSON, under a name where it has one. */
export type StreamedEvent = { event?: string; data: unknown };

const written = ({ event, data }: StreamedEvent) =>
  `${event === undefined ? "" : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;

/**
 * A response that stays open and tells the browser what `source` yields. The source ends when the signal it is given
 * fires: the browser has left, or the server stops.
 */
export function eventStream(
  source: (signal: AbortSignal) => AsyncIterable<StreamedEvent>,
  { request, shutdown }: { request: Request; shutdown: AbortSignal },
) {
  const signal = AbortSignal.any([request.signal, shutdown]);
  const encoder = new TextEncoder();
  async function* events() {
    try {
      for await (const each of source(signal)) yield encoder.encode(written(each));
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
  const pieces = events();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await pieces.return();
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": "text/event-stream",
      "Cache-Control": "no-store, no-transform",
      // nginx would hold events back until it has a page of them.
      "X-Accel-Buffering": "no",
    },
  });
}

/** What a stream tells its browser: JSON, under a name where it has one. */
export type StreamedEvent = { event?: string; data: unknown };

const textOf = ({ event, data }: StreamedEvent) =>
  `${event === undefined ? "" : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Milliseconds between two looks whether a stream's reader may still read. */
const lookEvery = 2_000;

type Streamed = {
  source: (signal: AbortSignal) => AsyncIterable<StreamedEvent>;
  shutdown: AbortSignal;
  /** Whether its reader may still read: the session may have ended elsewhere, on any server. */
  isOpen: () => Promise<boolean>;
  /** Is told what broke the source off; the response ends there. */
  onError: (error: unknown) => void;
};

/**
 * A response that stays open and tells the browser what `source` yields. The source ends when the signal it is given
 * fires: the browser has left, its session is over, or the server stops.
 */
export function eventStream({ source, shutdown, isOpen, onError }: Streamed) {
  // A request's own signal may be collected, with what would follow it, once its loader has returned.
  const over = new AbortController();
  const end = () => over.abort();
  const look = setInterval(() => void isOpen().then((open) => open || end(), onError), lookEvery).unref();
  over.signal.addEventListener("abort", () => clearInterval(look), { once: true });
  if (shutdown.aborted) end();
  shutdown.addEventListener("abort", end, { signal: over.signal });
  const encoder = new TextEncoder();
  async function* written() {
    try {
      for await (const each of source(over.signal)) yield encoder.encode(textOf(each));
    } catch (error) {
      // Thrown on, it would be printed whole, with what was typed.
      if (!over.signal.aborted) onError(error);
    } finally {
      end();
    }
  }
  const pieces = written();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      end();
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

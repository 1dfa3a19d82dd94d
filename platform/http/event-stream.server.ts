/** An event for the browser: JSON, with an optional event name. */
export type StreamedEvent = { event?: string; data: unknown };

const textOf = ({ event, data }: StreamedEvent) =>
  `${event === undefined ? "" : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Milliseconds between two checks of whether the reader still has access. */
const lookEvery = 2_000;

type Streamed = {
  source: (signal: AbortSignal) => AsyncIterable<StreamedEvent>;
  shutdown: AbortSignal;
  /** Whether the reader still has access: the session may have ended on any server. */
  isOpen: () => Promise<boolean>;
  /** Receives the error that ended the source; the response ends with it. */
  onError: (error: unknown) => void;
};

/**
 * A response that stays open and sends the browser what `source` yields. The source must end when its signal fires: the
 * browser has left, its session is over, or the server stops.
 */
export function eventStream({ source, shutdown, isOpen, onError }: Streamed) {
  // A separate controller: a request's signal may be garbage-collected with its listeners once the loader has returned.
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
      // Not rethrown: the error would be logged in full, with what the visitor typed.
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
      // Without this, nginx buffers events until it has a page of them.
      "X-Accel-Buffering": "no",
    },
  });
}

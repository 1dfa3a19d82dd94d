export type StreamedEvent = { event?: string; data: unknown };

const textOf = ({ event, data }: StreamedEvent) =>
  `${event === undefined ? "" : `event: ${event}\n`}data: ${JSON.stringify(data)}\n\n`;

/** Milliseconds between two checks that the person viewing the page still has access. */
const lookEvery = 2_000;

type Streamed = {
  source: (signal: AbortSignal) => AsyncIterable<StreamedEvent>;
  shutdown: AbortSignal;
  /** Checks that the person viewing the page still has access, because the session may have ended on another server. */
  isOpen: () => Promise<boolean>;
  /** Called with the error if `source` fails, which ends the response, or if `isOpen` fails, which does not end it. */
  onError: (error: unknown) => void;
};

/** Sends the browser each event of `source`, which must end when its signal is aborted. */
export function eventStream({ source, shutdown, isOpen, onError }: Streamed) {
  // A separate controller is needed, because a request's signal and its listeners may be garbage-collected once the
  // loader has returned.
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
      // The error is not rethrown, because the framework would log the whole error, including text that the visitor
      // typed.
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
      // Without this header, nginx delays the events until its buffer is full.
      "X-Accel-Buffering": "no",
    },
  });
}

import "./tick.server.ts";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";

const seconds = 1_000;
const longestQueue = 7 * seconds;
const emptyTurn = 0.1;

/** Answers with an error; cuts the response off if its headers have already been sent. */
export function answerFailed(response: ServerResponse) {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Something went wrong.");
}

/**
 * An HTTP server with time limits for slow or silent clients. Resolves once it listens, to its port and a function that
 * fails every unanswered request; `onError` receives later errors.
 */
export async function listen(listener: RequestListener, port: number, host: string, onError: (error: Error) => void) {
  const server = createServer(
    {
      headersTimeout: 10 * seconds,
      requestTimeout: 30 * seconds,
      keepAliveTimeout: 5 * seconds,
      connectionsCheckingInterval: 1 * seconds,
    },
    listener,
  );
  server.maxConnections = 4_000;
  server.maxRequestsPerSocket = 10_000;
  const unanswered = new Set<ServerResponse>();
  server.on("request", (_, response) => {
    unanswered.add(response);
    response.once("close", () => unanswered.delete(response));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  // For example, the system could not accept a connection because it has no file handles left.
  server.on("error", onError);
  return {
    server,
    port: (server.address() as AddressInfo).port,
    failUnanswered: () => unanswered.forEach(answerFailed),
  };
}

/**
 * Waits until no connection is waiting to be accepted, because closing cuts those off. Each turn of the event loop
 * accepts one, so the queue was empty if a whole turn accepted none.
 */
async function nobodyWaits(server: Server) {
  let accepted = false;
  const note = () => {
    accepted = true;
  };
  server.on("connection", note);
  for (let now = performance.now(), end = now + longestQueue, from = 0; now < end;) {
    [from, accepted] = [now, false];
    await new Promise((resolve) => setImmediate(resolve));
    now = performance.now();
    if (!accepted && now - from < emptyTurn) break;
  }
  server.off("connection", note);
}

/**
 * Stops accepting connections and lets running requests finish for at most `graceMs` ms, then ends them. Responses
 * have announced `Connection: close` for a while before.
 */
export async function finish(server: Server, graceMs: number) {
  const from = performance.now();
  await nobodyWaits(server);
  // HTTP's close would also end connections whose request has arrived but is not read yet, because they look idle.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  // A client may still send on a keep-alive connection. After a delay, Node runs due timers before it reads what has
  // arrived, so two turns are left for reading first.
  const idle = setTimeout(
    () => setImmediate(() => setImmediate(() => server.closeIdleConnections())),
    server.keepAliveTimeout,
  );
  const late = setTimeout(() => server.closeAllConnections(), from + graceMs - performance.now());
  await closed;
  clearTimeout(idle);
  clearTimeout(late);
}

import "./tick.server.ts";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";

const seconds = 1_000;
const longestQueue = 7 * seconds;
const emptyTurn = 0.1;

/** Sends an error response, or breaks off the response if its headers were already sent. */
export function answerFailed(response: ServerResponse) {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Something went wrong.");
}

/** Starts an HTTP server with time limits for slow clients; `onError` is called with later errors. */
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
  // This also limits a client that does not read its answer; a silent answer, such as a stream, may go on.
  server.timeout = 60 * seconds;
  server.maxConnections = 4_000;
  server.maxRequestsPerSocket = 10_000;
  const unanswered = new Set<ServerResponse>();
  server.on("request", (_, response) => {
    unanswered.add(response);
    response.on("timeout", (socket) => {
      if (socket.writableLength > 0) socket.destroy();
    });
    response.once("close", () => unanswered.delete(response));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  // A running server also emits errors, which would end the process without a listener.
  server.on("error", onError);
  return {
    server,
    port: (server.address() as AddressInfo).port,
    failUnanswered: () => unanswered.forEach(answerFailed),
  };
}

/**
 * Waits until every queued connection is accepted, because closing the server would cut off connections in the queue.
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
 * Closes the server, waiting at most `graceMs` milliseconds for requests. Before this call, responses must already send
 * `Connection: close`.
 */
export async function finish(server: Server, graceMs: number) {
  const from = performance.now();
  await nobodyWaits(server);
  // The HTTP server's own `close` is not used, because it also closes connections whose request has arrived but is not
  // read yet.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  // Two more turns let the server read a request that just arrived, because Node runs timers before reading data.
  const idle = setTimeout(
    () => setImmediate(() => setImmediate(() => server.closeIdleConnections())),
    server.keepAliveTimeout,
  );
  const late = setTimeout(() => server.closeAllConnections(), from + graceMs - performance.now());
  await closed;
  clearTimeout(idle);
  clearTimeout(late);
}

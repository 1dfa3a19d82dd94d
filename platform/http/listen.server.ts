import "./tick.server.ts";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";

const seconds = 1_000;
const longestQueue = 7 * seconds;
const emptyTurn = 0.1;

/** Says that an answer failed; where its head has left already, it is cut off. */
export function answerFailed(response: ServerResponse) {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { "Content-Type": "text/plain; charset=utf-8" }).end("Something went wrong.");
}

/**
 * An HTTP server that slow or silent clients cannot hold. Resolves once it listens, with its port and with what answers
 * every request that has no answer yet with a failure; `onError` hears what goes wrong from then on.
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
  // A connection that the system could not accept, for lack of file handles for instance.
  server.on("error", onError);
  return {
    server,
    port: (server.address() as AddressInfo).port,
    failUnanswered: () => unanswered.forEach(answerFailed),
  };
}

/**
 * Closing cuts off the connections that wait to be accepted, and each turn of the event loop accepts one. After a turn
 * without any, nobody waits but those who came in the course of it: it has to have been an empty one.
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
 * Takes no new connection and lets those under way finish for `patience` ms at most, then ends them. Answers have said
 * for a while that theirs is the last on its connection.
 */
export async function finish(server: Server, patience: number) {
  const from = performance.now();
  await nobodyWaits(server);
  // HTTP's own close would end the connections whose request has arrived and is not read yet: they look idle.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  // Until then a client may send on a connection that it was promised. A process that was held up finds its timers due
  // before it reads what has arrived meanwhile: it reads first.
  const idle = setTimeout(
    () => setImmediate(() => setImmediate(() => server.closeIdleConnections())),
    server.keepAliveTimeout,
  );
  const late = setTimeout(() => server.closeAllConnections(), from + patience - performance.now());
  await closed;
  clearTimeout(idle);
  clearTimeout(late);
}

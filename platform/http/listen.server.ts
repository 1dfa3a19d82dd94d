import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

const seconds = 1_000;

/** An HTTP server that slow or silent clients cannot hold. Resolves with its port once it listens. */
export async function listen(listener: RequestListener, port: number, host: string) {
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
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Closing cuts off the connections that wait to be accepted; just after a short turn of the event loop there are none. */
async function nobodyWaits() {
  for (const end = performance.now() + 1 * seconds; performance.now() < end;) {
    const from = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - from < 1) return;
  }
}

/** Takes no new connection, lets those under way finish for `patience` ms at most, then ends them. */
export async function finish(server: Server, patience: number) {
  await nobodyWaits();
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearTimeout(late);
}

import { Agent, request } from "node:http";

export type Person = { email: string; company: string; fields: Record<string, string>; address: string };

export type Answer = { status: number; text: string; retryAfter: number | undefined; ms: number; at: number };

/** A failure on a reused connection, which the server may have closed while the request was sent. */
class KeptConnectionError extends Error {}

/** Clients that reuse connections, as browsers do, and send each request once. */
export function browsers(sockets: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  function ask(
    port: number,
    path: string,
    body?: string,
    headers: Record<string, string> = {},
    timeout = 60_000,
    connections: Agent | false = agent,
  ): Promise<Answer> {
    const at = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: "127.0.0.1",
          port,
          path,
          agent: connections,
          method: body === undefined ? "GET" : "POST",
          headers: { host: `localhost:${port}`, ...headers },
        },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
          response.once("error", reject).once("end", () => {
            const wait = response.headers["retry-after"];
            resolve({
              status: response.statusCode ?? 0,
              text,
              retryAfter: wait === undefined ? undefined : Number(wait),
              ms: performance.now() - at,
              at,
            });
          });
        },
      );
      outgoing.setTimeout(timeout, () => outgoing.destroy(new Error("no answer")));
      outgoing
        .once("error", (error: NodeJS.ErrnoException) => {
          const keptInVain = outgoing.reusedSocket && error.code === "ECONNRESET";
          reject(keptInVain ? new KeptConnectionError(String(error), { cause: error }) : error);
        })
        .end(body);
    });
  }
  const asForm = ({ fields, address }: Person) =>
    [
      new URLSearchParams(fields).toString(),
      { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": address },
    ] as const;
  /** Retries a request that failed on a reused connection once, on a new connection, as Chromium does. */
  const forSure = (first: Promise<Answer>, again: () => Promise<Answer>) =>
    first.catch((error: unknown) => {
      if (error instanceof KeptConnectionError) return again();
      throw error;
    });
  return {
    get: (port: number, path: string, timeout?: number) =>
      forSure(ask(port, path, undefined, {}, timeout), () => ask(port, path, undefined, {}, timeout, false)),
    send: (port: number, person: Person, path = "/simulator/send") => ask(port, path, ...asForm(person)),
    sendForSure: (port: number, person: Person) =>
      forSure(ask(port, "/simulator/send", ...asForm(person)), () =>
        ask(port, "/simulator/send", ...asForm(person), undefined, false),
      ),
    close: () => agent.destroy(),
  };
}

export type Browsers = ReturnType<typeof browsers>;

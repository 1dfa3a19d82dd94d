import { Agent, request } from "node:http";
import type { Row } from "../http/stored.ts";
import { type Check, elapse, none } from "./check.ts";

export type Person = { email: string; company: string; fields: Record<string, string>; address: string };

let people = 0;

/** A new person with one lead to send, from a network address that no limit has counted yet. */
export function newPerson(): Person {
  people += 1;
  const email = `person${people}@startup.example`;
  const company = `Company ${people}`;
  const fields = { monthlyRevenue: "12000", companyName: company, email, key: crypto.randomUUID() };
  return { email, company, fields, address: `10.${(people >> 16) & 255}.${(people >> 8) & 255}.${people & 255}` };
}

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

/** A log of acknowledged leads per person, and of all other responses. */
export function newLog() {
  return {
    acknowledged: new Map<string, string>(),
    times: [] as number[],
    sent: 0,
    cutOff: 0,
    refused: [] as string[],
    unavailable: 0,
  };
}

export type Log = ReturnType<typeof newLog>;

export function note(log: Log, { email }: Person, { status, text, ms, retryAfter }: Answer) {
  if (status === 200) {
    log.acknowledged.set(email, (JSON.parse(text) as { receipt: string }).receipt);
    log.times.push(ms);
  } else if (status === 503 && retryAfter !== undefined) log.unavailable += 1;
  else log.refused.push(`${status} ${text.slice(0, 100)}`);
}

/** Sends a lead with the same key until it is acknowledged. */
export async function sendUntilKept(browser: Browsers, port: () => number, person: Person, log: Log, deadline: number) {
  while (performance.now() < deadline) {
    log.sent += 1;
    const answer = await browser.send(port(), person).catch(() => null);
    if (!answer) log.cutOff += 1;
    else note(log, person, answer);
    if (answer?.status === 200) return;
    await elapse(Math.min(1_000 * (answer?.retryAfter ?? 0.05), 500));
  }
}

/** Runs `count` visits, each by a new person, `inFlight` at a time. */
export async function crowd(count: number, inFlight: number, visit: (person: Person) => Promise<void>) {
  let left = count;
  await Promise.all(
    Array.from({ length: Math.min(inFlight, count) }, async () => {
      while (left > 0) {
        left -= 1;
        await visit(newPerson());
      }
    }),
  );
}

const longestCrowd = 180_000;

/** Starts `perSecond` visits a second until `over`, and waits for the last one. */
export async function steadily(perSecond: number, over: () => boolean, visit: (person: Person) => Promise<void>) {
  const visits: Promise<void>[] = [];
  const from = performance.now();
  for (let next = 0; !over() && performance.now() < from + longestCrowd; next += 1) {
    await elapse(Math.max(0, from + (next * 1_000) / perSecond - performance.now()));
    visits.push(visit(newPerson()));
  }
  await Promise.all(visits);
}

/** Checks that every acknowledged lead is stored, and that the receipts match. */
export function nothingLost({ acknowledged, refused }: Log, leads: Row[]): Check[] {
  const receipts = new Map<unknown, unknown>();
  const twice: unknown[] = [];
  for (const { email, receipt } of leads) {
    if (receipts.has(email)) twice.push(email);
    receipts.set(email, receipt);
  }
  return [
    none(
      `acknowledged and lost, of ${acknowledged.size}`,
      [...acknowledged].filter(([email, receipt]) => receipts.get(email) !== receipt),
    ),
    none("stored twice", twice),
    none(
      "answers that were neither an acknowledgement nor a 503 or 429 with Retry-After",
      refused.filter((text) => !text.startsWith("429")),
    ),
  ];
}

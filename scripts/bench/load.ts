// The load generator runs in a separate process, so that its work is not counted as the server's.
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";

type Closed = { kind: "closed"; port: number; request: string; status: number; connections: number; total: number };
type Leads = { kind: "leads"; port: number; perSecond: number; seconds: number };
type Load = Closed | Leads;

/** The number of stored leads, the milliseconds from each lead's scheduled time to the response, and the errors. */
export type LeadsSent = { stored: number; latencies: number[]; failures: string[] };
type Done = number | LeadsSent;

/** Only a response's end is searched for, because the load generator shares the processor with the server. */
function answers(status: number, each: (closing: boolean) => void, fail: (error: Error) => void) {
  const expected = `HTTP/1.1 ${status} `;
  let head: Buffer | undefined;
  let left = 0;
  let closing = false;
  return (chunk: Buffer) => {
    if (left === 0) {
      head = head ? Buffer.concat([head, chunk]) : chunk;
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) return;
      const headers = head.toString("latin1", 0, end);
      if (!headers.startsWith(expected)) return void fail(new Error(`Not ${status}: ${headers.split("\r\n")[0]}`));
      closing = /\r\n[Cc]onnection: close/.test(headers);
      const length = /\r\n[Cc]ontent-[Ll]ength: (\d+)/.exec(headers)?.[1];
      if (!length) return void fail(new Error("An answer of unknown length"));
      left = end + 4 + Number(length) - head.length;
      head = undefined;
    } else left -= chunk.length;
    if (left <= 0) each(closing);
  };
}

async function closedLoad({ port, request, status, connections, total }: Closed) {
  const bytes = Buffer.from(request);
  let sent = 0;

  function converse() {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const socket = connect(port, "127.0.0.1");
    let closed = false;
    const next = () => {
      if (sent >= total) return void socket.end();
      sent += 1;
      socket.write(bytes);
    };
    const answered = (closing: boolean) => {
      closed = closing;
      if (closing) socket.end();
      else next();
    };
    socket.setNoDelay(true);
    socket.once("connect", next);
    socket.on("error", reject);
    socket.on("close", () => (closed && sent < total ? converse().then(resolve, reject) : resolve()));
    socket.on("data", answers(status, answered, reject));
    return promise;
  }

  await Promise.all(Array.from({ length: connections }, converse));
  return sent;
}

async function leadsLoad({ port, perSecond, seconds }: Leads): Promise<LeadsSent> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const latencies: number[] = [];
  const failures: string[] = [];
  const underWay: Promise<void>[] = [];
  let stored = 0;

  function send(index: number, due: number) {
    const body = new URLSearchParams({
      monthlyRevenue: "12,000",
      email: `lead${index}@bench${index % 977}.example`,
      companyName: `Company ${index}`,
      key: crypto.randomUUID(),
    }).toString();
    const headers = {
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": Buffer.byteLength(body),
      "X-Forwarded-For": `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    };
    return post(body, headers, due);
  }

  function post(body: string, headers: Record<string, string | number>, due: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const fail = (why: string) => {
      failures.push(why);
      resolve();
    };
    const posted = httpRequest(
      { host: "127.0.0.1", port, agent, method: "POST", path: "/simulator/send", headers, timeout: 20_000 },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        answer.on("end", () => {
          latencies.push(performance.now() - due);
          if (!text.includes('"stored"')) return fail(`${answer.statusCode} ${text.slice(0, 80)}`);
          stored += 1;
          resolve();
        });
      },
    );
    // Like a browser, repeats the request on a closed keep-alive connection; the idempotency key makes that safe.
    posted.on("error", (error) =>
      posted.reusedSocket ? post(body, headers, due).then(resolve, resolve) : fail(error.message),
    );
    posted.on("timeout", () => posted.destroy(new Error("no answer in 20 s")));
    posted.end(body);
    return promise;
  }

  const began = performance.now();
  const total = perSecond * seconds;
  for (let index = 0; index < total; index += 1) {
    const due = began + (index * 1_000) / perSecond;
    while (performance.now() < due) await new Promise((tick) => setTimeout(tick, Math.max(0, due - performance.now())));
    underWay.push(send(index, due));
  }
  await Promise.all(underWay);
  agent.destroy();
  return { stored, latencies, failures: failures.slice(0, 5) };
}

export async function runLoad(load: Closed): Promise<number>;
export async function runLoad(load: Leads): Promise<LeadsSent>;
export async function runLoad(load: Load): Promise<Done> {
  const child = fork(fileURLToPath(import.meta.url), ["load"], { serialization: "advanced" });
  child.send(load);
  const answered = once(child, "message") as Promise<[{ done: Done } | { error: string }]>;
  const gone = once(child, "exit").then(() => [{ error: "The load ended early" }] as const);
  const [report] = await Promise.race([answered, gone]);
  child.kill();
  if ("error" in report) throw new Error(report.error);
  return report.done;
}

if (process.argv[2] === "load" && process.send) {
  const tell = process.send.bind(process);
  process.once("message", (load: Load) => {
    const done: Promise<Done> = load.kind === "closed" ? closedLoad(load) : leadsLoad(load);
    done.then(
      (report) => tell({ done: report }),
      (error: unknown) => tell({ error: String(error) }),
    );
  });
}

import { type Agent, type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { servedAt, takesPost } from "../../app/server/route-rules.server.ts";
import { pathOf, pathsOf, routeNames, routes } from "../../app/paths.ts";
import type { Route } from "../../app/context/route.ts";

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string; ms: number };

export type Ask = {
  method?: string;
  headers?: Record<string, string | string[]>;
  /** An iterable is a body in pieces, which are written one after the other as fast as the connection accepts them. */
  body?: string | Buffer | Iterable<Buffer>;
  /** The Content-Length header. Without it, a body in pieces is sent chunked. */
  length?: number;
  /** Keeps connections open; without an agent, each request opens its own connection. */
  agent?: Agent;
};

const requestTimeout = 60_000;

async function write(to: NodeJS.WritableStream, pieces: Iterable<Buffer>, over: () => boolean) {
  for (const piece of pieces) {
    if (over()) return;
    if (!to.write(piece)) await Promise.race([new Promise((resolve) => to.once("drain", resolve)), sleep(2_000)]);
  }
  to.end();
}

/** Sends one request, on a separate connection unless an agent is given. `headers` are added to Host and Connection. */
export function ask(
  port: number,
  path: string,
  { method = "GET", headers = {}, body, length, agent }: Ask = {},
): Promise<Answer> {
  const from = performance.now();
  return new Promise((resolve, reject) => {
    let answered = false;
    const outgoing = request({
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: { host: `localhost:${port}`, connection: "keep-alive", ...headers },
      agent: agent ?? false,
    });
    const late = setTimeout(
      () => outgoing.destroy(new Error(`No answer to ${method} ${path} in ${requestTimeout} ms`)),
      requestTimeout,
    );
    outgoing.once("response", (response) => {
      answered = true;
      const ms = performance.now() - from;
      const chunks: Buffer[] = [];
      const done = () => {
        clearTimeout(late);
        const bytes = Buffer.concat(chunks);
        const plain = response.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes;
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: plain,
          text: plain.toString("utf8"),
          ms,
        });
        if (!agent) outgoing.destroy();
      };
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .once("end", done)
        .once("error", done);
    });
    outgoing.on("error", (error) => {
      clearTimeout(late);
      if (!answered) reject(error);
    });
    if (body === undefined) return void outgoing.end();
    const whole = typeof body === "string" ? Buffer.from(body) : body;
    if (Buffer.isBuffer(whole)) return void outgoing.setHeader("content-length", length ?? whole.length).end(whole);
    if (length !== undefined) outgoing.setHeader("content-length", length);
    void write(outgoing, whole, () => answered || outgoing.destroyed);
  });
}

/** Sends raw bytes; resolves to the response when the server closes the connection, or after `forMs`. */
export function askRaw(
  port: number,
  bytes: string | Buffer,
  forMs = 8_000,
): Promise<{ status: number; text: string; closed: boolean }> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1");
    const end = (closed: boolean) => {
      clearTimeout(late);
      socket.destroy();
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text, closed });
    };
    const late = setTimeout(() => end(false), forMs);
    socket.on("data", (chunk: Buffer) => (text += chunk.toString("latin1")));
    socket.once("close", () => end(true)).on("error", () => {});
    socket.write(bytes);
  });
}

/**
 * Returns the Location header of a page of the desk without the signature of the success notice (`mark`) and without
 * the fragment.
 */
export const unmarked = (location = "") => location.replace(/mark=[\w-]{22}&/, "").replace(/#.*/, "");

export const urlencoded = { "content-type": "application/x-www-form-urlencoded" };
export const formBody = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

/** Posts a form as a browser without script does. */
export function post(port: number, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return ask(port, path, { method: "POST", headers: { ...urlencoded, ...headers }, body: formBody(fields) });
}

/** Test processes share some sites, whose limits count addresses, so each process uses its own addresses. */
const ownNumber = Number(process.env["VITEST_WORKER_ID"]) & 255;

let people = 0;

/** A visitor with a network address that no limit has counted yet. */
export function somebody() {
  people += 1;
  return {
    email: `visitor${people}.${process.pid}@startup.example`,
    address: { "x-forwarded-for": `10.${ownNumber}.${(people >> 8) & 255}.${people & 255}` },
  };
}

export const simulatorFields = (email: string, change: Record<string, string> = {}) => ({
  monthlyRevenue: "12000",
  companyName: "Étang SAS",
  email,
  ...change,
});
export const contactFields = (email: string, change: Record<string, string> = {}) => ({
  fullName: "Marie Durand",
  topic: "coworking",
  message: "Two desks?\nFrom May.",
  email,
  ...change,
});

export const programmeFields = (email: string, change: Record<string, string> = {}) => ({
  fullName: "Zoé Martin",
  companyName: "Étang",
  website: "etang.example",
  customers: "b2b",
  stage: "seed",
  entity: "french",
  fullTimeFounders: "2",
  monthlyRevenue: "12 000",
  pitch: "Salt for restaurants.",
  email,
  ...change,
});
export const notifyFields = (email: string, change: Record<string, string> = {}) => ({ email, ...change });
export const applicationFields = (email: string, change: Record<string, string> = {}) => ({
  fullName: "Marie Durand",
  startupName: "Étang SAS",
  website: "etang.example",
  stage: "seed",
  sector: "saas",
  annualRevenue: "100k-500k",
  lookingFor: "raise-now",
  email,
  ...change,
});

export const quizFields = (email: string, change: Record<string, string> = {}) => ({
  firstName: "Marie",
  lastName: "Durand",
  answers: "2012010120",
  email,
  ...change,
});
export const guideFields = (email: string, change: Record<string, string> = {}) => ({
  firstName: "Marie",
  lastName: "Durand",
  phone: "",
  email,
  ...change,
});
export const auditFields = (email: string, change: Record<string, string> = {}) => ({
  projectName: "Étang",
  idea: "Des huîtres livrées le matin même",
  email,
  ...change,
});
export const deckRequestFields = (email: string, change: Record<string, string> = {}) => ({
  startup: "brique",
  fullName: "Marie Durand",
  firm: "Étang & Fils",
  email,
  ...change,
});

const someReceipt = "AAAAAAAAAAAAAAAAAAAAAA";
const someAccessToken = "A".repeat(44);

const filledIn = (path: string) =>
  path
    .replace(":receipt", someReceipt)
    .replace(":accessToken", someAccessToken)
    .replace(":token", "A".repeat(65))
    .replace(":slug", "bsa-air-plafond")
    .replace(":startup", "brique");

const ruleOf = (name: (typeof routeNames)[number]): Route => routes[name];
const pages = routeNames.filter((name) => ruleOf(name).module.endsWith(".page.tsx") && ruleOf(name).posted !== "only");

const pagesWith = (belongs: (path: string, kept: boolean) => boolean) =>
  pages.flatMap((name) =>
    pathsOf(name)
      .filter((path) => belongs(path, ruleOf(name).kept === true))
      .map(filledIn),
  );

/** Cached pages, whose bytes are the same for every visitor. */
export const keptPaths = pagesWith((_, kept) => kept);

/** Cached pages, each by its canonical URL only. */
export const canonicalPaths = pages.flatMap((name) => (ruleOf(name).kept ? [filledIn(pathsOf(name)[0])] : []));

/** Pages that anybody can GET: the cached pages, receipts, and the form to request a startup's deck. */
export const pagePaths = pagesWith((path, kept) => kept || /:receipt|^\/decks\/:startup/.test(path));

const takesForm = (path: string) => {
  const served = servedAt(path);
  return served !== undefined && takesPost(served);
};

/** Pages that require the token of a mailed link. */
export const accessTokenPaths = pagesWith((path) => path.includes(":accessToken") && takesForm(path));

/** Pages that links in newsletter mails lead to. */
const tokenPaths = pagesWith((path) => path.includes(":token"));

const withForms = pages.filter((name) => ruleOf(name).send);

/** Forms that add to an existing lead are left out, because they need that lead's receipt. */
export const formPaths = withForms
  .filter((name) => !pathsOf(name)[0].includes(":receipt"))
  .flatMap((name) => [...pathsOf(name).map(filledIn), `${filledIn(pathsOf(name)[0])}/send`]);

const onlyPosted = routeNames
  .filter((name) => ruleOf(name).posted === "only" && !ruleOf(name).audience)
  .flatMap(pathsOf);

export const postPaths = [
  ...new Set([
    ...pagePaths,
    ...accessTokenPaths,
    ...tokenPaths,
    ...formPaths,
    ...onlyPosted,
    pathOf("outcome", { receipt: someReceipt }),
    ...[...onlyPosted, ...withForms.flatMap((name) => pathsOf(name).map(filledIn))].map((path) => `${path}.data`),
    "/receipts/nothing/here",
    "/nowhere",
    "/healthz",
    "/readyz",
  ]),
];

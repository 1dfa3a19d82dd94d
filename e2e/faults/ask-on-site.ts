import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { pathOf } from "../../app/paths.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import type { RunningSite } from "../peers/site.ts";

const stream = pathOf("founder-copilot-stream");

export async function eliteFounder(site: RunningSite, admin: string) {
  const { id, cookie } = await signInAs(site, "founder", { lang: "fr" });
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(site, admin, pathOf("admin-person", { id }), grant);
  await sendAs(site, cookie, pathOf("founder-copilot"), { intent: "choose", choice: "with" });
  return cookie;
}

/** Sends a question to the copilot on a separate connection; resolves when the answer begins. */
export async function open(site: RunningSite, cookie: string) {
  const body = "message=mon+runway";
  const asked = request({
    ...{ host: "127.0.0.1", port: site.port, path: stream, method: "POST", agent: false },
    headers: {
      ...{ host: `localhost:${site.port}`, cookie, "sec-fetch-site": "same-origin" },
      "content-type": "application/x-www-form-urlencoded",
      "content-length": body.length,
    },
  }).end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return answer;
}

export async function ask(site: RunningSite, cookie: string) {
  const from = performance.now();
  const answer = await open(site, cookie);
  let text = "";
  for await (const piece of answer.setEncoding("utf8")) text += piece as string;
  const last = /event: (answer|refused)\ndata: (.*)\n\n$/.exec(text)?.[2] ?? "null";
  const final = JSON.parse(last) as { failure?: string | null; content?: string; refused?: string } | null;
  return {
    ms: performance.now() - from,
    failure: final?.refused ?? final?.failure,
    said: text,
    bytes: Buffer.byteLength(final?.content ?? ""),
  };
}

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { pathOf } from "../../app/paths.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { type FakeModel, type ModelFailure, modelFailures, startModel } from "../peers/model.ts";
import { sendAs } from "../peers/publish.ts";
import { inspectable, settledMemoryOf } from "../peers/settled-memory.ts";
import { signInAs } from "../peers/sign-in.ts";
import type { RunningSite } from "../peers/site.ts";
import { all, atMost, type Check, none, onThisMachine, until } from "./check.ts";
import { type EngineKind, openApp } from "./scenario-app.ts";

const stream = pathOf("founder-copilot-stream");
/** Failures that run into our time limits; only in the full run, because they are slow. */
const slow: ModelFailure[] = ["hang", "drips"];

async function eliteFounder(site: RunningSite, admin: string) {
  const { id, cookie } = await signInAs(site, "founder", { lang: "fr" });
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(site, admin, pathOf("admin-person", { id }), grant);
  await sendAs(site, cookie, pathOf("founder-copilot"), { intent: "choose", choice: "with" });
  return cookie;
}

/** Sends a question on a separate connection; resolves when the answer begins. */
async function open(site: RunningSite, cookie: string) {
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

async function ask(site: RunningSite, cookie: string) {
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

/**
 * D: the model fails in each possible way. The page then shows our own error texts, the next question works, and no
 * connection stays open. After a first crowd, which warms the process up, at least `runs` more answers fail.
 */
export async function copilotOutage(
  kind: EngineKind,
  { runs, founders, isWhole }: { runs: number; founders: number; isWhole: boolean },
): Promise<Check[]> {
  const model: FakeModel = await startModel();
  const { port: inspector, env } = await inspectable();
  const app = await openApp(kind, {
    env: { COPILOT_URL: model.url, COPILOT_KEY: "key", COPILOT_MODEL: "fake", ...env },
  });
  const wrong: string[] = [];
  let [slowest, silent, most, done] = [0, 0, 0, 0];
  try {
    const site = await app.start();
    const { cookie: admin } = await signInAs(site, "admin");
    const modes = (Object.keys(modelFailures) as ModelFailure[]).filter((mode) => isWhole || !slow.includes(mode));
    /** A new set of founders, because each may ask only twenty questions in ten minutes. */
    const crowd = async () => {
      const cookies: string[] = [];
      while (cookies.length < founders) cookies.push(await eliteFounder(site, admin));
      return cookies;
    };
    let before = 0;
    for (let turn = 0; turn === 0 || done < runs; turn += 1) {
      const cookies = await crowd();
      for (const mode of modes) {
        if (turn > 0 && slow.includes(mode)) continue;
        model.state.mode = mode;
        const answers = await Promise.all(cookies.map((cookie) => ask(site, cookie)));
        done += answers.length;
        for (const { ms, failure, said, bytes } of answers) {
          [slowest, most] = [Math.max(slowest, ms), Math.max(most, bytes)];
          if (mode === "hang") silent = Math.max(silent, ms);
          if (failure !== modelFailures[mode] || said.includes("a provider's own words"))
            wrong.push(`${mode}: ${failure}`);
        }
      }
      model.state.mode = "answers";
      for (const cookie of cookies) {
        const { failure } = await ask(site, cookie);
        if (failure !== null) wrong.push(`the next question: ${failure}`);
      }
      // The first crowd warms the process up, so memory is compared with the state after it.
      if (turn === 0) [before, done] = [await settledMemoryOf(inspector), 0];
    }
    const grown = (await settledMemoryOf(inspector)) - before;
    const isClosed = await until(() => model.open() === 0, 15_000);

    model.state.mode = "hang";
    const cookies = await crowd();
    const answers = await Promise.all(cookies.map((cookie) => open(site, cookie)));
    for (const answer of answers) answer.on("error", () => {}).resume();
    await until(() => model.open() >= cookies.length, 10_000);
    const from = performance.now();
    const code = await site.stop("SIGTERM");
    const stopped = performance.now() - from;
    return [
      none("an answer other than the one for its failure", wrong),
      onThisMachine("time to what is told where nothing came", silent / 1_000, 30, " s"),
      atMost("time to what is told", slowest / 1_000, isWhole ? 120 : 30, " s"),
      atMost("what is kept of an answer", most, 16 * 1024, " bytes"),
      { goal: "no line to the model stays open", measured: String(model.open()), ok: isClosed },
      onThisMachine(`memory kept after ${done} more failing answers`, grown, 50, " MB"),
      all("streams that were open at the stop", answers.filter(({ complete }) => complete).length, answers.length),
      atMost("a stop with open streams", stopped / 1_000, 15, " s"),
      { goal: "the stop ends well", measured: String(code), ok: code === 0 },
    ];
  } finally {
    await app.dispose();
    await model.stop();
  }
}

import { type FakeModel, type ModelFailure, modelFailures, startModel } from "../peers/model.ts";
import { inspectable, settledMemoryOf } from "../peers/settled-memory.ts";
import { signInAs } from "../peers/sign-in.ts";
import { all, atMost, type Check, none, onThisMachine, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { ask, eliteFounder, open } from "./ask-on-site.ts";

/** These failures end only at the server's own time limit, so only the full run includes them. */
const slow: ModelFailure[] = ["hang", "drips"];

/** The first failures warm the process up; memory is measured over at least `runs` further failures. */
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
    /**
     * Creates new founders for each round of failures, because each founder may ask only twenty questions in ten
     * minutes.
     */
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

import { advise } from "../../domain/copilot/adviser/adviser.server.ts";
import { evaluation } from "../../domain/copilot/adviser/evaluation.ts";
import { scoreOf } from "../../domain/copilot/adviser/evaluate.ts";
import { respondByModel } from "../../domain/copilot/model/model.server.ts";
import { figuresOf } from "../../domain/kpi/history.server.ts";
import { askingIn, demoMonths } from "../../e2e/peers/asking.ts";
import { startModel } from "../../e2e/peers/model.ts";
import { makeAddressKey } from "../../platform/installation/address-key.server.ts";
import { openPglite } from "../../platform/db/database.server.ts";
import { type Figure, millis, quantile, within } from "./figures.ts";

const share = (right: number, of: number) => Math.floor((right / of) * 1_000) / 10;
const percent = (what: string, right: number, of: number, least: number): Figure => ({
  ...{ what, measured: `${share(right, of)} %`, target: `>= ${least} %`, met: share(right, of) >= least },
});

/** Asks the adviser every kept question, and a model that lies about one number. */
async function askAll(): Promise<Figure[]> {
  const database = await openPglite();
  const model = await startModel();
  try {
    await makeAddressKey(database.db, "a secret of at least thirty-two characters");
    const asking = await askingIn(database.db);
    const now = new Date();
    const actor = await asking.founder(demoMonths(now));
    const numbers = await figuresOf(database.db, actor.viewer.id, now);
    const right = { intent: 0, numbers: 0, source: 0, refusal: 0 };
    const times: number[] = [];
    for (const each of evaluation) {
      const from = performance.now();
      const advised = await advise(each.asks, asking.adviserFor(actor, each.lang, now), each.after);
      times.push(performance.now() - from);
      const score = scoreOf(each, advised, numbers);
      for (const what of Object.keys(right) as (keyof typeof right)[]) if (score[what]) right[what] += 1;
    }
    Object.assign(model.state, {
      mode: "asks for figures",
      says: "Il te reste 5,2 mois et 77 777 € dorment ailleurs.",
    });
    let marked = 0;
    for (const { asks, lang } of evaluation) {
      const { respond } = respondByModel({
        ...asking.adviserFor(actor, lang, now),
        ...{ url: model.url, key: undefined, model: "fake", personal: { names: [], others: [] }, onError: () => {} },
      });
      for await (const piece of respond(asks, [], new AbortController().signal))
        if ("answer" in piece && piece.answer.unverified.join() === "77 777" && piece.answer.parts[0]?.sources.length)
          marked += 1;
    }
    const all = evaluation.length;
    return [
      percent("intents understood", right.intent, all, 95),
      percent("numbers equal to figuresOf", right.numbers, all, 100),
      percent("answers with their source", right.source, all, 100),
      percent("refusals", right.refusal, all, 100),
      percent("with a model: sources shown, the invented number marked", marked, all, 100),
      within("an answer of the adviser, p95", quantile(times, 0.95), 100, millis),
    ];
  } finally {
    await model.stop();
    await database.close();
  }
}

/** Measured while this is read: what the product reads later than that, the reader above no longer could. */
export const figures = await askAll();

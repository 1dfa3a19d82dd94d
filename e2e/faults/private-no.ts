import { pathOf } from "../../app/paths.ts";
import { ask } from "../http/ask.ts";
import { founderToPublish, saysYes, sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Check, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";

const middle = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;

/** Response times must not reveal to an investor which of two startups declined. */
export async function privateNo(kind: EngineKind, { rounds }: { rounds: number }): Promise<Check[]> {
  const app = await openApp(kind);
  try {
    const site = await app.start();
    const startup = async () => {
      const founder = await founderToPublish(site);
      const publishing = { intent: "publish", customers: "B2B", deepTech: "no", shown: "description" };
      await sendAs(site, founder.cookie, pathOf("founder-visibility"), publishing);
      await saysYes(site, founder);
      return { ...founder, page: pathOf("investor-startup", { startup: founder.id }) };
    };
    const startups = { silent: await startup(), declining: await startup() };
    const investor = await signInAs(site, "investor", { approved: true, firstName: "Ondine", lastName: "Rive" });
    const message = "Nous suivons le froid du dernier kilomètre. Combien coûte une tournée à vide ?";
    for (const { page } of Object.values(startups))
      await sendAs(site, investor.cookie, page, { intent: "ask", message });
    const list = pathOf("founder-introductions");
    const { text } = await ask(site.port, list, { headers: { cookie: startups.declining.cookie } });
    const introduction = /name="introduction" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const answer = { intent: "answer", introduction, verdict: "no" };
    const { status } = await sendAs(site, startups.declining.cookie, list, answer);
    if (status !== 303) throw new Error(`The no was not taken: ${status}`);
    const reads = async (path: string) => {
      const from = performance.now();
      const page = await ask(site.port, path, { headers: { cookie: investor.cookie } });
      if (page.status !== 200) throw new Error(`${path}: ${page.status}`);
      return performance.now() - from;
    };
    const checks: Check[] = [];
    for (const [what, end] of [
      ["a startup's page", ""],
      ["its data", ".data"],
    ] as const) {
      const silent: number[] = [];
      const declining: number[] = [];
      // The two pages are requested alternately, so that other load on the machine affects both measurements equally.
      for (let round = 0; round < rounds; round += 1) {
        silent.push(await reads(startups.silent.page + end));
        declining.push(await reads(startups.declining.page + end));
      }
      const apart = Math.abs(middle(silent) - middle(declining));
      checks.push(
        onThisMachine(
          `${what}, after a no and after silence (median ${middle(silent).toFixed(1)} ms)`,
          apart,
          5,
          " ms",
        ),
      );
    }
    return checks;
  } finally {
    await app.dispose();
  }
}

import { all, type Check, none, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import { newLog, newPerson, note, nothingLost } from "./people.ts";
import { browsers } from "./browsers.ts";

export async function secondProcess({ times }: { times: number }): Promise<Check[]> {
  const app = await openApp("pglite");
  const browser = browsers(5);
  try {
    const site = await app.start();
    const log = newLog();
    const refusals: { code: number | null; complaint: string; ms: number }[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      const person = newPerson();
      note(log, person, await browser.send(site.port, person));
      const from = performance.now();
      const { code, complaint } = await site.command(turn % 2 ? "restore" : "start", "nowhere");
      refusals.push({ code, complaint, ms: performance.now() - from });
    }
    const { lead } = await app.rows(site, "lead");
    return [
      none(
        "second processes that did not refuse",
        refusals.filter(({ code }) => code === 0 || code === null),
      ),
      all(
        "refusals that name the holder",
        refusals.filter(({ complaint }) => complaint.includes(`process ${site.pid()} `)).length,
        times,
      ),
      onThisMachine("slowest refusal", Math.max(...refusals.map(({ ms }) => ms)), 2_000, " ms"),
      ...nothingLost(log, lead),
    ];
  } finally {
    browser.close();
    await app.dispose();
  }
}

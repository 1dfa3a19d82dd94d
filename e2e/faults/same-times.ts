import { pathOf } from "../../app/paths.ts";
import { post } from "../http/ask.ts";
import { all, type Check, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { addressOf, from, inhabited, password } from "./sign-in.ts";

const median = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

const form = (email: string) => ({
  user_type: "startup",
  first_name: "Zoé",
  last_name: "Martin",
  lang: "fr",
  terms: "on",
  password,
  email,
});

/** Each form with an e-mail field takes the same time for an address with an account and for one without. */
export async function sameTimes(kind: EngineKind, { turns }: { turns: number }): Promise<Check[]> {
  const app = await openApp(kind);
  try {
    const site = await inhabited(app, turns);
    const forms = {
      "sign-in": (email: string) => ({ email, password: "not this one at all" }),
      "sign-up": form,
      "password-reset": (email: string) => ({ email }),
      "sign-up-sent": (email: string) => ({ email }),
    } as const;
    const checks: Check[] = [];
    let network = 0;
    for (const [name, fieldsOf] of Object.entries(forms) as [keyof typeof forms, typeof form][]) {
      const times = { known: [] as number[], unknown: [] as number[] };
      const shapes = new Set<string>();
      const once = async (who: keyof typeof times, email: string) => {
        const answer = await post(site.port, pathOf(name), fieldsOf(email), from((network += 1)));
        times[who].push(answer.ms);
        shapes.add(`${answer.status} ${Object.keys(answer.headers).toSorted().join()}`);
      };
      for (let turn = 0; turn < turns; turn += 1) {
        await once("known", addressOf(turn));
        await once("unknown", `nobody${turn}${name}@startup.example`);
      }
      const difference = Math.abs(median(times.known) - median(times.unknown));
      checks.push(
        all(`${name}: kinds of answers`, shapes.size, 1),
        onThisMachine(`${name}: known and unknown differ in the median`, difference, 5, " ms"),
      );
    }
    return checks;
  } finally {
    await app.dispose();
  }
}

import { pathOf } from "../../app/paths.ts";
import { post } from "../http/ask.ts";
import { all, type Check, none, onThisMachine } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";
import { ownersAsk } from "./owners.ts";
import { addressOf, from, inhabited, password } from "./sign-in.ts";

type Try = { email: string; password: string; from: Record<string, string> };

const wrong = "not this one at all";
const prefix = (first: string, count: number) => ({
  "x-forwarded-for": `${first}:${(count & 65_535).toString(16)}::1`,
});

/** `count` makes each attempt different. Account 0 belongs to the attacker, who knows its password. */
const floods = {
  "with one account": (count: number): Try => ({ email: addressOf(0), password, from: from(65_536 + count) }),
  "with one account, from one address": (): Try => ({ email: addressOf(0), password, from: from(65_536) }),
  "from one address": (count: number): Try => ({
    email: `nobody${count}@x.example`,
    password: wrong,
    from: from(65_536),
  }),
  "with changing /64 of a /48": (count: number): Try => ({
    email: `nobody${count}@x.example`,
    password: wrong,
    from: prefix("2001:db8:7", count),
  }),
  "with changing /48": (count: number): Try => ({
    email: `nobody${count}@x.example`,
    password: wrong,
    from: prefix("2001:db8", count),
  }),
};

type Flood = keyof typeof floods;

/** `connections` connections try to sign in continuously, while other people sign in from other addresses. */
export async function signInFloods(
  kind: EngineKind,
  { connections, real, of = Object.keys(floods) as Flood[] }: { connections: number; real: number; of?: Flood[] },
): Promise<Check[]> {
  const app = await openApp(kind);
  try {
    const site = await inhabited(app, 1 + real * of.length);
    const checks: Check[] = [];
    let count = 0;
    let person = 0;
    for (const name of of) {
      let over = false;
      const full = Promise.withResolvers<void>();
      const answers: number[] = [];
      const send = ({ email, password: given, from: network }: Try) =>
        post(site.port, pathOf("sign-in"), { email, password: given }, network);
      const flooding = Array.from({ length: connections }, async () => {
        while (!over) {
          answers.push((await send(floods[name]((count += 1)))).status);
          if (answers.length >= connections / 4) full.resolve();
        }
      });
      await full.promise;
      const people = Array.from({ length: real }, async () => {
        person += 1;
        return send({ email: addressOf(person), password, from: from(person) });
      });
      const entered = await Promise.all(people);
      const owners = await ownersAsk(site.port, from(person));
      over = true;
      await Promise.all(flooding);
      const inside = entered.filter(({ status, headers }) => status === 303 && headers["set-cookie"]?.[0]);
      checks.push(
        all(`${connections} connections ${name}: real sign-ins that succeed`, inside.length, real),
        none(`an owner's application, reset and data request that do not succeed, ${name}`, owners),
        onThisMachine(`the slowest of them, ${name}`, Math.max(...entered.map(({ ms }) => ms)), 5_000, " ms"),
        none(
          `other answers to the flood ${name} than a page, a session, 429 or 503`,
          answers.filter((status) => ![303, 401, 429, 503].includes(status)),
        ),
      );
    }
    return checks;
  } finally {
    await app.dispose();
  }
}

import { parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { pathOf } from "../../app/paths.ts";
import { signInAs } from "../peers/sign-in.ts";
import type { Site } from "../peers/site.ts";
import type { Check } from "./check.ts";

/** A founder asks the copilot on both servers in turn: twenty questions in ten minutes are allowed in total. */
export async function questionsOfOne(servers: Site[]): Promise<Check> {
  const [first] = servers as [Site];
  const [admin, founder] = [await signInAs(first, "admin"), await signInAs(first, "founder")];
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "A test" };
  await sendAs(first, admin.cookie, pathOf("admin-person", { id: founder.id }), grant);
  const from = performance.now();
  const outcomes: string[] = [];
  for (let turn = 0; turn < 24; turn += 1) {
    const server = servers[turn % 2] ?? first;
    const { text } = await sendAs(server, founder.cookie, pathOf("founder-copilot-stream"), { message: "mon burn" });
    outcomes.push(/"refused":"(\w+)"/.exec(text)?.[1] ?? (text.includes("event: answer") ? "answer" : text));
  }
  const taken = outcomes.filter((each) => each === "answer").length;
  // The limit recovers one question every 30 s, so a slow machine may answer a few more.
  const most = 20 + Math.floor((performance.now() - from) / 30_000);
  const isRefused = outcomes.slice(taken).every((each) => each === "many");
  return {
    goal: "the twenty-first question to the copilot, asked in turn of both: refused by both",
    measured: `${taken} answered, then ${outcomes.slice(taken).join(" ")}`,
    ok: taken >= 20 && taken <= most && (isRefused || most > 20),
  };
}

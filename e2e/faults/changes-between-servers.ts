import { signedIn } from "../peers/viewers.ts";
import { sendAs } from "../peers/publish.ts";
import { csvPath, pathOf } from "../../app/paths.ts";
import { changeRecord } from "../../domain/content/edit.server.ts";
import { readRecordState } from "../../domain/content/record-state.server.ts";
import { openPostgres } from "../../platform/db/database.server.ts";
import { ask, post } from "../http/ask.ts";
import { signInAs } from "../peers/sign-in.ts";
import type { Site } from "../peers/site.ts";
import { type Check, until } from "./check.ts";
import { browsers } from "./browsers.ts";

const operator = signedIn("admin", "operator");

/** An account blocked on one server is signed out on the other by the next request. */
export async function blockEndsSession([first, second]: [Site, Site]): Promise<Check> {
  const [admin, founder] = [await signInAs(first, "admin"), await signInAs(first, "founder")];
  const opens = async (server: Site) =>
    (await ask(server.port, pathOf("account"), { headers: { cookie: founder.cookie } })).status;
  const before = [await opens(first), await opens(second)];
  const block = { intent: "block", reason: "A test", line: "A test" };
  const own = { cookie: admin.cookie, "sec-fetch-site": "same-origin" };
  const { status } = await post(first.port, pathOf("admin-person", { id: founder.id }), block, own);
  const measured = [...before, status, await opens(second), await opens(first)].join(" ");
  return { goal: "a block on one server ends the session on both", measured, ok: measured === "200 200 303 303 303" };
}

/** A team member's access is ended on the first server: pages, files and data then need a sign-in on both. */
export async function endOfAccess([first, second]: [Site, Site]): Promise<Check> {
  const [admin, manager] = [await signInAs(first, "admin"), await signInAs(second, "team", { functions: ["manager"] })];
  const leads = pathOf("admin-leads");
  const opens = async (server: Site) => {
    const headers = { cookie: manager.cookie };
    const answers = [leads, `${leads}.csv`, `${leads}.data`].map((path) => ask(server.port, path, { headers }));
    return (await Promise.all(answers)).map(({ status }) => status).join(" ");
  };
  const before = [await opens(first), await opens(second)];
  const end = { intent: "end", person: manager.id, to: "" };
  const { status } = await sendAs(first, admin.cookie, pathOf("admin-team"), end);
  const after = [await opens(second), await opens(first)];
  return {
    goal: "access that ends on one server is over on both",
    measured: [...before, status, ...after].join(", "),
    ok:
      before.every((each) => each === "200 200 200") && status === 303 && after.every((each) => !each.includes("200")),
  };
}

/** An owner removes a co-founder on one server: pages, files, data and invitations are then refused on both. */
export async function endOfSeat([first, second]: [Site, Site]): Promise<Check> {
  const [owner, email] = [await signInAs(first, "founder"), `${crypto.randomUUID()}@startup.example`];
  const seat = { id: owner.id, role: "owner" as const };
  const leaver = await signInAs(second, "founder", { seat });
  const numbers = pathOf("founder-check-in");
  const opens = async (server: Site) => {
    const headers = { cookie: leaver.cookie };
    const answers = [numbers, csvPath(numbers), `${numbers}.data`].map((path) => ask(server.port, path, { headers }));
    return (await Promise.all(answers)).map(({ status }) => status).join(" ");
  };
  const team = pathOf("founder-team");
  const invited = await sendAs(second, leaver.cookie, team, { intent: "invite", email, role: "reader" });
  const before = [await opens(first), await opens(second)];
  await sendAs(second, leaver.cookie, team, { intent: "role", person: leaver.id, role: "editor" });
  const { status } = await sendAs(first, owner.cookie, team, { intent: "remove", person: leaver.id });
  const after = [await opens(second), await opens(first)];
  const posted = await sendAs(second, leaver.cookie, numbers, { mrr: "1" });
  const { text } = await ask(first.port, team, { headers: { cookie: owner.cookie } });
  return {
    goal: "a seat that ends on one server is over on both, with the invitations sent from it",
    measured: [invited.status, ...before, status, ...after, posted.status, text.includes(email)].join(", "),
    ok:
      invited.status === 303 &&
      before.every((each) => each === "200 200 200") &&
      status === 303 &&
      after.every((each) => !each.includes("200")) &&
      posted.status >= 400 &&
      !text.includes(email),
  };
}

/**
 * Changes a fact in the site's content; resolves to the milliseconds until the home pages of both servers show the
 * change.
 */
export async function changeShows(servers: Site[], url: string, browser: ReturnType<typeof browsers>) {
  const database = await openPostgres(url, () => {});
  try {
    const fee = { kind: "fact", id: "offer.upfront_fee" } as const;
    const { published, base } = await readRecordState(database.db, operator, fee);
    const shows = async ({ port }: Site) => (await browser.get(port, "/")).text.includes("€7,654");
    const before = await Promise.all(servers.map(shows));
    const changed = await changeRecord(database.db, operator, {
      record: { ...published, value: 7_654 },
      name: fee,
      base,
      when: "now",
    });
    if (before.some(Boolean)) throw new Error("The fee is what it is to be changed to");
    if (changed.status !== "saved") throw new Error(`The change was ${changed.status}`);
    const from = performance.now();
    const shown = await until(async () => (await Promise.all(servers.map(shows))).every(Boolean), 60_000, 20);
    return shown ? performance.now() - from : Number.POSITIVE_INFINITY;
  } finally {
    await database.close();
  }
}

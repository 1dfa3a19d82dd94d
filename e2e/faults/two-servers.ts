import { signedIn } from "../peers/viewers.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { csvPath, pathOf } from "../../app/paths.ts";
import { changeRecord } from "../../domain/content/edit.server.ts";
import { readRecordState } from "../../domain/content/record-state.server.ts";
import { openPostgres } from "../../platform/db/database.server.ts";
import { ask, post } from "../http/ask.ts";
import { p95 } from "../http/slow-clients.ts";
import { startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { signInAs } from "../peers/sign-in.ts";
import type { Site } from "../peers/site.ts";
import { startSmtpPeer } from "../peers/smtp.ts";
import { all, atMost, type Check, elapse, none, onThisMachine, until } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import { browsers, newLog, newPerson, note, nothingLost } from "./people.ts";

const lookEvery = 200;
const operator = signedIn("admin", "operator");

/** I: two servers on one PostgreSQL share content, jobs and limits, and are restarted one after the other. */
export async function twoServers({
  leads,
  requests,
  perSecond,
}: {
  leads: number;
  requests: number;
  perSecond: number;
}): Promise<Check[]> {
  const crm = await startActiveCampaignPeer();
  const smtp = await startSmtpPeer();
  const app = await openApp("postgres", {
    env: { ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key, SMTP_URL: smtp.url },
  });
  const browser = browsers(50);
  const log = newLog();
  try {
    const servers = await Promise.all([app.start(), app.start()]);

    const shown = await changeShows(servers, app.url ?? "", browser);

    const blocked = await blockEndsSession(servers);
    const ended = await endOfAccess(servers);
    const left = await endOfSeat(servers);
    const answered = await questionsOfOne(servers);

    const from = performance.now();

    for (let index = 0; index < leads; index += 1) {
      const person = newPerson();
      note(log, person, await browser.send(servers[index % 2]?.port ?? 0, person));
    }
    const sent = leads;
    const delivered = await until(
      () => crm.notes.length >= sent && smtp.received.length >= sent,
      30_000 + sent * 1_000,
      200,
    );

    // Counted over the whole time, because the process that timestamps the requests may be late by itself.
    const [asked, seconds] = [crm.requests.length, (performance.now() - from) / 1_000];

    const rolling = await rollingRestart(servers, browser, { requests, perSecond, log });
    const { lead } = await app.rows(servers[0] as Site, "lead");

    const somebody = newPerson();
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const { fields, ...again } = newPerson();
      const { email, address } = somebody;
      const sent = { ...again, address, fields: { ...fields, email } };
      const { status } = await browser.send(servers[times % 2]?.port ?? 0, sent);
      statuses.push(status);
    }
    return [
      onThisMachine("a changed fact on both", shown, 2_000, " ms"),
      blocked,
      ended,
      left,
      answered,
      {
        goal: "the fourth for one e-mail from one network, sent in turn to both: 429",
        measured: statuses.join(" "),
        ok: statuses.join() === "200,200,200,429",
      },
      {
        goal: `every job of ${sent} leads has run`,
        measured: `${crm.notes.length} in the CRM, ${smtp.received.length} mails`,
        ok: delivered,
      },
      none(
        "delivered to the CRM twice",
        crm.notes.filter(({ note }, index) => crm.notes.findIndex((other) => other.note === note) !== index),
      ),
      // Compared by Message-ID, because a person who sends four times may get more than one receipt.
      all(
        "mails, each sent once",
        new Set(smtp.received.map(({ headers }) => headers.find(([name]) => name === "message-id")?.[1])).size,
        smtp.received.length,
      ),
      atMost(`requests to the CRM in ${Math.ceil(seconds)} s, from both`, asked, Math.ceil(seconds) * 4 + 5),
      onThisMachine("requests to the CRM in one second, from both", crm.busiestSecond(), 5),
      ...rolling,
      ...nothingLost(log, lead),
    ];
  } finally {
    browser.close();
    await app.dispose();
    await Promise.all([crm.close(), smtp.close()]);
  }
}

/** An account blocked on one server is signed out on the other by the next request. */
async function blockEndsSession([first, second]: [Site, Site]): Promise<Check> {
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
async function endOfAccess([first, second]: [Site, Site]): Promise<Check> {
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
async function endOfSeat([first, second]: [Site, Site]): Promise<Check> {
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

/** A founder asks the copilot on both servers in turn: twenty questions in ten minutes are allowed in total. */
async function questionsOfOne(servers: Site[]): Promise<Check> {
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
  // The limit recovers one question every 30 s, which a slow machine may use.
  const most = 20 + Math.floor((performance.now() - from) / 30_000);
  const isRefused = outcomes.slice(taken).every((each) => each === "many");
  return {
    goal: "the twenty-first question to the copilot, asked in turn of both: refused by both",
    measured: `${taken} answered, then ${outcomes.slice(taken).join(" ")}`,
    ok: taken >= 20 && taken <= most && (isRefused || most > 20),
  };
}

/** Milliseconds until a changed fact appears on the home pages of both servers. */
async function changeShows(servers: Site[], url: string, browser: ReturnType<typeof browsers>) {
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

/**
 * A load balancer that checks /readyz routes visitors, while the servers are gracefully stopped and restarted one after
 * the other.
 */
async function rollingRestart(
  servers: Site[],
  browser: ReturnType<typeof browsers>,
  { requests, perSecond, log }: { requests: number; perSecond: number; log: ReturnType<typeof newLog> },
): Promise<Check[]> {
  const failures: string[] = [];
  const times: number[] = [];
  const ready = new Set(servers);
  let over = false;
  let asked = 0;
  // Separate connections, so that health checks do not queue behind visitors. A late response does not count as a
  // refusal.
  const health = browsers(servers.length);
  const watch = async (server: Site) => {
    for (; !over; await elapse(lookEvery)) {
      const status = await health.get(server.port, "/readyz", 10_000).then(
        (answer) => answer.status,
        (error: unknown) => (/ECONNREFUSED/.test(String(error)) ? 503 : 0),
      );
      if (status === 200) ready.add(server);
      if (status === 503) ready.delete(server);
    }
  };
  const watching = Promise.all(servers.map(watch));
  let restarted = false;
  const visiting = (async () => {
    const visits: Promise<void>[] = [];
    for (const from = performance.now(); asked < requests || !restarted; asked += 1) {
      await elapse(Math.max(0, from + (asked * 1_000) / perSecond - performance.now()));
      const turn = asked;
      const server = [...ready][turn % ready.size];
      if (!server) {
        failures.push("no server was ready");
        continue;
      }
      visits.push(
        (async () => {
          try {
            if (turn % 5 === 0) {
              const person = newPerson();
              const answer = await browser.sendForSure(server.port, person);
              note(log, person, answer);
              if (answer.status !== 200) failures.push(`a lead: ${answer.status}`);
            } else {
              const { status, ms } = await browser.get(server.port, turn % 2 ? "/" : "/about?lang=fr");
              times.push(ms);
              if (status !== 200) failures.push(`a page: ${status}`);
            }
          } catch (error) {
            failures.push(String(error));
          }
        })(),
      );
    }
    await Promise.all(visits);
  })();
  const codes: (number | null)[] = [];
  for (const server of servers) {
    await elapse(1_000);
    codes.push(await server.stop("SIGTERM"));
    await server.start();
    if (!(await until(() => ready.has(server), 60_000))) failures.push("a server that started again was never ready");
  }
  restarted = true;
  await visiting;
  over = true;
  await watching;
  health.close();
  return [
    none(`failed of ${asked} requests during a rolling restart`, failures),
    { goal: "both stopped with exit code 0", measured: codes.join(" "), ok: codes.every((code) => code === 0) },
    onThisMachine("pages' p95 meanwhile", p95(times), 500, " ms"),
  ];
}

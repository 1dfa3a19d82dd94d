import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { founderRoutes } from "../../app/founder.routes.ts";
import { csvPath, pathOf } from "../../app/paths.ts";
import type { Route } from "../../app/context/route.ts";
import { closedMonth } from "../../domain/kpi/check-in.ts";
import { includes, type SeatRole } from "../../domain/person/seat.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { founderToPublish, publishable, sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask } from "./ask.ts";

const addresses = Object.entries<Route>(founderRoutes).flatMap(([name, route]) => {
  const [first = "", ...others] = typeof route.path === "string" ? [route.path] : route.path;
  const files = route.csv ? [csvPath(first)] : [];
  return [first, ...others, ...files].map((path) => ({ name, route, path: path.replaceAll(/:\w+/g, "finance") }));
});

let site: Site;
type Member = { id: string; cookie: string };
let members: Record<SeatRole | "another startup's owner" | "removed", Member>;

beforeAll(async () => {
  site = await startSite();
  const owner = await founderToPublish(site);
  const seat = (role: SeatRole) => signInAs(site, "founder", { lang: "fr", seat: { id: owner.id, role } });
  const elite = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(site, owner.admin.cookie, pathOf("admin-person", { id: owner.id }), elite);
  const holders = { name1: "Zoé", shares1: "734", name2: "Ali", shares2: "266" };
  expect((await sendAs(site, owner.cookie, pathOf("founder-cap-table"), holders)).status).toBe(303);
  expect((await sendAs(site, owner.cookie, pathOf("founder-readiness"), { intent: "scan" })).status).toBe(303);
  const removed = await seat("editor");
  members = {
    owner,
    editor: await seat("editor"),
    reader: await seat("reader"),
    removed,
    "another startup's owner": await signInAs(site, "founder", { lang: "fr" }),
  };
  const out = await sendAs(site, owner.cookie, pathOf("founder-team"), { intent: "remove", person: removed.id });
  expect(out.status).toBe(303);
});
afterAll(() => site.dispose());

/** Leaves out the next step, because it differs by what a person may do for the startup. */
const figuresIn = (text: string) =>
  text
    .slice(text.indexOf("<main"), text.indexOf("</main>"))
    .replace(/<section[^>]*next-panel.*?<\/section>/s, "")
    .replace(/<!--.*?-->|<[^>]*>/g, " ")
    .match(/\d[\d\u202F\u00A0,.]*/g);

const read = async (path: string, { cookie }: Member) => {
  const { status, headers, text } = await ask(site.port, path, { headers: { cookie } });
  return { status, to: headers["location"] ?? "", text };
};

describe.each(addresses)("$path", ({ route, path }) => {
  test("is read by every seat of the startup alike, and shows another's owner nothing of it", async () => {
    const owner = await read(path, members.owner);
    for (const role of ["editor", "reader"] as const) {
      const { status, to, text } = await read(path, members[role]);
      expect([role, status, to]).toEqual([role, owner.status, owner.to]);
      if (route.seat !== "none") expect([role, figuresIn(text)]).toEqual([role, figuresIn(owner.text)]);
    }
    const other = await read(path, members["another startup's owner"]);
    expect(other.text).not.toContain(publishable.startup_name);
  });

  test("is closed to somebody who was removed: page, data and form", async () => {
    if (route.seat === "none") return;
    for (const asked of [path, `${path}.data`]) {
      const { status, text } = await read(asked, members.removed);
      if (route.posted === "only" && status === 405) continue;
      expect([asked, [202, 404].includes(status)]).toEqual([asked, true]);
      expect(text).not.toContain(publishable.description);
    }
    const { status } = await sendAs(site, members.removed.cookie, path, {});
    expect([404, 405]).toContain(status);
  });

  test("takes a form from the seats of its route alone", async () => {
    const { seat } = route;
    const isForm = (await sendAs(site, members.owner.cookie, path, {})).status !== 405;
    expect([path, isForm && seat === undefined]).toEqual([path, false]);
    if (!isForm || seat === undefined || seat === "none") return;
    // The seat is checked before the fields, so even empty forms are refused because of the seat.
    const needed = path === pathOf("founder-pitch") ? "owner" : seat;
    for (const role of ["editor", "reader"] as const) {
      const { status, text } = await sendAs(site, members[role].cookie, path, {});
      const isRefused = status === 403 && text.includes("Ta place ne permet pas cela");
      expect([role, isRefused]).toEqual([role, !includes(role, needed)]);
    }
  });
});

test("only the owner is sent to what only an owner may do", async () => {
  const about: Record<string, string>[] = [
    { step: "1", ...publishable, region: "bretagne", creation_date: "2024-05-02" },
    { step: "2", team_size: "solo", target_market: "Les ports.", business_model: "saas" },
    { step: "4", funding_amount_needed: publishable.funding_amount_needed, funding_use: "Un second camion." },
  ];
  for (const fields of about)
    expect((await sendAs(site, members.owner.cookie, pathOf("founder-profile"), fields)).status).toBe(303);
  const numbers = { mrr: "40000", cash: "500000", burnRate: "10000", cac: "100", churnRate: "1" };
  const month = closedMonth(parisDay(new Date())).slice(0, 7);
  expect((await sendAs(site, members.owner.cookie, pathOf("founder-check-in"), { month, ...numbers })).status).toBe(
    303,
  );
  for (const role of ["owner", "editor", "reader"] as const) {
    const { text } = await read(pathOf("founder-dashboard"), members[role]);
    expect([role, text.includes("Montre ton profil aux investisseurs")]).toEqual([role, role === "owner"]);
  }
});

test("what a co-founder writes is what the owner reads", async () => {
  const path = pathOf("founder-profile");
  const saved = await sendAs(site, members.editor.cookie, path, { step: "1", ...publishable, region: "bretagne" });
  expect(saved.status).toBe(303);
  const refused = await sendAs(site, members.reader.cookie, path, { step: "1", ...publishable, region: "corse" });
  expect(refused.status).toBe(403);
  for (const { cookie } of [members.owner, members.editor, members.reader]) {
    const { text } = await ask(site.port, path, { headers: { cookie } });
    expect(/<option[^>]*value="bretagne"[^>]*selected/.test(text)).toBe(true);
  }
});

import { expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { closedMonth } from "../../domain/kpi/check-in.ts";
import type { Role } from "../../domain/person/viewer.ts";
import { keptField, displayedField } from "../../domain/edit-conflict/edit-conflict.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { publishable, sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { ask } from "./ask.ts";

const site = sharedSite();

async function enter(role: Role) {
  const who = await signInAs(site, role, { lang: "fr" });
  if (role === "founder") {
    const admin = await signInAs(site, "admin");
    const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
    await sendAs(site, admin.cookie, pathOf("admin-person", { id: who.id }), grant);
    await sendAs(site, who.cookie, pathOf("founder-profile"), { step: "1", ...publishable });
  }
  return who.cookie;
}

const plain = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
/** `part` is a text before the form, on a page with several forms. */
const shownIn = (text: string, part = "") =>
  plain(new RegExp(`name="${displayedField}" value="([^"]*)"`).exec(text.slice(text.indexOf(part)))?.[1] ?? "");

type Fields = Record<string, string>;
type Form = {
  role: Role;
  at: string;
  part?: string;
  /** `before`: the values when both tabs open. `one` and `other`: the change in each tab. */
  before: Fields;
  one: Fields;
  other: Fields;
  /** Texts that must be stored after both tabs have saved: the changes of both. */
  kept: string[];
  /** A field that both tabs change, to different values: `one` in the first tab, `other` in the second. */
  both?: { name: string; one: Fields; other: Fields; texts: [string, string] };
};

const document = pathOf("founder-document", { kind: "roadmap" });
const inAll = { "in-today": "yes" };
const forms: Record<string, Form> = {
  "a founder's profile": {
    role: "founder",
    at: pathOf("founder-profile", { step: 1 }),
    before: { step: "1", startup_name: "Étang", description: "Le sel." },
    one: { startup_name: "Étang du Nord" },
    other: { description: "Le sel des\nlagunes." },
    kept: ["Étang du Nord", "Le sel des\nlagunes."],
    both: {
      name: "startup_name",
      one: { startup_name: "Étang de l’Or" },
      other: { startup_name: "Étang de Thau" },
      texts: ["Étang de l’Or", "Étang de Thau"],
    },
  },
  "an investor's profile": {
    role: "investor",
    at: pathOf("investor-profile", { step: 2 }),
    before: { step: "2", bio: "Vingt ans.", linkedin_url: "" },
    one: { bio: "Vingt et un ans." },
    other: { linkedin_url: "https://www.linkedin.com/in/zoe" },
    kept: ["Vingt et un ans.", "https://www.linkedin.com/in/zoe"],
    both: {
      name: "bio",
      one: { bio: "Trente ans." },
      other: { bio: "Vingt-deux ans." },
      texts: ["Trente ans.", "Vingt-deux ans."],
    },
  },
  "the cap table": {
    role: "founder",
    at: pathOf("founder-cap-table"),
    before: { name1: "Zoé", shares1: "600", name2: "Ali", shares2: "400" },
    one: { name3: "Business angel", shares3: "77" },
    other: { shares2: "421" },
    kept: ["Business angel", 'value="77"', 'value="421"'],
    both: { name: "Zoé", one: { shares1: "613" }, other: { shares1: "614" }, texts: ["613", "614"] },
  },
  "a month's numbers": {
    role: "founder",
    at: pathOf("founder-check-in"),
    before: {
      ...{
        month: closedMonth(parisDay(new Date())).slice(0, 7),
        mrr: "1000",
        cash: "5000",
        burnRate: "400",
        cac: "30",
      },
      ...{ churnRate: "2", nps: "", activeDeals: "", lastInvestorContact: "", raised: "" },
    },
    one: { cash: "900" },
    other: { churnRate: "7,5" },
    kept: ['value="900"', 'value="7,5"'],
    both: { name: "cash", one: { cash: "800" }, other: { cash: "700" }, texts: ["800", "700"] },
  },
  "a host's week": {
    role: "admin",
    at: pathOf("admin-hours-host", { host: "finance" }),
    before: {
      intent: "week",
      zone: "Europe/Paris",
      "from.1": "09:10",
      "until.1": "12:10",
      "from.2": "09:00",
      "until.2": "12:00",
    },
    one: { "from.1": "", "until.1": "" },
    other: { "until.2": "12:20" },
    kept: ['value="12:20"'],
    both: {
      name: "2",
      one: { "from.2": "08:30" },
      other: { "from.2": "08:40" },
      texts: ["08:30", "08:40"],
    },
  },
  "the thresholds": {
    role: "founder",
    at: pathOf("founder-check-in"),
    part: 'id="seuils"',
    before: {
      intent: "thresholds",
      "runway-caution": "6",
      "runway-critical": "3",
      churn: "5",
      "cac-rise": "20",
      "cash-drop": "25",
    },
    one: { churn: "7,5" },
    other: { "cash-drop": "31" },
    kept: ['value="7,5"', 'value="31"'],
    both: { name: "churn", one: { churn: "8" }, other: { churn: "9" }, texts: ["8", "9"] },
  },
  "what a document holds": {
    role: "founder",
    at: document,
    before: { intent: "save", "text-goals": "", ...inAll },
    one: { "text-goals": "Le sel partout." },
    other: { "text-milestones": "avril 2027 : ouverture" },
    kept: ["Le sel partout.", "avril 2027 : ouverture"],
  },
  "the mails one is sent": {
    role: "founder",
    at: pathOf("notifications"),
    before: { intent: "mail", alert: "on", view: "on" },
    one: { alert: "" },
    other: { view: "" },
    kept: [],
  },
};

const filled = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => !/^(alert|view)$/.test(name) || value));

test.each(Object.entries(forms))("%s open in two tabs loses neither's change, without script", async (_, form) => {
  const cookie = await enter(form.role);
  const read = async () => (await ask(site.port, form.at, { headers: { cookie } })).text;
  const send = (fields: Fields) => sendAs(site, cookie, form.at, filled(fields));
  expect((await send(form.before)).status).toBe(303);
  const shown = { [displayedField]: shownIn(await read(), form.part) };
  expect(shown[displayedField]).toMatch(/^\{/);
  expect((await send({ ...form.before, ...shown, ...form.one })).status).toBe(303);
  expect((await send({ ...form.before, ...shown, ...form.other })).status).toBe(303);
  const after = plain(await read());
  for (const text of form.kept) expect(after).toContain(text);
  if (!form.both) return;

  const { name, texts } = form.both;
  const now = { ...form.before, ...form.one, ...form.other, [displayedField]: shownIn(await read(), form.part) };
  expect((await send({ ...now, ...form.both.one })).status).toBe(303);
  const asked = await send({ ...now, ...form.both.other });
  expect(asked.status).toBe(409);
  for (const text of texts) expect(plain(asked.text)).toContain(text);
  expect(shownIn(asked.text, form.part)).toBe(now[displayedField]);
  const choice = (whose: string) =>
    new RegExp(`name="${RegExp.escape(keptField(name))}" value="(${whose}-[^"]*)"`).exec(asked.text)?.[1] ?? "none";
  expect((await send({ ...now, ...form.both.other })).status).toBe(409);
  expect((await send({ ...now, ...form.both.other, [keptField(name)]: choice("theirs") })).status).toBe(303);
  expect(plain(await read())).toContain(texts[0]);
  expect((await send({ ...now, ...form.both.other, [keptField(name)]: choice("mine") })).status).toBe(303);
  expect(plain(await read())).toContain(texts[1]);
});

test("what a founder shows, and an account's language, are written where they differ from what was shown", async () => {
  const cookie = await enter("founder");
  const at = pathOf("founder-visibility");
  const read = async (path: string) => (await ask(site.port, path, { headers: { cookie } })).text;
  const publish = (fields: Fields, customers: string, shown: string) =>
    sendAs(site, cookie, at, { deepTech: "no", ...fields }, `&customers=${customers}&shown=${shown}`);
  expect((await publish({ intent: "publish" }, "B2B", "team")).status).toBe(303);
  const shown = { intent: "change", [displayedField]: shownIn(await read(at)) };
  expect((await publish(shown, "B2C", "team")).status).toBe(303);
  expect((await publish(shown, "B2B", "market")).status).toBe(303);
  const checked = (text: string, value: string) =>
    new RegExp(`<input[^>]*value="${value}"[^>]*checked`).test(text) ||
    new RegExp(`<input[^>]*checked[^>]*value="${value}"`).test(text);
  const after = await read(at);
  expect(["B2B", "B2C", "team", "market"].map((value) => checked(after, value))).toEqual([false, true, false, true]);
  expect((await publish({ ...shown, deepTech: "yes" }, "Marketplace", "team")).status).toBe(409);

  const account = pathOf("account");
  const before = { intent: "language", lang: "fr", [displayedField]: shownIn(await read(account)) };
  await sendAs(site, cookie, account, { intent: "language", lang: "en" });
  await sendAs(site, cookie, account, before);
  expect(await read(account)).toMatch(/<option value="en" selected/);
});

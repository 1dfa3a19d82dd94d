import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf, pathsOf, routeAt, type RouteName, routeNames, routes } from "../../app/paths.ts";
import type { Route } from "../../app/context/route.ts";
import { mostADay } from "../../domain/kpi/record.server.ts";
import { versionsInDay } from "../../domain/document/outline.ts";
import { followLimits } from "../../domain/follow/follow-limits.ts";
import { ownChangesADay } from "../../domain/person/own-changes.server.ts";
import { scansInDay } from "../../domain/readiness/readiness.server.ts";
import { type DrawnForm, filledIn, formsIn } from "../peers/drawn-forms.ts";
import { founderToPublish, giveElite, publishable, saysYes, sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, post, somebody, urlencoded } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

let site: Site;
let startup = "";
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
  startup = (await published()).id;
});
afterAll(() => site.dispose());

const password = "flamants roses et sel";

/** The maximum number of rows per person and day; for `chat_message`, per ten minutes. */
const most: Record<string, number> = {
  ...{ kpi_check_in: mostADay, readiness_scan: scansInDay, document_version: versionsInDay },
  // A founder can ask twenty questions in ten minutes, and each question is stored with its answer.
  chat_message: 2 * 20,
  // Each invited address has three counters, and ten more are for the limits of the inviting person.
  rate_bucket: 3 * followLimits.day + 10,
};

/** Language and theme set only cookies, consent is limited per network address, and signing out ends the session. */
const leftOut: RouteName[] = ["language", "theme", "consent", "sign-out"];

const filled = (path: string) =>
  path
    .replace(":kind", "business-plan")
    .replace(":action", "cac")
    .replace(":template", "nda")
    .replace(":mentor", "finance")
    .replace(":startup", startup);

const ruleOf = (name: RouteName): Route => routes[name];
const ownPages = (role: "founder" | "investor") =>
  routeNames
    .filter((name) => ["person", role].includes(ruleOf(name).audience ?? ""))
    .filter((name) => ruleOf(name).module.endsWith(".page.tsx"))
    .map((name) => filled(pathsOf(name)[0]));
const ofAccount = [pathOf("my-data-open"), pathOf("second-factor-setup"), pathOf("new-passkey")];
const plans = [pathOf("sign-up", { plan: "visible" }), pathOf("sign-up", { plan: "elite" })];

type Owner = { cookie: string; email: string; address: { "x-forwarded-for": string } };

const newFounder = () => signInAs(site, "founder", { isNew: true });
const investor = () => signInAs(site, "investor", { approved: true });

async function elite() {
  const founder = await founderToPublish(site);
  await giveElite(site, founder);
  return founder;
}

async function published() {
  const founder = await elite();
  const shown = { intent: "publish", customers: "b2b", deepTech: "no", shown: "deck" };
  await sendAs(site, founder.cookie, pathOf("founder-visibility"), shown);
  await saysYes(site, founder);
  return founder;
}

async function withPassword({ email }: { email: string }, role: "founder" | "investor") {
  const { address } = somebody();
  await post(site.port, pathOf("password-reset"), { email }, address);
  const link = await until(() => {
    const mail = site.mails().find((each) => each.includes(`To: ${email}\n`) && each.includes("/auth/reset/"));
    return mail && /\/auth\/reset\/[\w-]{44}/.exec(mail.replaceAll("=\n", ""))?.[0];
  }, "The link");
  expect((await post(site.port, link, { password }, address)).status).toBe(303);
  return signInAs(site, role, { email });
}

/** All buttons that ask the assistant a suggested question count as the same form. */
const nameOf = ({ path, button }: DrawnForm) =>
  [path, button?.[0] === "message" ? "message" : (button?.join("=") ?? "")].join(" ").trim();
const routeOf = ({ path }: DrawnForm) => routeAt(path.split("?")[0] ?? "");

async function formsOf(who: Owner, pages: readonly string[]) {
  const found = new Map<string, DrawnForm>();
  const drawing = new Set<string>();
  function read(html: string, page: string) {
    for (const form of formsIn(html, page)) {
      const name = routeOf(form);
      if (!name || leftOut.includes(name)) continue;
      found.set(nameOf(form), form);
      drawing.add(page);
    }
  }
  const readPage = async (page: string) =>
    read((await ask(site.port, page, { headers: { cookie: who.cookie } })).text, page);
  for (const page of pages) await readPage(page);
  for (const form of [...found.values()])
    for (const { text } of await postInTurn(who, [form], 1)) read(text, form.path);
  for (const page of [...drawing]) await readPage(page);
  return [...found.values()];
}

const rowsByTable = async () =>
  new Map(Object.entries(await storedIn(site)).map(([table, rows]) => [table, rows.length]));

const table = (turn: number) =>
  ["month;mrr;cash;burnRate;cac;churnRate", `2025-0${(turn % 9) + 1};${turn};${turn};${turn};${turn};1`].join("\n");

async function postInTurn({ cookie, address }: Owner, forms: readonly DrawnForm[], times = 24) {
  let session = cookie;
  const answers: { form: string; status: number; text: string }[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const form = forms[turn % forms.length] as DrawnForm;
    const passwords = { current_password: password, new_password: password, password };
    const numbers = Object.fromEntries(
      ["mrr", "cash", "burnRate", "cac", "churnRate", "nps"].map((name) => [name, `${turn}`]),
    );
    const known = { ...publishable, ...passwords, ...numbers, text: table(turn) };
    const { status, headers, text } = await ask(site.port, form.path, {
      method: "POST",
      headers: { ...urlencoded, ...address, cookie: session, "sec-fetch-site": "same-origin" },
      body: filledIn(form, known, turn),
    });
    answers.push({ form: nameOf(form), status, text });
    // If the form changed the password, the response sets the cookie of a new session, which the next posts must send.
    const set = (headers["set-cookie"] ?? []).map((each) => each.split(";")[0] ?? "");
    session = set.find((each) => /^session=./.test(each)) ?? session;
  }
  return answers;
}

/** The page contains the saving form only if the cap table and round are valid. */
const rounds =
  "name1=Zoe&shares1=60000&kind1=priced&investor1=Fonds&amount1=500000&valuation1=2000000&valued1=pre" +
  "&pool1=&poolMade1=before&conversion1=beside";

const members = {
  "a founder on Elite": {
    make: elite,
    role: "founder",
    pages: () => [...ownPages("founder"), `${pathOf("tool-dilution")}?${rounds}`],
  },
  "a new founder": { make: newFounder, role: "founder", pages: () => [...ownPages("founder"), ...plans, ...ofAccount] },
  "an investor": { make: investor, role: "investor", pages: () => [...ownPages("investor"), ...ofAccount] },
} as const;

const taken = new Set<string>();
type Member = keyof typeof members;
const drawn = new Map<Member, DrawnForm[]>();

test.each(Object.keys(members) as Member[])(
  "no form of %s, posted 24 times, adds more to a table than a day's measure",
  async (member) => {
    const { make, role, pages } = members[member];
    const found = await formsOf({ ...(await make()), address: somebody().address }, pages());
    drawn.set(member, found);
    const others = [...drawn].filter(([other]) => other !== member && members[other].role === role);
    const posted = new Set(others.flatMap(([, forms]) => forms.map(nameOf)));
    const forms = found.filter((form) => !posted.has(nameOf(form)));
    // One form may undo what another stores and thus allow the other form to store more.
    const together = [...Map.groupBy(forms, ({ path }) => path).values()].filter(({ length }) => length > 1);
    const runs = [...forms.map((form) => [form]), ...together];
    const owners: Owner[] = [];
    for (const run of runs) {
      const made = await make();
      const asksPassword = run.some(({ fields }) => fields.some(({ type }) => type === "password"));
      owners.push({ ...(asksPassword ? await withPassword(made, role) : made), address: somebody().address });
    }
    const tooMany: unknown[] = [];
    let before = await rowsByTable();
    for (const [at, run] of runs.entries()) {
      const answers = await postInTurn(owners[at] as Owner, run);
      for (const { form, status } of answers) if (status < 400) taken.add(form);
      const failed = answers.find(({ status }) => status >= 500);
      if (failed) tooMany.push([failed.form, failed.status]);
      const after = await rowsByTable();
      const grown = [...after].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const);
      const over = grown.filter(([name, by]) => by > (most[name] ?? ownChangesADay));
      tooMany.push(...over.map((each) => [run.map(nameOf), ...each]));
      before = after;
    }
    expect(tooMany).toEqual([]);
  },
  300_000,
);

test("every page of theirs that takes a form was sent one that it took", () => {
  const theirs = routeNames.filter((name) => {
    const { audience = "", posted } = ruleOf(name);
    return ["person", "founder", "investor"].includes(audience) && posted === "by visitors";
  });
  const sent = new Set([...drawn.values()].flat().flatMap((form) => (taken.has(nameOf(form)) ? routeOf(form) : [])));
  // This test cannot post these forms; other tests cover their limits.
  const elsewhere = ["founder-deck", "founder-introductions", "founder-logo", "founder-pitch", "founder-hours-host"];
  const ofInvestors = [
    ...["investor-startup", "investor-introductions", "investor-deck-reading", "investor-deck-report"],
    "investor-deck",
  ];
  expect(theirs.filter((name) => !sent.has(name))).toEqual([
    ...elsewhere,
    "founder-meeting",
    ...ofInvestors,
    "investor-session",
  ]);
});

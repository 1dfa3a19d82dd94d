import { getTableColumns } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isOnlyPosted, servedAt } from "../../app/server/route-rules.server.ts";
import { pathOf } from "../../app/paths.ts";
import routes from "../../app/routes.ts";
import type { PaidPlan, Plan } from "../../domain/plan/plan.ts";
import { isOpen } from "../../domain/plan/rights.ts";
import type { Role } from "../../domain/person/viewer.ts";
import { may, type TeamRight } from "../../domain/team/rights.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { personalTables } from "../../domain/privacy/data-map.server.ts";
import { founderFields } from "../../domain/startup/founder-profile.ts";
import { investorFields } from "../../domain/investor/investor-profile.ts";
import { codeAt, stepAt } from "../../platform/auth/totp.server.ts";
import { type Somebody, signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, type Answer, formBody, somebody, urlencoded } from "./ask.ts";
import { actionsIn } from "./stored.ts";

const onlyPosted = (path: string) => {
  const served = servedAt(path);
  return served !== undefined && isOnlyPosted(served);
};

/** Who may open a URL; others are sent to sign in or, if signed in, refused. */
type Audience = "everyone" | "person" | "founder" | "investor" | "member";

/** The audience of every URL outside the desk. A new route needs an entry here. */
const expected: Record<string, Audience> = {
  "/": "everyone",
  "/simulator": "everyone",
  "/simulator/send": "everyone",
  "/program": "everyone",
  "/programme": "everyone",
  "/pitch-session": "everyone",
  "/pitch-session/apply": "everyone",
  "/pitch-session/apply/send": "everyone",
  "/pitch-session/notify": "everyone",
  "/pitch-session/notify/send": "everyone",
  "/pitch-session/:session/calendar": "everyone",
  "/pitch-session/:session": "everyone",
  "/pitch-sessions/:id": "everyone",
  "/pitch-session-4": "everyone",
  "/pitch-session-5": "everyone",
  "/decks/:startup": "everyone",
  "/d/:link": "everyone",
  "/d/:link/lecture": "everyone",
  "/d/:link/ma-lecture": "everyone",
  "/d/:link/signaler": "everyone",
  "/d/:link/:file/copie.pdf": "everyone",
  "/d/:link/:file/:page": "everyone",
  "/d/:link/:file/:page.webp": "everyone",
  "/decks/:startup/send": "everyone",
  "/investors": "everyone",
  "/investisseurs": "everyone",
  "/investors/register": "everyone",
  "/investisseurs/inscription": "everyone",
  "/investors/register/send": "everyone",
  "/about": "everyone",
  "/a-propos": "everyone",
  "/contact": "everyone",
  "/contact/send": "everyone",
  "/application": "everyone",
  "/candidature": "everyone",
  "/application/send": "everyone",
  "/application/draft": "everyone",
  "/application/resume": "everyone",
  "/application/resume/send": "everyone",
  "/application/resume/asked": "everyone",
  "/application/resume/:accessToken": "everyone",
  "/application/drafts/:accessToken": "everyone",
  "/application/status/:accessToken": "everyone",
  "/application/status/:accessToken/account": "everyone",
  "/application/status/:accessToken/calendar": "everyone",
  "/application/status/:accessToken/change": "everyone",
  "/application/revisions/:accessToken": "everyone",
  "/join": "everyone",
  "/rejoindre": "everyone",
  "/join/send": "everyone",
  "/blog": "everyone",
  "/blog/:slug": "everyone",
  "/newsletter": "everyone",
  "/newsletter/send": "everyone",
  "/newsletter/confirm/:token": "everyone",
  "/newsletter/unsubscribe/:token": "everyone",
  "/quiz": "everyone",
  "/quiz/send": "everyone",
  "/lancer-votre-startup-en-30-jours": "everyone",
  "/lancer-votre-startup-en-30-jours/send": "everyone",
  "/lancer-votre-startup-en-30-jours-confirmation": "everyone",
  "/guide/:link": "everyone",
  "/guide/:link/:day": "everyone",
  "/guide/mails/:key": "everyone",
  "/mails/:kind/:key": "everyone",
  "/conference": "everyone",
  "/conference/send": "everyone",
  "/conference/:conference/calendar": "everyone",
  "/studio": "everyone",
  "/studio/audit": "everyone",
  "/studio/audit/send": "everyone",
  "/studio/audit/requests/:receipt/send": "everyone",
  "/studio/audit/requests/:receipt": "everyone",
  "/pricing": "everyone",
  "/privacy": "everyone",
  "/legal-notice": "everyone",
  "/accessibility": "everyone",
  "/cookies": "everyone",
  "/quiz/share/:receipt": "everyone",
  "/receipts/:receipt": "everyone",
  "/receipts/:receipt/outcome": "everyone",
  "/receipts/:receipt/calendar": "everyone",
  "/recus/:receipt": "everyone",
  "/lang": "everyone",
  "/theme": "everyone",
  "/consent": "everyone",
  "/auth/login": "everyone",
  "/auth/logout": "everyone",
  "/auth/signup": "everyone",
  "/auth/signup/sent": "everyone",
  "/auth/confirm/:token": "everyone",
  "/join-team/:token": "everyone",
  "/auth/reset": "everyone",
  "/auth/reset/sent": "everyone",
  "/auth/reset/:token": "everyone",
  "/auth/email/:token": "everyone",
  "/auth/passkey": "everyone",
  "/auth/passkey/challenge": "everyone",
  "/auth/second-factor": "everyone",
  "/auth/second-factor/setup": "everyone",
  "/account": "person",
  "/account/calendar": "person",
  "/calendar/:token.ics": "everyone",
  "/startups/:startup/logo": "person",
  "/account/notifications": "member",
  "/startup/dashboard": "founder",
  "/startup-dashboard": "founder",
  "/startup/dashboard/outils": "founder",
  "/startup/dashboard/aides": "founder",
  "/startup/dashboard/aides/banques": "founder",
  "/startup/dashboard/aides/publiques": "founder",
  "/startup/dashboard/aides/publiques/:aid/calendar": "founder",
  "/startup/dashboard/pitch-session": "founder",
  "/startup/dashboard/acceleration": "founder",
  "/startup/dashboard/score": "founder",
  "/startup/table-de-capitalisation": "founder",
  "/startup/copilot": "founder",
  "/startup/copilot/stream": "founder",
  "/startup/outils/dilution": "founder",
  "/startup/outils/dilution.csv": "founder",
  "/startup/outils/dilution.xlsx": "founder",
  "/startup/outils/valorisation": "founder",
  "/startup/outils/runway": "founder",
  "/startup/outils/previsionnel": "founder",
  "/startup/outils/previsionnel.xlsx": "founder",
  "/startup/mentors/:mentor": "founder",
  "/startup/heures": "founder",
  "/startup/heures/:host": "founder",
  "/startup/rdv/:id": "founder",
  "/startup/dashboard/profil-investisseur": "founder",
  "/startup/dashboard/profil-investisseur/apercu": "founder",
  "/startup/mises-en-relation": "founder",
  "/startup/bienvenue": "founder",
  "/startup/profil": "founder",
  "/startup/equipe": "founder",
  "/invitation/:token": "everyone",
  "/hours/:token": "everyone",
  "/nouvelles/:token": "everyone",
  "/equipe-investisseur/:token": "everyone",
  "/startup/nouvelles": "founder",
  "/startup/nouvelles/:id": "founder",
  "/session-seat/:token": "everyone",
  "/day/:token": "everyone",
  "/startup-profile": "founder",
  "/startup/profil/logo": "founder",
  "/startup/deck": "founder",
  "/startup/deck/lecteurs.csv": "founder",
  "/startup/deck/:page.webp": "founder",
  "/startup/deck/original": "founder",
  "/startup/chiffres": "founder",
  "/startup/chiffres.csv": "founder",
  "/startup/chiffres/import": "founder",
  "/startup/documents/:kind": "founder",
  "/startup/documents/:kind/:file": "founder",
  "/startup/actions/:action": "founder",
  "/startup/outils/term-sheet": "founder",
  "/startup/outils/modeles-juridiques": "founder",
  "/startup/outils/modeles-juridiques/:template": "founder",
  "/startup/outils/modeles-juridiques/:template/fichier": "founder",
  "/investisseur/dashboard": "investor",
  "/investor-dashboard": "investor",
  "/investor-profile": "investor",
  "/investisseur/deals": "investor",
  "/investisseur/comparer": "investor",
  "/investisseur/equipe": "investor",
  "/investisseur/nouvelles/:id": "investor",
  "/investisseur/deals/:startup": "investor",
  "/investisseur/relations": "investor",
  "/investisseur/deals/:startup/:link": "investor",
  "/investisseur/sessions": "investor",
  "/investisseur/sessions/:id": "investor",
  "/investisseur/deals/:startup/deck": "investor",
  "/investisseur/deals/:startup/deck/lecture": "investor",
  "/investisseur/deals/:startup/deck/ma-lecture": "investor",
  "/investisseur/deals/:startup/deck/signaler": "investor",
  "/investisseur/deals/:startup/deck/:page": "investor",
  "/investisseur/deals/:startup/deck/:page.webp": "investor",
  "/privacy/my-data": "everyone",
  "/confidentialite/mes-donnees": "everyone",
  "/privacy/my-data/asked": "everyone",
  "/privacy/my-data/link/:accessToken": "everyone",
  "/privacy/my-data/open": "everyone",
  "/privacy/my-data/export/:accessToken": "everyone",
  "/privacy/my-data/erasure/:accessToken": "everyone",
  "/terms": "everyone",
  "/cgu": "everyone",
  "/terms-of-sale": "everyone",
  "/cgv": "everyone",
  "/privacy/my-data/export/:accessToken/file": "everyone",
  "/admin/*": "everyone",
  "/*": "everyone",
};

type Line = { id?: string | undefined; path?: string | undefined; file: string; children?: Line[] | undefined };

/** The ids of routes without personal data, which the tests for refused data skip. */
const open = new Set(["root", "public"]);

function addressesIn(table: Line[], above: string[] = []): { path: string; ids: string[] }[] {
  return table.flatMap(({ id, path, file, children }) => {
    const ids = [...above, id ?? file.replace(/\.tsx?$/, "")];
    return children ? addressesIn(children, ids) : [{ path: `/${(path ?? "").replace(/^\//, "")}`, ids }];
  });
}

const addresses = addressesIn(routes as Line[], ["root"]);

const filledIn = (path: string) =>
  path
    .replace("/*", "/nowhere/at-all")
    .replace(":slug", "bsa-air-plafond")
    .replace(/:(?:token|pass|link|key)/, "A".repeat(44))
    .replace(":receipt", "A".repeat(22))
    .replaceAll(/:\w+/g, "1");

const rightAt = (path: string) => servedAt(filledIn(path))?.route.right;

type Person = { role: Role; is?: Audience; more?: Somebody };

const people: Record<string, Person | null> = {
  "a stranger": null,
  "a founder": { role: "founder", is: "founder" },
  "a pending investor": { role: "investor", is: "investor" },
  "an approved investor": { role: "investor", is: "investor", more: { approved: true } },
  "a reviewer": { role: "team", more: { functions: ["reviewer"] } },
  "an expert": { role: "team", more: { functions: ["expert"] } },
  "a manager": { role: "team", more: { functions: ["manager"] } },
  "an expert who reviews": { role: "team", more: { functions: ["expert", "reviewer"] } },
  "an administrator": { role: "admin" },
};

/** One person of each role. The others are not asked for what everyone may open, which is the same for all. */
const ofEachRole = ["a stranger", "a founder", "an approved investor", "an administrator"];

const mayDo = ({ role, more }: Person, right: TeamRight) =>
  may({ viewer: { role, functions: more?.functions ?? [] } }, right);

function isWelcome(path: string, who: (typeof people)[string] | undefined) {
  const audience = expected[path];
  if (audience === "everyone") return true;
  if (!who) return false;
  const right = rightAt(path);
  if (right) return mayDo(who, right);
  return audience === "person" || audience === who.is || (audience === "member" && who.is !== undefined);
}

type Verdict = "opens" | "sends to sign in" | "refuses" | "takes no form";

function verdictOf({ status, headers, text }: Answer, path: string): Verdict {
  expect(status, path).toBeLessThan(500);
  const signIn = pathOf("sign-in", { to: path });
  if (status === 303 && headers["location"]?.replace("&unsaved=1", "") === signIn) return "sends to sign in";
  if (status === 401) return "sends to sign in";
  if (status === 202 && text.includes(signIn)) return "sends to sign in";
  if (status === 403) return "refuses";
  return status === 405 ? "takes no form" : "opens";
}

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => site.dispose());

test("every address has its line, and every line its address", () => {
  const outside = addresses.map(({ path }) => path).filter((path) => rightAt(path) === undefined);
  expect(Object.keys(expected).toSorted()).toEqual([...new Set(outside)].toSorted());
});

test("what stands under /admin has a right, and nothing else has", () => {
  const desk = addresses
    .map(({ path }) => path)
    .filter((path) => /^\/admin(?:[/.]|$)/.test(path) && path !== "/admin/*");
  expect(desk.length).toBeGreaterThan(30);
  expect(
    addresses
      .map(({ path }) => path)
      .filter((path) => rightAt(path) !== undefined)
      .toSorted(),
  ).toEqual(desk.toSorted());
});

describe.each(Object.keys(people))("%s", (name) => {
  const who = people[name];

  test("is let in where they belong and nowhere else: pages, their data, one loader’s data, forms", async () => {
    const { email, address } = somebody();
    const others = `other-${email}`;
    await signInAs(site, "founder", { email: others });
    const signIn = async () => who && (await signInAs(site, who.role, { ...who.more, email }));
    let signed = await signIn();
    for (const { path, ids } of addresses) {
      if (expected[path] === "everyone" && !ofEachRole.includes(name)) continue;
      const at = filledIn(path);
      const headers = { ...address, "sec-fetch-site": "same-origin", ...(signed && { cookie: signed.cookie }) };
      const welcome = isWelcome(path, who);
      // The founders are on the free plan, so forms and files of a paid plan refuse them.
      const needs = servedAt(at)?.route.opens;
      const paid = who?.is === "founder" && needs !== undefined && !isOpen("free", needs);
      const right: Verdict = welcome ? "opens" : who ? "refuses" : "sends to sign in";
      const got: Verdict = paid && isFile(at) ? "refuses" : right;
      const data = at === "/" ? "/_.data" : `${at}.data`;
      const single = (id: string) => `${data}?_routes=${encodeURIComponent(id)}`;
      for (const asked of [at, data, ...ids.filter((id) => !open.has(id)).map(single)]) {
        const answer = await ask(site.port, asked, { headers });
        const verdict = verdictOf(answer, at);
        expect([verdict, asked]).toEqual([onlyPosted(at) ? "takes no form" : got, asked]);
        if (!who || !mayDo(who, "startups")) expect(answer.text.includes(others), asked).toBe(false);
      }
      for (const asked of [at, data]) {
        const answer = await ask(site.port, asked, {
          method: "POST",
          headers: { ...headers, ...urlencoded },
          body: formBody({}),
        });
        const verdict = verdictOf(answer, at);
        const posted: Verdict = paid ? "refuses" : right;
        expect([verdict === "takes no form" ? posted : verdict, `POST ${asked}`]).toEqual([posted, `POST ${asked}`]);
        if (answer.headers["set-cookie"]?.some((each) => each.startsWith("session="))) signed = await signIn();
      }
    }
  });
});

function isFile(path: string) {
  const served = servedAt(path);
  return !(served?.endpoint === "own" && served.route.module.endsWith(".page.tsx"));
}

const plans: Record<string, { plan: Plan; granted?: PaidPlan; ended?: true }> = {
  free: { plan: "free" },
  visible: { plan: "visible", granted: "visible" },
  elite: { plan: "elite", granted: "elite" },
  lapsed: { plan: "free", granted: "elite", ended: true },
};

test.each(Object.keys(plans))(
  "a founder on the plan %s gets what it opens: pages, their data, files, forms",
  async (name) => {
    const { plan, granted, ended } = plans[name] ?? { plan: "free" };
    const { id, cookie } = await signInAs(site, "founder", { email: somebody().email });
    const admin = await signInAs(site, "admin");
    const file = pathOf("admin-person", { id });
    const grant = { intent: "grant", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
    if (granted) expect((await sendAs(site, admin.cookie, file, { ...grant, plan: granted })).status).toBe(303);
    if (ended)
      expect((await sendAs(site, admin.cookie, file, { intent: "end-plan", reason: "Test" })).status).toBe(303);
    for (const { path } of addresses.filter((each) => expected[each.path] === "founder")) {
      const at = filledIn(path);
      const served = servedAt(at);
      const right = served?.route.opens;
      const isClosed = right !== undefined && !isOpen(plan, right);
      const [page, data, form] = [
        await ask(site.port, at, { headers: { cookie } }),
        await ask(site.port, `${at}.data`, { headers: { cookie } }),
        await sendAs(site, cookie, at, {}),
      ];
      const told = [page.headers["location"] === pathOf("pricing"), data.text.includes(`"${pathOf("pricing")}"`)];
      if (!isFile(at)) expect([at, ...told]).toEqual([at, isClosed, isClosed]);
      if (!onlyPosted(at) && (isFile(at) || !isClosed)) expect([at, page.status === 403]).toEqual([at, isClosed]);
      if (form.status !== 405) expect([at, form.status === 403]).toEqual([at, isClosed]);
    }
  },
);

test("a session on its way, or of somebody who is shut out, is a stranger’s", async () => {
  const { address } = somebody();
  const send = (path: string, fields: Record<string, string>, cookie = "") =>
    ask(site.port, path, {
      method: "POST",
      headers: { ...urlencoded, ...address, "sec-fetch-site": "same-origin", cookie },
      body: formBody(fields),
    });
  const cookieOf = ({ headers }: Answer) => String(headers["set-cookie"]?.[0]).split(";")[0] ?? "";
  const [email, other, password] = ["halfway@startup.example", "enrolling@startup.example", "flamants roses et sel"];
  for (const each of [email, other]) {
    const link = new URL((await site.ask("admin", each)).split("\n")[0] ?? "").pathname;
    expect((await send(link, { password })).status).toBe(303);
  }
  const setUp = pathOf("second-factor-setup");
  const [first, enrolling] = [
    await send(pathOf("sign-in"), { email, password }),
    await send(pathOf("sign-in"), { email: other, password }),
  ];
  expect(first.headers["location"]).toBe(setUp);
  const { text } = await ask(site.port, setUp, { headers: { cookie: cookieOf(first) } });
  const key = (/<code>([A-Z2-7 ]+)<\/code>/.exec(text)?.[1] ?? "").replaceAll(" ", "");
  const set = await send(setUp, { code: codeAt(key, stepAt(Date.now())) }, cookieOf(first));
  const waiting = await send(pathOf("sign-in"), { email, password });
  expect(waiting.headers["location"]).toBe(pathOf("second-factor"));
  const blocked = await signInAs(site, "admin");
  const block = { intent: "block", reason: "A test", line: "A test" };
  expect((await send(pathOf("admin-person", { id: blocked.id }), block, cookieOf(set))).status).toBe(303);

  for (const [whose, cookie] of [
    ["one that sets its second factor up", cookieOf(enrolling)],
    ["one that waits for its code", cookieOf(waiting)],
    ["a blocked administrator", blocked.cookie],
  ] as const)
    for (const { path } of addresses) {
      if (expected[path] === "everyone") continue;
      const at = filledIn(path);
      const answers = await Promise.all([
        ask(site.port, at, { headers: { ...address, cookie } }),
        ask(site.port, `${at}.data`, { headers: { ...address, cookie } }),
        send(at, {}, cookie),
      ]);
      const verdicts = answers.map((answer) => verdictOf(answer, at));
      const wrong = verdicts.filter((verdict) => verdict !== "sends to sign in" && verdict !== "takes no form");
      expect([whose, at, verdicts[0], wrong]).toEqual([
        whose,
        at,
        onlyPosted(at) ? "takes no form" : "sends to sign in",
        [],
      ]);
    }
});

describe("whatever else a form carries", () => {
  const columns = [
    ...new Set(
      personalTables.flatMap(({ table }) =>
        Object.entries(getTableColumns(table)).flatMap(([key, column]) => [key, column.name]),
      ),
    ),
  ];
  const wished = (name: string, other: string) => {
    if (/role|type/i.test(name)) return "admin";
    if (/plan/i.test(name)) return "elite";
    if (/verdict|verified|approved|given/i.test(name)) return "yes";
    return /id$|author|email|by$/i.test(name) ? other : "1";
  };
  const own = {
    language: ["founder", pathOf("account"), { intent: "language", lang: "fr" }, ["lang"]],
    "a founder's profile": ["founder", pathOf("founder-profile"), { step: "1", startup_name: "Sel" }, founderFields],
    "an investor's profile": [
      "investor",
      pathOf("investor-profile"),
      { step: "1", company_name: "Sel" },
      investorFields,
    ],
  } as const;

  test.each(Object.keys(own) as (keyof typeof own)[])(
    "with %s nothing else is changed, of oneself or others",
    async (name) => {
      const [role, path, fields, fillable] = own[name];
      const other = await signInAs(site, role);
      const { id, cookie } = await signInAs(site, role, { lang: "en" });
      const send = (more: Record<string, string>) =>
        ask(site.port, path, {
          method: "POST",
          headers: { ...urlencoded, cookie, "sec-fetch-site": "same-origin" },
          body: formBody({ ...more, ...fields }),
        });
      expect((await send({})).status).toBe(303);
      const before = await actionsIn(site);
      const known: readonly string[] = [...fillable, ...Object.keys(fields)];
      const more = [...columns, "plan", "approved", "visibility", "subscribed", "user_type", "userId"].filter(
        (each) => !known.includes(each),
      );
      // The fields are sent in several requests, because a form accepts at most a hundred fields.
      for (let from = 0; from < more.length; from += 80)
        for (const value of [other.id, id]) {
          const some = more.slice(from, from + 80).map((each) => [each, wished(each, value)]);
          expect((await send(Object.fromEntries(some))).status).toBe(303);
        }
      const timeless = (stored: Awaited<ReturnType<typeof actionsIn>>) =>
        JSON.parse(JSON.stringify(stored).replaceAll(/updated_at\\":\\"[^"]*\\"/g, ""));
      expect(timeless(await actionsIn(site))).toEqual(timeless(before));
    },
  );
});

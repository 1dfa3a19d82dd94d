import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { codeAt, stepAt } from "../../platform/auth/totp.server.ts";
import { sendAs } from "../peers/publish.ts";
import { masked } from "../../app/shell/masked.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { type Answer, ask, formBody, somebody, urlencoded } from "./ask.ts";
import { until } from "./until.ts";

let site: Site;
let admin: { id: string; cookie: string };
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
  admin = await signInAs(site, "admin", { firstName: "Ada", lastName: "Salin" });
});
afterAll(() => site.dispose());

const team = pathOf("admin-team");
const password = "flamants roses et sel";
const cookieOf = ({ headers }: Answer) =>
  headers["set-cookie"]?.find((each) => each.startsWith("session="))?.split(";")[0] ?? "";
const get = (path: string, cookie = "") => ask(site.port, path, { headers: { cookie } });
const { address } = somebody();
const send = (path: string, fields: Record<string, string>, cookie = "") =>
  ask(site.port, path, {
    method: "POST",
    headers: { ...urlencoded, ...address, cookie, "sec-fetch-site": "same-origin" },
    body: formBody(fields),
  });

const plainMails = () => site.mails().map((mail) => mail.replaceAll("=\n", "").replaceAll("=3D", "="));
const linkTo = (email: string) =>
  until(
    () =>
      plainMails()
        .filter((mail) => mail.includes(`To: ${email}\n`))
        .flatMap((mail) => /http:\/\/[^/]+(\/join-team\/[\w-]{44})/.exec(mail)?.[1] ?? [])[0],
  );

async function invite(email: string, ...functions: string[]) {
  const headers = { ...urlencoded, cookie: admin.cookie, "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams([
    ["email", email],
    ["intent", "invite"],
    ...functions.map((each) => ["functions", each]),
  ]);
  return ask(site.port, `${team}?lang=en`, { method: "POST", headers, body: body.toString() });
}

test("a reviewer is invited, joins by the mailed link, sets up a code and lands on the files to score", async () => {
  const { email } = somebody();
  expect((await invite(email, "reviewer")).status).toBe(303);
  expect((await get(team, admin.cookie)).text).toContain(email);
  const link = await linkTo(email);
  // Mail programs fetch links by themselves, so a GET must not use up the link of an invitation.
  for (const _ of [1, 2]) {
    const shown = await get(link);
    expect([shown.status, shown.headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
    expect(shown.text).toContain('name="robots" content="noindex"');
    expect([shown.text.includes(masked(email)), shown.body.toString().includes(email)]).toEqual([true, false]);
  }
  const form = { firstName: "Alix", lastName: "Sel", password };
  expect((await send(link, { ...form, firstName: "" })).status).toBe(422);
  expect((await send(link, { ...form, password: "short" })).status).toBe(422);
  const joined = await send(link, { ...form, role: "admin", functions: "manager" });
  const setUp = pathOf("second-factor-setup");
  expect([joined.status, joined.headers["location"]]).toEqual([303, setUp]);
  const half = cookieOf(joined);
  expect((await get(pathOf("admin-reviews"), half)).status).toBe(303);
  const key = (/<code>([A-Z2-7 ]+)<\/code>/.exec((await get(setUp, half)).text)?.[1] ?? "").replaceAll(" ", "");
  const set = await send(setUp, { code: codeAt(key, stepAt(Date.now())) }, half);
  expect(set.text).toContain(`href="${pathOf("admin-reviews")}"`);
  const cookie = cookieOf(set);
  expect((await get(pathOf("admin-reviews"), cookie)).status).toBe(200);
  const refused = await get(`${pathOf("admin-leads")}?lang=en`, cookie);
  expect(refused.status).toBe(403);
  expect(refused.text).toContain("Your function doesn’t open this page");

  const again = await send(link, form);
  expect([again.status, (await get(link)).status]).toEqual([404, 404]);
  expect((await get(`${link}?lang=en`)).text).toContain("This link is no longer valid");
  expect((await get(`/join-team/${"A".repeat(44)}`)).status).toBe(404);
  const known = await invite(email, "manager");
  expect(known.status).toBe(409);
  expect(known.text).toContain("This address already has an account");
});

test("a withdrawn invitation opens nothing, and functions have to be chosen", async () => {
  const { email } = somebody();
  expect((await invite(email)).status).toBe(422);
  expect((await invite(email, "director")).status).toBe(422);
  expect((await invite(email, "manager", "expert")).status).toBe(303);
  const link = await linkTo(email);
  const invitation = /name="invitation" value="([\w-]{36})"/.exec((await get(team, admin.cookie)).text)?.[1] ?? "";
  expect((await sendAs(site, admin.cookie, team, { intent: "withdraw", invitation })).status).toBe(303);
  expect((await get(link)).status).toBe(404);
  expect((await sendAs(site, admin.cookie, team, { intent: "withdraw", invitation })).status).toBe(409);
});

describe("what a function does not open", () => {
  test("is in no menu, no search and no count, and no page names it", async () => {
    const lead = `canary-${somebody().email}`;
    await signInAs(site, "investor", { email: lead });
    const links = async (cookie: string) => {
      const { text } = await get(`${pathOf("admin")}?lang=en`, cookie);
      return [...new Set([...text.matchAll(/href="(\/admin[^"?#]*)/g)].map((found) => found[1] ?? ""))];
    };
    for (const functions of [["reviewer"], ["expert"], ["manager"]] as const) {
      const { cookie } = await signInAs(site, "team", { functions: [...functions] });
      for (const path of await links(cookie))
        expect([functions, path, (await get(path, cookie)).status]).toEqual([functions, path, 200]);
    }
    const reviewer = await signInAs(site, "team", { functions: ["reviewer"] });
    const today = await get(pathOf("admin"), reviewer.cookie);
    expect(today.text).not.toContain("canary-");
    expect(today.text).not.toContain(pathOf("admin-search"));
    const manager = await signInAs(site, "team", { functions: ["manager"] });
    const found = await get(pathOf("admin-search", { q: "canary" }), manager.cookie);
    expect([found.status, found.text.includes(lead)]).toEqual([200, false]);
    expect((await get(pathOf("admin-search", { q: "canary" }), admin.cookie)).text).toContain(lead);
  });
});

test("whose functions change keeps the session and opens what they allow from the next request", async () => {
  const colleague = await signInAs(site, "team", { functions: ["reviewer"] });
  const leads = pathOf("admin-leads");
  const status = async () => (await get(leads, colleague.cookie)).status;
  const change = (...functions: string[]) =>
    sendAs(
      site,
      admin.cookie,
      team,
      { intent: "functions", person: colleague.id },
      functions.map((each) => `&functions=${each}`).join(""),
    );
  expect(await status()).toBe(403);
  expect((await change()).status).toBe(422);
  expect((await change("reviewer", "manager")).status).toBe(303);
  expect(await status()).toBe(200);
  expect((await change("expert")).status).toBe(303);
  expect(await status()).toBe(403);
  expect((await change("expert")).status).toBe(409);
});

test("whose access ends is refused at the next request: page, data, file and form; a mail says so", async () => {
  const leaver = await signInAs(site, "team", { functions: ["manager"] });
  const leads = pathOf("admin-leads");
  const ways = () =>
    Promise.all([
      get(leads, leaver.cookie),
      get(`${leads}.csv`, leaver.cookie),
      get(`${leads}.data`, leaver.cookie),
      send(pathOf("admin-mentors"), { intent: "answer-mentor" }, leaver.cookie),
    ]);
  expect((await ways()).slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200]);
  const expert = await signInAs(site, "team", { functions: ["expert"] });
  const { text } = await get(team, admin.cookie);
  const offers = (id: string) => text.includes(`<option value="${id}"`);
  expect([offers(leaver.id), offers(admin.id), offers(expert.id)]).toEqual([true, true, false]);
  const end = { intent: "end", person: leaver.id, to: admin.id };
  expect((await sendAs(site, admin.cookie, team, { ...end, to: leaver.id })).status).toBe(409);
  expect((await sendAs(site, admin.cookie, team, end)).status).toBe(303);
  for (const { status, text } of await ways())
    expect([303, 401, 202].includes(status) && !text.includes("@startup.example")).toBe(true);
  await until(() => plainMails().find((mail) => mail.includes(`To: ${leaver.email}\n`)));
  expect((await get(team, admin.cookie)).text).not.toContain(leaver.email);
  const last = await sendAs(site, admin.cookie, team, { intent: "end", person: admin.id, to: "" });
  expect([last.status, (await get(team, admin.cookie)).status]).toEqual([409, 200]);
});

import { expect, test } from "vitest";
import { monthFrom } from "../../domain/kpi/check-in.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { founderToPublish, saysYes, sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { ask } from "./ask.ts";
import { until } from "./until.ts";

const site = sharedSite();
const list = "/investisseur/deals";

async function get(cookie: string, path: string) {
  const answer = await ask(site.port, path, { headers: { cookie } });
  return { ...answer, text: answer.text.replace(/<!--.*?-->/g, "").replace(/\s/g, " ") };
}

async function aPublished(shown = "&shown=description&shown=figures") {
  const founder = await founderToPublish(site);
  const publishing = { intent: "publish", customers: "B2B", deepTech: "no" };
  await sendAs(site, founder.cookie, "/startup/dashboard/profil-investisseur", publishing, shown);
  await saysYes(site, founder);
  return founder;
}
const anInvestor = (lang: "fr" | "en" = "en") => signInAs(site, "investor", { approved: true, lang });

test("a stage, tags and notes stand on the investor's page and list, and on nobody else's", async () => {
  const founder = await aPublished();
  const [investor, other] = [await anInvestor(), await anInvestor("fr")];
  const page = `${list}/${founder.id}`;
  const send = (fields: Record<string, string>, cookie = investor.cookie, path = page) =>
    sendAs(site, cookie, path, fields);
  for (const [fields, status] of [
    [{ intent: "stage", stage: "married" }, 422],
    [{ intent: "stage", stage: "talking", tags: "x".repeat(25) }, 422],
    [{ intent: "stage", stage: "talking", tags: [..."abcdefghijk"].join(",") }, 422],
    [{ intent: "note", text: " " }, 422],
    [{ intent: "note", text: "é".repeat(4_001) }, 422],
  ] as const)
    expect([fields, (await send(fields)).status]).toEqual([fields, status]);
  const saved = await send({ intent: "stage", stage: "talking", tags: "canteens, South ,canteens" });
  expect(saved.status).toBe(303);
  expect((await get(investor.cookie, String(saved.headers["location"]))).text).toContain("Saved in your pipeline.");
  expect((await send({ intent: "note", text: "Ask about <b>margins</b>" })).status).toBe(303);
  const { text } = await get(investor.cookie, page);
  for (const part of ['value="canteens, South"', "Ask about &lt;b&gt;margins", 'selected="">Talking'])
    expect(text, part).toContain(part);
  expect((await get(investor.cookie, `${list}?desk=talking`)).text).toContain(page);
  const [theirs, own] = [
    await get(other.cookie, page),
    await get(founder.cookie, "/startup/dashboard/profil-investisseur"),
  ];
  for (const seen of [theirs.text, own.text, (await get(founder.admin.cookie, `/admin/startups/${founder.id}`)).text]) {
    expect(seen).not.toContain("canteens");
    expect(seen).not.toContain("margins");
  }
  expect((await get(other.cookie, `${list}?desk=talking`)).text).toMatch(/Votre suivi : [1-9]\d* masquée/);
  const id = /name="note" value="([\w-]+)"/.exec(text)?.[1] ?? "";
  expect((await send({ intent: "unnote", note: id }, other.cookie)).status).toBe(404);
  expect((await send({ intent: "unnote", note: id })).status).toBe(303);
  expect((await send({ intent: "stage", stage: "talking" }, investor.cookie, `${list}/nobody`)).status).toBe(404);
  expect((await send({ intent: "stage", stage: "talking" }, founder.cookie)).status).toBe(403);
  expect((await send({ intent: "unstage" })).status).toBe(303);
  expect((await get(investor.cookie, page)).text).toContain("Not in your pipeline");
});

test("two startups stand side by side, at the last month of both; what one keeps back is not shared", async () => {
  const [one, other] = [await aPublished(), await aPublished("&shown=description")];
  const investor = await anInvestor();
  const month = monthFrom(`${parisDay(new Date()).slice(0, 7)}-01`, -1);
  for (const { cookie } of [one, other]) {
    const numbers = { mrr: "4321", cash: "90000", burnRate: "7000", cac: "120", churnRate: "3" };
    expect((await sendAs(site, cookie, "/startup/chiffres", { month: month.slice(0, 7), ...numbers })).status).toBe(
      303,
    );
  }
  for (const { id } of [one, other])
    await sendAs(site, investor.cookie, `${list}/${id}`, { intent: "stage", stage: "studying" });
  const compared = await get(investor.cookie, `/investisseur/comparer?a=${one.id}&b=${other.id}`);
  expect(compared.status).toBe(200);
  expect(compared.text).toMatch(/MRR<\/th><td>€4,321<\/td><td>not shared<\/td>/);
  const nobody = await get(investor.cookie, `/investisseur/comparer?a=${one.id}&b=nobody`);
  expect([nobody.status, nobody.text.includes("published any more")]).toEqual([200, true]);
});

test("colleagues of a fund share a stage, each by an account of their own; the link is used once", async () => {
  const founder = await aPublished();
  const [lead, colleague, other] = [await anInvestor(), await anInvestor(), await anInvestor()];
  const team = "/investisseur/equipe";
  const asked = await sendAs(site, lead.cookie, team, { intent: "invite", email: colleague.email });
  expect([asked.status, (await get(lead.cookie, team)).text.includes(colleague.email)]).toEqual([303, true]);
  const mail = () => site.mails().find((each) => each.includes(`To: ${colleague.email}\n`));
  const link = /\/equipe-investisseur\/[\w-]+/.exec(await until(mail, "The invitation"))?.[0] ?? "";
  // The team's name could be anybody's, so the invited person is also shown the inviting person's address.
  expect((await get(colleague.cookie, link)).text).toContain(lead.email);
  for (const email of [colleague.email, lead.email]) expect((await get(other.cookie, link)).text).not.toContain(email);
  expect((await sendAs(site, other.cookie, link, { intent: "accept" })).status).toBe(409);
  expect((await sendAs(site, colleague.cookie, link, { intent: "accept" })).status).toBe(303);
  expect((await get(colleague.cookie, link)).status).toBe(404);
  await sendAs(site, lead.cookie, `${list}/${founder.id}`, { intent: "stage", stage: "studying", tags: "canteens" });
  expect((await get(colleague.cookie, `${list}/${founder.id}`)).text).toContain('value="canteens"');
  expect((await get(other.cookie, `${list}/${founder.id}`)).text).not.toContain("canteens");
  expect((await sendAs(site, colleague.cookie, team, { intent: "leave" })).status).toBe(303);
  expect((await get(colleague.cookie, `${list}/${founder.id}`)).text).not.toContain("canteens");
});

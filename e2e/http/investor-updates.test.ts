import { expect, test } from "vitest";
import { displayedField } from "../../domain/edit-conflict/edit-conflict.ts";
import { monthFrom } from "../../domain/kpi/check-in.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { founderToPublish, saysYes, sendAs } from "../peers/publish.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { signInAs } from "../peers/sign-in.ts";
import { ask, somebody } from "./ask.ts";
import { until } from "./until.ts";

const site = sharedSite();
const news = "/startup/nouvelles";
const month = monthFrom(`${parisDay(new Date()).slice(0, 7)}-01`, -1).slice(0, 7);
const numbers = { month, mrr: "4321", cash: "91000", burnRate: "7000", cac: "120", churnRate: "3" };
const typed = { worked: "Deux cantines commandent", stuck: "La prospection", asked: "Un contact" };

async function get(cookie: string, path: string) {
  const answer = await ask(site.port, path, { headers: { cookie } });
  return { ...answer, text: plain(answer.text) };
}
const plain = (text: string) => text.replace(/<!--.*?-->/g, "").replace(/\s/g, " ");
const mailsTo = (email: string) => site.mails().filter((mail) => mail.includes(`To: ${email}\n`));
const mailTo = (email: string, holding: string) =>
  until(() => mailsTo(email).find((mail) => mail.includes(holding)), `The mail to ${email}`);

async function aPublished() {
  const founder = await founderToPublish(site);
  const publishing = { intent: "publish", customers: "B2B", deepTech: "no" };
  await sendAs(site, founder.cookie, "/startup/dashboard/profil-investisseur", publishing, "&shown=description");
  await saysYes(site, founder);
  const send = (fields: Record<string, string>, more = "") => sendAs(site, founder.cookie, news, fields, more);
  return { ...founder, send, page: `/investisseur/deals/${founder.id}` };
}

test("a founder sends the month's news to a follower and to an address that confirmed, and to nobody else", async () => {
  const founder = await aPublished();
  const [follower, other] = [
    await signInAs(site, "investor", { approved: true, lang: "en" }),
    await signInAs(site, "investor", { approved: true, lang: "en" }),
  ];
  const before = await get(follower.cookie, founder.page);
  expect(before.text).toContain("If you follow a startup, it sees your name and firm");
  expect((await sendAs(site, follower.cookie, founder.page, { intent: "follow" })).status).toBe(303);
  const { email } = somebody();
  const asked = await founder.send({ intent: "invite", email });
  expect([asked.status, asked.headers["location"]]).toEqual([303, expect.stringContaining("done=invite")]);
  const link = /\/nouvelles\/[\w-]+/.exec(await mailTo(email, "/nouvelles/"))?.[0] ?? "";
  expect((await founder.send({ intent: "preview", ...typed })).text).toContain("Saisis d’abord les chiffres");
  expect((await founder.send({ intent: "send", ...typed })).status).toBe(409);
  expect((await sendAs(site, founder.cookie, "/startup/chiffres", numbers)).status).toBe(303);

  const opened = await ask(site.port, link, {});
  expect([opened.status, opened.text.includes(email)]).toEqual([200, false]);
  expect((await sendAs(site, "", link, { intent: "confirm" })).status).toBe(303);
  expect((await ask(site.port, link, {})).status).toBe(404);
  expect((await sendAs(site, "", link, { intent: "confirm" })).status).toBe(404);
  const again = await founder.send({ intent: "invite", email });
  expect([again.status, again.text.includes("fait déjà partie de tes lecteurs")]).toEqual([409, true]);
  expect(again.text).not.toContain("retire-la et invite-la");

  const long = await founder.send({ intent: "send", ...typed, stuck: "é".repeat(601) });
  expect([long.status, long.text.includes("Raccourcis à 600")]).toEqual([422, true]);
  const shown = (text: string) =>
    new RegExp(`name="${displayedField}" value="([^"]+)"`).exec(text)?.[1]?.replaceAll("&quot;", '"') ?? "";
  const own = async () => (await get(founder.cookie, news)).text;
  const first = { ...typed, worked: "Une cantine commande.", [displayedField]: shown(await own()) };
  const corrected = shown((await founder.send({ intent: "preview", ...first })).text);
  const preview = await founder.send({ intent: "preview", ...typed, [displayedField]: corrected });
  expect(preview.status).toBe(200);
  for (const part of ["Deux cantines commandent", "Marmelade en", founder.email]) expect(preview.text).toContain(part);
  expect(preview.text).not.toContain(follower.email);
  const numbersIn = (text: string) => /name="numbers" value="([^"]+)"/.exec(text)?.[1] ?? "";
  const sending = { intent: "send", ...typed, numbers: numbersIn(preview.text) };
  const recorded = await sendAs(site, founder.cookie, "/startup/chiffres", { ...numbers, mrr: "4400" });
  expect(recorded.status).toBe(303);
  const changed = await founder.send(sending);
  expect([changed.status, changed.text.includes("tes chiffres ont changé")]).toEqual([200, true]);
  for (const part of ["4 400", "Deux cantines commandent"]) expect(plain(changed.text)).toContain(part);
  expect((await founder.send({ ...sending, numbers: numbersIn(changed.text) })).status).toBe(303);
  const [toFollower, toAddress] = [await mailTo(follower.email, "MRR"), await mailTo(email, "MRR")];
  expect(toFollower).not.toMatch(/^Reply-To:/m);
  expect(toFollower).not.toContain(founder.email);
  expect(toAddress).toMatch(new RegExp(`^Reply-To: .*${founder.email}`, "m"));
  for (const mail of [toFollower, toAddress]) {
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(mail).not.toMatch(/<img/);
    expect(mail).not.toMatch(/91.000/);
  }
  expect(mailsTo(other.email)).toEqual([]);

  const profile = await get(follower.cookie, founder.page);
  const update = /\/investisseur\/nouvelles\/[\w-]+/.exec(profile.text)?.[0] ?? "";
  const read = await get(follower.cookie, update);
  expect(read.text).toContain('lang="fr" class="whitespace-pre-line wrap-anywhere">Deux cantines commandent');
  expect(read.text).toContain("€4,400");
  expect((await get(other.cookie, update)).status).toBe(404);
  expect((await get(follower.cookie, "/account/notifications")).text).toContain(update);
  expect((await get(founder.cookie, "/account/notifications")).text).toContain("Un investisseur te suit");
  const archive = await get(founder.cookie, update.replace("/investisseur", "/startup"));
  for (const part of [email, "Camille Martin", "Deux cantines"]) expect(archive.text).toContain(part);
  expect(archive.text).not.toContain(follower.email);
});

test("a reader's seat reads the news and sends none; the free plan opens none; strangers' links are closed", async () => {
  const founder = await aPublished();
  const reader = await signInAs(site, "founder", { lang: "fr", seat: { id: founder.id, role: "reader" } });
  expect((await get(reader.cookie, news)).status).toBe(200);
  for (const intent of ["send", "preview", "invite"])
    expect((await sendAs(site, reader.cookie, news, { intent, ...typed, email: "a@b.example" })).status).toBe(403);
  const free = await signInAs(site, "founder", { lang: "fr" });
  expect((await get(free.cookie, news)).headers["location"]).toBe("/pricing");
  expect((await sendAs(site, free.cookie, news, { intent: "send", ...typed })).status).toBe(403);
  const { status, text } = await ask(site.port, `/nouvelles/${"A".repeat(44)}`, {});
  expect([status, /invitation/i.test(text)]).toEqual([404, true]);
  expect((await founder.send({ intent: "remove", invitation: "nobody" })).status).toBe(404);
});

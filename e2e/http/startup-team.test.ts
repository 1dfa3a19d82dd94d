import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as desk } from "../../app/desk/people/words.en.ts";
import { words as en } from "../../app/founder/team/words.en.ts";
import { words as authEn } from "../../app/auth/words.en.ts";
import { words as invitationEn } from "../../app/invitation/words.en.ts";
import { words as notificationsEn } from "../../app/notifications/words.en.ts";
import { seatLimits } from "../../domain/seat/seat-limits.ts";
import { masked } from "../../app/shell/masked.ts";
import { founderToPublish, saysYes } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, somebody, urlencoded } from "./ask.ts";
import { until } from "./until.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => site?.dispose());

const team = "/startup/equipe";

type Member = Awaited<ReturnType<typeof signInAs>>;

const get = (path: string, cookie = "lang=en") => ask(site.port, path, { headers: { cookie: `${cookie}; lang=en` } });

const send = (path: string, fields: Record<string, string>, cookie = "lang=en") =>
  ask(site.port, path, {
    method: "POST",
    headers: { ...urlencoded, cookie: `${cookie}; lang=en`, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams(fields).toString(),
  });

async function linkTo(email: string) {
  const mails = () => site.mails().filter((mail) => mail.includes(`To: ${email}\n`) && mail.includes("/invitation/"));
  const mail = await until(() => mails().at(-1), `The invitation of ${email}`);
  return /\/invitation\/[\w-]+/.exec(mail.replaceAll("=\n", ""))?.[0] ?? "";
}

async function confirmationOf(email: string) {
  const mails = () => site.mails().filter((mail) => mail.includes(`To: ${email}\n`) && mail.includes("/auth/confirm/"));
  const mail = await until(() => mails().at(-1), `The confirmation of ${email}`);
  return /\/auth\/confirm\/[\w-]+/.exec(mail.replaceAll("=\n", ""))?.[0] ?? "";
}

async function joined(owner: Member, role: "editor" | "reader") {
  const member = await signInAs(site, "founder", { firstName: "Noé", lastName: "Aubin" });
  expect((await send(team, { intent: "invite", email: member.email, role }, owner.cookie)).status).toBe(303);
  const link = await linkTo(member.email);
  // The startup's name could be anybody's, so the invited person is also shown the inviting person's address.
  expect((await get(link, member.cookie)).text).toContain(owner.email);
  expect((await get(link)).text).not.toContain(owner.email);
  expect((await send(link, { intent: "accept" }, member.cookie)).headers.location).toContain(team);
  return member;
}

describe("the team of a startup", () => {
  test("is invited, joins by the mailed link, reads, and is out at once", async () => {
    const owner = await signInAs(site, "founder");
    const editor = await joined(owner, "editor");
    const page = await get(team, editor.cookie);
    expect(page.status).toBe(200);
    expect(page.text).toContain(en.leave);
    expect(page.text).not.toContain(en.send);
    expect((await send(team, { intent: "invite", email: "a@b.example", role: "editor" }, editor.cookie)).status).toBe(
      403,
    );
    expect((await send(team, { intent: "remove", person: editor.id }, owner.cookie)).status).toBe(303);
    expect((await get("/startup/chiffres", editor.cookie)).status).toBe(404);
    expect((await get("/startup/chiffres.csv", editor.cookie)).status).toBe(404);
    const after = await get(team, editor.cookie);
    expect([after.status, after.text.includes(en.none.own)]).toEqual([200, true]);
    expect(after.text).toContain("Noé Aubin");
    expect((await send(team, { intent: "begin" }, editor.cookie)).status).toBe(303);
    expect((await get("/startup/chiffres", editor.cookie)).status).toBe(200);
  });

  test("is made private by an owner whose account will be erased, while it stays published for the others", async () => {
    const owner = await founderToPublish(site);
    const page = "/startup/dashboard/profil-investisseur";
    const published = { intent: "publish", customers: "B2B", deepTech: "no", shown: "description" };
    expect((await send(page, published, owner.cookie)).status).toBe(303);
    await saysYes(site, owner);
    await joined(owner, "editor");
    expect((await send("/privacy/my-data/open", { do: "erase", sure: "on" }, owner.cookie)).status).toBe(303);
    const offers = async () => {
      const { text } = await get(page, owner.cookie);
      return ["withdraw", "change", "publish"].filter((intent) => text.includes(`value="${intent}"`));
    };
    expect(await offers()).toEqual(["withdraw", "change"]);
    expect((await send(page, { intent: "withdraw" }, owner.cookie)).status).toBe(303);
    expect(await offers()).toEqual([]);
  });

  test("offers no invitation once it has no free place", async () => {
    const owner = await signInAs(site, "founder");
    for (let place = 2; place < seatLimits.seats; place += 1)
      await signInAs(site, "founder", { seat: { id: owner.id, role: "reader" } });
    expect((await get(team, owner.cookie)).text).toContain(en.send);
    await signInAs(site, "founder", { seat: { id: owner.id, role: "reader" } });
    const page = await get(team, owner.cookie);
    expect([page.text.includes(en.send), page.text.includes(en.refused["full"] ?? "")]).toEqual([false, true]);
  });

  test("answers the same for an address with an account and one without", async () => {
    const owner = await signInAs(site, "founder");
    const known = await signInAs(site, "investor");
    const answers = await Promise.all(
      [known.email, somebody().email].map((email) =>
        send(team, { intent: "invite", email, role: "reader" }, owner.cookie),
      ),
    );
    const [first, second] = answers.map(({ status, headers, body }) => [status, headers.location, body.length]);
    expect(first).toEqual(second);
    const refused = await send(await linkTo(known.email), { intent: "accept" }, known.cookie);
    expect(refused.status).toBe(403);
  });

  test("loses an owner by the operator only after the notice, whom its page tells why", async () => {
    const admin = await signInAs(site, "admin");
    const owner = await signInAs(site, "founder");
    const editor = await joined(owner, "editor");
    const file = `/admin/people/${owner.id}`;
    expect((await send(file, { intent: "announce-removal", reason: "" }, admin.cookie)).status).toBe(422);
    const reason = "Left the company in March.";
    expect((await send(file, { intent: "announce-removal", reason }, admin.cookie)).status).toBe(303);
    const shown = await get(file, admin.cookie);
    expect([shown.text.includes(reason), shown.text.includes(desk.removal.remove)]).toEqual([true, false]);
    const own = await get(team, owner.cookie);
    const offers = ["invite", "remove", "role", "close", "leave"].filter((each) =>
      own.text.includes(`value="${each}"`),
    );
    expect([own.text.includes(reason), offers]).toEqual([true, ["role", "leave"]]);
    const changes: Record<string, string>[] = [
      { intent: "remove", person: editor.id },
      { intent: "role", person: editor.id, role: "owner" },
      { intent: "invite", email: somebody().email, role: "editor" },
      { intent: "close" },
    ];
    for (const fields of changes)
      expect((await send(team, fields, owner.cookie)).text.split(en.refused["notice"] ?? "")).toHaveLength(3);
    expect((await get(team, editor.cookie)).text).not.toContain(reason);
    const early = await send(file, { intent: "remove-owner" }, admin.cookie);
    expect([early.status, early.text.includes("notice isn’t over: this person can be removed from")]).toEqual([
      409,
      true,
    ]);
    for (const [intent, cookie] of [
      ["remove-owner", editor.cookie],
      ["remove-owner", owner.cookie],
    ] as const)
      expect((await send(file, { intent }, cookie)).status).toBe(403);
    const mail = await until(() =>
      site.mails().find((each) => each.includes(`To: ${owner.email}\n`) && /in 5 days|dans 5 jours/.test(each)),
    );
    expect(mail).toBeDefined();
    expect((await send(file, { intent: "take-back-removal" }, admin.cookie)).status).toBe(303);
    expect((await get(team, owner.cookie)).text).not.toContain(reason);
    expect((await send(file, { intent: "remove-owner" }, admin.cookie)).status).toBe(409);
    expect((await get(team, owner.cookie)).text).toContain(en.leave);
  });

  test("chooses the e-mails that each of it gets: those about requests and the profile reach the contact alone", async () => {
    const owner = await signInAs(site, "founder");
    const editor = await joined(owner, "editor");
    for (const [cookie, isContact] of [
      [owner.cookie, true],
      [editor.cookie, false],
    ] as const) {
      const { text } = await get("/account/notifications", cookie);
      expect(/name="introduction-asked"/.test(text)).toBe(isContact);
      const words = text.replaceAll(/<[^>]+>/g, "");
      expect(words).toContain(notificationsEn.mailText(isContact));
      expect(words.includes(notificationsEn.toContact)).toBe(!isContact);
    }
    expect((await send("/account/notifications", { intent: "mail" }, editor.cookie)).status).toBe(303);
  });

  test("closes with its name only", async () => {
    const owner = await signInAs(site, "founder");
    expect((await send(team, { intent: "close", startup_name: "Another" }, owner.cookie)).status).toBe(422);
    expect((await send(team, { intent: "close", startup_name: "" }, owner.cookie)).status).toBe(303);
    expect((await get(team, owner.cookie)).text).toContain(en.none.begin);
    for (const open of ["/account", "/account/notifications", "/pitch-session/apply"])
      expect([open, (await get(open, owner.cookie)).status]).toEqual([open, 200]);
  });
});

describe("an invitation's page", () => {
  test("changes nothing when it is opened, and shows others no address", async () => {
    const owner = await signInAs(site, "founder");
    const member = await signInAs(site, "founder");
    await send(team, { intent: "invite", email: member.email, role: "editor" }, owner.cookie);
    const link = await linkTo(member.email);
    const other = await signInAs(site, "founder");
    for (const cookie of [undefined, other.cookie]) {
      const { status, headers, text } = await get(link, cookie);
      expect([status, headers["referrer-policy"], text.includes("noindex")]).toEqual([200, "no-referrer", true]);
      expect(text).not.toContain(member.email);
      expect(text).toContain("/auth/login?to=");
    }
    expect((await send(link, { intent: "accept" }, other.cookie)).status).toBe(409);
    expect((await send(link, { intent: "accept" })).headers.location).toContain("/auth/login?to=");
    expect((await get(link, member.cookie)).text).toContain(invitationEn.accept);
    expect((await send(link, { intent: "accept" }, member.cookie)).status).toBe(303);
    const again = await send(link, { intent: "accept" }, member.cookie);
    expect([again.status, again.text.includes(invitationEn.gone.title)]).toEqual([404, true]);
    expect((await get(`${link.slice(0, -1)}_`)).status).toBe(404);
  });

  test("leads somebody without an account through the sign-up and back to it", async () => {
    const owner = await signInAs(site, "founder");
    const { email } = somebody();
    await send(team, { intent: "invite", email, role: "editor" }, owner.cookie);
    const link = await linkTo(email);
    const signUp = /href="(\/auth\/signup[^"]*)"/.exec((await get(link)).body.toString())?.[1] ?? "";
    const page = await get(signUp);
    expect(page.text).toContain(authEn.signUp.invitedAddress(masked(email)));
    for (const path of [signUp, signUp.replace("?", ".data?"), `/auth/login?to=${link}`])
      expect([path, (await get(path)).body.toString().includes(email)]).toEqual([path, false]);
    const other = await signInAs(site, "founder");
    expect((await get(signUp, other.cookie)).headers.location).toBe(link);
    expect((await get(`/auth/login?to=${link}&again=1`, other.cookie)).body.toString()).not.toContain(email);
    const fields = {
      ...{ user_type: "startup", first_name: "Noé", last_name: "Aubin", password: "flamants roses et sel" },
      ...{ lang: "en", terms: "on", to: link },
    };
    const incomplete = await send("/auth/signup", { ...fields, email: " ", terms: "" });
    expect([incomplete.status, incomplete.body.toString().includes(email)]).toEqual([422, false]);
    const asked = await send("/auth/signup", fields);
    expect([asked.status, asked.headers.location]).toEqual([303, "/auth/signup/sent"]);
    const browser = asked.headers["set-cookie"]?.map((each) => each.split(";")[0]).join("; ");
    const confirm = await confirmationOf(email);
    const made = await send(confirm, {}, browser);
    expect([made.status, made.headers.location]).toEqual([303, link]);
    const cookie = made.headers["set-cookie"]?.map((each) => each.split(";")[0]).join("; ") ?? "";
    expect((await get(link, cookie)).text).toContain(invitationEn.accept);
    expect((await send(link, { intent: "accept" }, cookie)).headers.location).toContain(team);
    expect((await get(team, cookie)).text).toContain(en.leave);
  });

  test.each(["https://evil.example/invitation/x", "//evil.example", "/invitation/nothing", "/account"])(
    "is no way for %s through a sign-up",
    async (to) => {
      const { email } = somebody();
      const fields = { first_name: "Noé", last_name: "Aubin", password: "flamants roses et sel", lang: "en" };
      const asked = await send("/auth/signup", { ...fields, user_type: "startup", terms: "on", email, to });
      const browser = asked.headers["set-cookie"]?.map((each) => each.split(";")[0]).join("; ");
      const made = await send(await confirmationOf(email), {}, browser);
      expect(made.headers.location).toBe("/startup/dashboard");
    },
  );

  test("stops further ones for an address that is not meant", async () => {
    const owner = await signInAs(site, "founder");
    const { email } = somebody();
    await send(team, { intent: "invite", email, role: "reader" }, owner.cookie);
    const link = await linkTo(email);
    const answer = await send(link, { intent: "not-me" });
    expect(answer.status).toBe(303);
    expect((await get(answer.headers.location ?? "")).text).toContain(invitationEn.stopped.title);
    expect((await get(link)).status).toBe(404);
  });
});

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as fr } from "../../app/conference/words.fr.ts";
import { words } from "../../app/guide/words.fr.ts";
import { conferences } from "../../content/conferences.ts";
import { readingLink } from "../../domain/guide/guide-link.server.ts";
import { dayAfter } from "../../domain/guide/schedule.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { type ActiveCampaignPeer, startActiveCampaignPeer } from "../peers/active-campaign.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, guideFields, post, quizFields, somebody } from "./ask.ts";
import { leadsIn, storedIn } from "./stored.ts";

const [conference] = conferences;
if (!conference) throw new Error("No conference");

let site: Site;
let crm: ActiveCampaignPeer;
beforeAll(async () => {
  crm = await startActiveCampaignPeer();
  site = await startSite({
    env: { TRUST_PROXY: "1", ACTIVECAMPAIGN_URL: crm.url, ACTIVECAMPAIGN_KEY: crm.key },
  });
});
afterAll(async () => {
  await site?.dispose();
  await crm?.close();
});

const guidePage = "/lancer-votre-startup-en-30-jours";
const confirmation = `${guidePage}-confirmation`;
const spaced = (html: string) => html.replaceAll("&#x27;", "'").replaceAll(/\s+/g, " ");
const get = (path: string, headers: Record<string, string> = {}) => ask(site.port, path, { headers });
const mailsTo = (email: string) => site.mails().filter((mail) => mail.includes(`To: ${email}`));
const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000, interval: 30 });
const leadOf = async (email: string) => (await leadsIn(site)).find((lead) => lead["email"] === email);

async function begin(change: Record<string, string> = {}) {
  const { email, address } = somebody();
  const { status, headers } = await post(site.port, guidePage, guideFields(email, change), address);
  expect(status).toBe(303);
  await eventually(() => mailsTo(email).length).toBe(1);
  const mail = mailsTo(email)[0] ?? "";
  const [, link = ""] = /\/guide\/([\w-]{49})\/1\?/.exec(mail) ?? [];
  const [, key = ""] = /\/guide\/mails\/([\w-]{44})/.exec(mail) ?? [];
  return { email, mail, link, key, location: String(headers["location"]) };
}

describe("the quiz without script", () => {
  test("asks one question a page, each answer leading to the next, and goes on after a reload", async () => {
    let path = "/quiz";
    for (let number = 1; number <= 10; number += 1) {
      const { status, text } = await get(path);
      expect([status, spaced(text).includes(`Question ${number} sur 10`)]).toEqual([200, true]);
      const values = [...text.matchAll(/<button(?=[^>]*name="answers")[^>]*value="(\d+)"/g)].map(
        ([, value = ""]) => value,
      );
      expect(values.map((value) => value.length)).toEqual([number, number, number]);
      path = `/quiz?answers=${values[number % 3]}`;
    }
    const last = await get(path);
    expect(spaced(last.text)).toContain("Dernière étape !");
    for (const name of ["firstName", "lastName", "email"]) expect(last.text).toContain(`name="${name}"`);
    expect(spaced((await get(path)).text)).toContain("Dernière étape !");
  });

  test("stores one lead for two sends and leads to its result, its tag and its mail", async () => {
    const { email, address } = somebody();
    const answers = "2012010120";
    const sent = [
      await post(site.port, `/quiz?answers=${answers}`, quizFields(email, { answers }), address),
      await post(site.port, `/quiz?answers=${answers}`, quizFields(email, { answers }), address),
    ];
    const locations = sent.map(({ status, headers }) => [status, headers["location"]]);
    expect(locations[0]).toEqual(locations[1]);
    expect(locations[0]).toEqual([303, expect.stringMatching(/^\/quiz\?receipt=[\w-]{22}$/)]);
    const lead = await leadOf(email);
    expect(lead).toMatchObject({ form: "quiz", lang: "fr", payload: { fullName: "Marie Durand", max: 19 } });
    const { score, level, tag, message } = (lead?.["payload"] ?? {}) as Record<string, string | number>;
    expect(spaced(String(message))).toMatch(new RegExp(`^Quiz : ${score} points sur 19, profil `));
    expect(tag).toBe(`Quiz${level}`);
    const result = await get(String(sent[0]?.headers["location"]));
    expect(result.headers["cache-control"]).toBe("no-store");
    const text = spaced(result.text);
    for (const part of ["Ton résultat", `${score} / 19`, "Prochaines étapes", "Recevoir le guide maintenant"])
      expect(text).toContain(part);
    expect(result.text).not.toContain(email);
    expect(text.match(/class="quiz-more"/g)).toHaveLength(3);
    const receipt = String(sent[0]?.headers["location"]).slice(-22);
    const share = await get(`/quiz/share/${receipt}`);
    const picture = String(share.headers["location"]);
    expect([share.status, picture]).toEqual([303, expect.stringMatching(/^\/quiz\/pictures\/[\w-]{44}\.png$/)]);
    const drawn = await get(picture);
    expect([drawn.status, drawn.headers["content-type"], drawn.headers["cache-control"]]).toEqual([
      200,
      "image/png",
      "public, max-age=31536000, immutable",
    ]);
    for (const none of [
      picture.replace(/.\.png$/, (end) => (end === "A.png" ? "B.png" : "A.png")),
      "/quiz/share/" + "A".repeat(22),
    ])
      expect([none, (await get(none)).status]).toEqual([none, 404]);
    await eventually(() => crm.contacts.get(email)?.fields.get("fullName")).toBe("Marie Durand");
    const contact = crm.contacts.get(email);
    await eventually(() =>
      crm.contactTags
        .filter((link) => link.contact === contact?.id)
        .map((link) => crm.tags.find(({ id }) => id === link.tag)?.tag),
    ).toEqual([tag]);
    await eventually(() => mailsTo(email).length).toBe(1);
    expect(spaced(mailsTo(email)[0] ?? "")).toContain(`${score} / 19`);
  });

  test("answers that are none, or too few, are refused in words", async () => {
    for (const answers of ["", "012", "9999999999", "01201201201"]) {
      const { email, address } = somebody();
      const { status, text } = await post(
        site.port,
        "/quiz?answers=2012010120",
        quizFields(email, { answers }),
        address,
      );
      expect([status, spaced(text).includes("Réponses manquantes")]).toEqual([422, true]);
    }
  });

  test("fills in the guide's form for the browser that sent it, and for no other", async () => {
    const { email, address } = somebody();
    const { headers } = await post(site.port, "/quiz", quizFields(email), address);
    const [cookie = ""] = headers["set-cookie"] ?? [];
    expect(cookie).toMatch(
      /^quiz=[\w-]{22}; Path=\/lancer-votre-startup-en-30-jours; Max-Age=3600; HttpOnly; SameSite=Lax$/,
    );
    const own = await get(`${guidePage}?quiz`, { cookie: cookie.split(";")[0] ?? "" });
    for (const value of ["Marie", "Durand", email]) expect(own.text).toContain(`value="${value}"`);
    for (const [path, header] of [
      [`${guidePage}?quiz`, ""],
      [`${guidePage}?quiz`, "quiz=AAAAAAAAAAAAAAAAAAAAAA"],
      [guidePage, cookie.split(";")[0] ?? ""],
    ] as const)
      expect((await get(path, { cookie: header })).text).not.toContain(email);
  });
});

describe("asking for the guide", () => {
  test("leads to its confirmation, which thanks for a stored request only", async () => {
    const { email, location } = await begin();
    expect(location).toMatch(new RegExp(`^${confirmation}\\?receipt=[\\w-]{22}$`));
    const thanks = await get(location);
    expect([thanks.status, thanks.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(spaced(thanks.text)).toContain("Merci : ton guide est prêt");
    expect(thanks.text).not.toContain(email);
    for (const path of [confirmation, `${confirmation}?receipt=AAAAAAAAAAAAAAAAAAAAAA`]) {
      const { text } = await get(path);
      expect(spaced(text)).toContain("Aucune demande à confirmer");
      expect(spaced(text)).not.toContain("<h1>Merci");
    }
    await eventually(() => crm.contacts.has(email)).toBe(true);
    expect(crm.tags.map(({ tag }) => tag)).toContain("lead-magnet");
  });

  test("exports a phone number with its own consent only, and keeps the proof of what was ticked", async () => {
    const [silent, agreed] = [
      await begin({ phone: "04 67 00 00 00" }),
      await begin({ phone: "+33 (0)4 67 00 00 01", phoneConsent: "on" }),
    ];
    await eventually(() => [silent, agreed].every(({ email }) => crm.contacts.has(email))).toBe(true);
    const { lead = [], lead_consent: consents = [], job = [] } = await storedIn(site);
    const consentOf = (email: string) =>
      consents.find(
        ({ lead_id, purpose }) =>
          purpose === "phone" && lead_id === lead.find((each) => each["email"] === email)?.["id"],
      );
    expect(consentOf(silent.email)).toMatchObject({ given: false, wording: expect.stringContaining("m’appelle") });
    expect(consentOf(agreed.email)).toMatchObject({ given: true });
    const exported = (email: string) =>
      JSON.stringify(job.filter(({ queue, key }) => queue === "crm" && key === email)) +
      JSON.stringify(crm.notes.filter((note) => note.email === email)) +
      JSON.stringify([...(crm.contacts.get(email)?.fields ?? [])]);
    expect(exported(silent.email)).not.toContain("3467");
    expect(exported(agreed.email)).toContain("+33467000001");
    const { email, address } = somebody();
    const refused = await post(site.port, guidePage, guideFields(email, { phone: "call me" }), address);
    expect([refused.status, spaced(refused.text).includes("Numéro invalide")]).toEqual([422, true]);
  });
});

describe("the guide's pages", () => {
  test("open with their own link; with a changed one, or another's, they answer 404", async () => {
    const [mine, other] = [await begin(), await begin()];
    const mixed = mine.link.slice(0, 27) + other.link.slice(27);
    for (const suffix of ["", "/1", "/30"]) {
      const page = await get(`/guide/${mine.link}${suffix}`);
      expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(page.text).toMatch(/name="robots" content="noindex"/);
      expect(page.text).not.toContain(mine.email);
      for (const wrong of [mixed, `${mine.link}A`, "x", mine.key])
        expect((await get(`/guide/${wrong}${suffix}`)).status).toBe(404);
    }
    for (const day of ["0", "31", "1.5", "-1", "x"]) expect((await get(`/guide/${mine.link}/${day}`)).status).toBe(404);
    for (const wrong of [mine.key.slice(0, 22) + other.key.slice(22), mine.link, "x"]) {
      expect((await get(`/guide/mails/${wrong}`)).status).toBe(404);
      expect((await post(site.port, `/guide/mails/${wrong}`, {})).status).toBe(404);
    }
    expect((await post(site.port, `/guide/${mixed}/1`, { done: "yes" })).status).toBe(404);
    expect((await storedIn(site))["guide_done"]).toEqual([]);
  });

  test("keep what was done, and say it in both languages", async () => {
    const { link } = await begin();
    for (const [day, done] of [
      [1, "yes"],
      [2, "yes"],
      [2, "yes"],
      [3, "yes"],
      [3, "no"],
    ] as const)
      expect((await post(site.port, `/guide/${link}/${day}`, { done })).status).toBe(200);
    expect(spaced((await get(`/guide/${link}`)).text)).toContain("2 jours faits sur 30");
    expect(spaced((await get(`/guide/${link}?lang=en`)).text)).toContain("2 of 30 days done");
    const day = await get(`/guide/${link}/26`);
    expect(day.text).toContain('rel="noopener"');
    expect(day.text).toContain("<strong>10\u00A0min.</strong>");
  });

  test("a GET on the mails' address changes nothing; a mail program's POST stops them; a person resumes them", async () => {
    const { key, mail } = await begin();
    expect(mail).toMatch(/^List-Unsubscribe:\s+<.*\/guide\/mails\//m);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    const read = (html: string) => spaced(html.replaceAll(/<[^>]+>/g, ""));
    const says = async () => read((await get(`/guide/mails/${key}`)).text);
    expect(await says()).toContain(words.nextDays.title);
    expect(await says()).toContain(words.nextDays.title);
    const stopped = await post(site.port, `/guide/mails/${key}?lang=fr`, { "List-Unsubscribe": "One-Click" });
    expect([stopped.status, read(stopped.text).includes("Les e-mails sont arrêtés")]).toEqual([200, true]);
    expect(await says()).toContain("Les e-mails sont arrêtés");
    await post(site.port, `/guide/mails/${key}`, { mails: "resume" });
    expect(await says()).toMatch(/Le prochain e-mail, jour 2, part le .+ à partir de 8:00/);
  });

  test("ask under day 1 for the click that brings the others; no GET gives it", async () => {
    const { link, mail, email } = await begin();
    expect(spaced(mail)).toContain(spaced(words.nextDays.action));
    const confirmations = async () =>
      ((await storedIn(site))["confirmed_address"] ?? []).filter((row) => row["email"] === email);
    const asks = async (suffix: string) =>
      spaced((await get(`/guide/${link}${suffix}`)).text).includes(spaced(words.nextDays.action));
    for (const suffix of ["", "/1", "/7"]) expect(await asks(suffix)).toBe(true);
    expect(await confirmations()).toEqual([]);
    const pressed = await post(site.port, `/guide/${link}/1`, { mails: "wanted" });
    expect([pressed.status, spaced(pressed.text).includes(spaced(words.nextDays.done))]).toEqual([200, true]);
    expect(await confirmations()).toMatchObject([{ by: "guide" }]);
    for (const suffix of ["", "/1"]) expect(await asks(suffix)).toBe(false);
  });

  test("a link that is over says so and brings a new one by mail, three times a day", async () => {
    const { email } = await begin();
    const guide = (await storedIn(site))["guide"]?.find((each) => each["email"] === email);
    const over = readingLink(String(guide?.["id"]), site.secret(), new Date(Date.now() - 32 * 86_400_000));
    for (const suffix of ["", "/3"]) {
      const { status, text } = await get(`/guide/${over}${suffix}`);
      expect([status, spaced(text).includes("Ce lien a expiré")]).toEqual([410, true]);
      expect(text).not.toContain(email);
    }
    const answers: string[] = [];
    for (let times = 0; times < 4; times += 1)
      answers.push(spaced((await post(site.port, `/guide/${over}`, { do: "renew" })).text));
    expect(answers.map((text) => text.includes("Un nouveau lien part vers l’adresse"))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    await eventually(() => mailsTo(email).length).toBeGreaterThan(1);
    const [, fresh = ""] = /\/guide\/([\w-]{49})\?/.exec(mailsTo(email).at(-1) ?? "") ?? [];
    expect((await get(`/guide/${fresh}`)).status).toBe(200);
  });
});

test("on each of the days that follow, the server sends one mail, however often it is started", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lab-guide-"));
  const clock = join(folder, "offset");
  writeFileSync(clock, "0");
  const preload = new URL("../faults/moved-clock.mjs", import.meta.url).href;
  const moved = await startSite({
    env: { TRUST_PROXY: "1", NODE_OPTIONS: `--import=${preload}`, CLOCK_OFFSET_FILE: clock },
  });
  try {
    const { email, address } = somebody();
    const mails = () => moved.mails().filter((mail) => mail.includes(`To: ${email}`)).length;
    /** Counts mails not yet recorded as sent; the server is killed only at 0, because they would be sent again. */
    const underWay = async () =>
      ((await storedIn(moved))["job"] ?? []).filter(
        ({ queue, state }) => String(queue).endsWith("mail") && state === "queued",
      ).length;
    await post(moved.port, guidePage, guideFields(email), address);
    await expect.poll(mails, { timeout: 20_000 }).toBe(1);
    await expect.poll(underWay, { timeout: 20_000 }).toBe(0);
    const [, dayOne = ""] = /(\/guide\/[\w-]{49}\/1)\?/.exec(moved.mails().join("\n")) ?? [];
    expect((await post(moved.port, dayOne, { mails: "wanted" })).status).toBe(200);
    let day = parisDay(new Date());
    for (const sent of [2, 3]) {
      day = dayAfter(day);
      for (const hour of ["08:30", "13:30"]) {
        await moved.stop("SIGKILL");
        writeFileSync(clock, String(Date.parse(`${day}T${hour}:00Z`) - Date.now()));
        await moved.start();
        await expect.poll(mails, { timeout: 40_000 }).toBe(sent);
        await expect.poll(underWay, { timeout: 20_000 }).toBe(0);
      }
    }
  } finally {
    await moved.dispose();
    rmSync(folder, { recursive: true });
  }
});

describe("the conference", () => {
  test("without a date says so; with one it has its hours and its file, and whoever waited for it is told; past, it takes nobody", async () => {
    expect(spaced((await get("/conference")).text)).toContain("Date à venir");
    expect((await get(`/conference/${conference.id}/calendar`)).status).toBe(404);
    const dated = await startSite({ env: { TRUST_PROXY: "1" } });
    const early = somebody();
    const mailsOf = (email: string) => dated.mails().filter((mail) => mail.includes(`To: ${email}`));
    try {
      await post(dated.port, "/conference", { firstName: "Léa", email: early.email }, early.address);
      await eventually(() => mailsOf(early.email).length).toBe(1);
      await dated.restartWith([
        {
          ...conference,
          startsOn: "2035-03-29",
          startTime: "18:00",
          endTime: "18:45",
          place: { en: "Online", fr: "En ligne" },
        },
      ]);
      await eventually(() => mailsOf(early.email).length).toBe(2);
      for (const part of ["29 mars 2035", `/conference/${conference.id}/calendar`])
        expect(spaced(mailsOf(early.email)[1] ?? "")).toContain(part);
      const { email, address } = somebody();
      expect(spaced((await ask(dated.port, "/conference")).text)).toContain(
        "29 mars 2035, de 18:00 à 18:45 (heure de Paris)",
      );
      const file = await ask(dated.port, `/conference/${conference.id}/calendar`);
      expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
      expect(file.text).toContain("DTSTART;TZID=Europe/Paris:20350329T180000");
      expect(file.text).toContain(`UID:conference-${conference.id}@localhost`);
      expect((await post(dated.port, "/conference", { firstName: "Zoé", email }, address)).status).toBe(303);
      await expect
        .poll(() => dated.mails().filter((mail) => mail.includes(email)).length, { timeout: 20_000 })
        .toBeGreaterThan(0);
      expect(dated.mails().find((mail) => mail.includes(`To: ${email}`))).toContain(
        `/conference/${conference.id}/calendar`,
      );

      await dated.restartWith([{ ...conference, startsOn: "2020-03-29" }]);
      const late = somebody();
      const fields = { firstName: "Léa", email: late.email };
      const page = await post(dated.port, "/conference", fields, late.address);
      expect([page.status, spaced(page.text).includes(spaced(fr.closed.title))]).toEqual([409, true]);
      const script = await post(dated.port, "/conference/send", fields, late.address);
      expect([script.status, JSON.parse(script.text)]).toMatchObject([409, { status: "closed" }]);
      expect((await leadsIn(dated)).filter((lead) => lead["email"] === late.email)).toEqual([]);
    } finally {
      await dated.dispose();
    }
  });
});

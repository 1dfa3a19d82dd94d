import { hash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { closesAt, nextIntakes } from "../../domain/application/intake.ts";
import { formats } from "../../platform/language/format.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { type Site, startSite } from "../peers/site.ts";
import { programmeFields, ask, accessTokenPaths, post, somebody } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

const rule = { due: 15, interviews: { from: 1, to: 15 }, start: 1 };
const [intake, following] = nextIntakes(new Date(), rule, 2);
if (!intake || !following) throw new Error("No intake follows");

const calendar = "https://calendar.example/the-lab";
const folder = mkdtempSync(join(tmpdir(), "lab-deadline-"));
const clock = join(folder, "offset");
let site: Site;
beforeAll(async () => {
  writeFileSync(clock, "0");
  site = await startSite({
    env: {
      TRUST_PROXY: "1",
      SCHEDULER_URL: calendar,
      NODE_OPTIONS: `--import=${new URL("../faults/moved-clock.mjs", import.meta.url).href}`,
      CLOCK_OFFSET_FILE: clock,
    },
  });
});
afterAll(async () => {
  await site.dispose();
  rmSync(folder, { recursive: true });
});

const get = (path: string) => ask(site.port, path);
const fields = (email: string, change: Record<string, string> = {}) =>
  programmeFields(email, { intake: intake.id, ...change });
const spaced = (text: string) => text.replace(/\s+/g, " ");

const mailsTo = (email: string) => site.mails().filter((mail) => mail.includes(`To: ${email}\n`));

async function mailedLink(email: string, page: string, nth = 1) {
  const links = () =>
    mailsTo(email).flatMap((mail) => {
      const found = new RegExp(`${site.url}(/application/${page}/[\\w-]{44})`).exec(mail)?.[1];
      return found ? [found] : [];
    });
  return until(() => (links().length >= nth ? links().at(-1) : undefined), `The mail with its ${page} link`);
}

async function apply(change: Record<string, string> = {}) {
  const { email, address } = somebody();
  const sent = await post(site.port, "/application/send", fields(email, change), address);
  expect([sent.status, sent.text]).toEqual([200, expect.stringContaining("receipt")]);
  return { email, address, receipt: (JSON.parse(sent.text) as { receipt: string }).receipt };
}

describe("the form's page", () => {
  test.each(["en", "fr"] as const)(
    "shows the next three intakes by their dates, and asks ten things (%s)",
    async (lang) => {
      const { text } = await get(`/application?lang=${lang}`);
      const { date } = formats[lang];
      const boxes = (/<ol class="intakes">([\s\S]*?)<\/ol>/.exec(text)?.[1] ?? "").split("</li>").slice(0, -1);
      const shown = boxes.map((box) => spaced(box.replaceAll(/<!--.*?-->/g, "").replaceAll(/<[^>]+>/g, " ")));
      const next = nextIntakes(new Date(), rule, 3);
      expect(shown).toHaveLength(next.length);
      for (const [index, { lastDay, interviewsTo, startsOn }] of next.entries())
        for (const part of [`${date(lastDay)}, 23:59`, date(interviewsTo), date(startsOn), /4 place(s left|s libres)/])
          expect(shown[index]).toMatch(typeof part === "string" ? spaced(part) : part);
      const form = /<form[^>]*id="application-form"[\s\S]*?<\/form>/.exec(text)?.[0] ?? "";
      const fields = [...form.matchAll(/<(?:input|select|textarea)\b[^>]*>/g)].map(([field]) => field);
      const asked = fields.filter((field) => !/type="(hidden|checkbox)"|name="website_url"/.test(field));
      expect(asked.map((field) => /name="(\w+)"/.exec(field)?.[1]).toSorted()).toEqual(
        Object.keys(programmeFields("")).toSorted(),
      );
      expect(asked).toHaveLength(10);
    },
  );
});

describe("an application", () => {
  test("sent without script leads to its receipt, and its mail to a page that is its owner's alone", async () => {
    const { email, address } = somebody();
    const { status, headers } = await post(site.port, "/candidature", fields(email), address);
    expect([status, headers["location"]]).toEqual([303, expect.stringMatching(/^\/receipts\/[\w-]{22}$/)]);
    const receipt = await get(String(headers["location"]));
    expect(receipt.text).toContain("Application received");
    expect(receipt.text).toContain("Thank you, Zoé Martin");
    expect(receipt.text).not.toMatch(/Étang|\/application\/status/);
    const dates = await get(`${String(headers["location"])}/calendar`);
    expect([dates.headers["content-type"], dates.text.match(/BEGIN:VEVENT/g)?.length]).toEqual([
      "text/calendar; charset=utf-8",
      5,
    ]);
    const link = await mailedLink(email, "status");
    const page = await get(link);
    expect([page.status, page.headers["cache-control"]]).toEqual([200, "no-store"]);
    for (const part of ["Étang", "Salt for restaurants.", "€12,000", 'content="noindex"'])
      expect(page.text, part).toContain(part);
    const [mail = ""] = mailsTo(email);
    expect(mail).not.toMatch(/Étang|Zoé|Salt/);
    const wrong = link.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    for (const path of [wrong, `${wrong}/change`]) expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test("64 times at once is one application, and everybody is told so", async () => {
    const { email, address } = somebody();
    const sent = await Promise.all(
      Array.from({ length: 64 }, () =>
        post(site.port, "/application/send", fields(email, { key: crypto.randomUUID() }), address),
      ),
    );
    expect(new Set(sent.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(sent[0]?.status).toBe(200);
    const { application } = await storedIn(site);
    expect((application ?? []).filter((row) => row["email"] === email)).toHaveLength(1);
  });

  test("says field by field what is missing or wrong, and keeps what was typed", async () => {
    const { email, address } = somebody();
    const bad = { website: "javascript:alert(1)", monthlyRevenue: "some", stage: "unicorn", pitch: " " };
    const { status, text } = await post(site.port, "/application/send", fields(email, bad), address);
    expect(status).toBe(422);
    expect((JSON.parse(text) as { errors: object }).errors).toEqual({
      website: "websiteInvalid",
      monthlyRevenue: "revenueInvalid",
      stage: "stageRequired",
      pitch: "pitchRequired",
    });
    const page = await post(site.port, "/application?lang=fr", fields(email, bad), address);
    expect(page.text).toContain("Indiquez un montant en euros");
    expect(page.text).toContain('value="Étang"');
  });

  test("without its intake is told to choose one, keeps what was typed and stores nothing", async () => {
    const { email, address } = somebody();
    for (const without of [programmeFields(email), fields(email, { intake: "soon" })]) {
      const { status, text } = await post(site.port, "/application/send", without, address);
      expect([status, JSON.parse(text)]).toEqual([
        422,
        expect.objectContaining({ status: "invalid", errors: { intake: "intakeRequired" } }),
      ]);
    }
    const page = await post(site.port, "/application?lang=en", programmeFields(email), address);
    for (const part of ["No intake chosen", 'value="Étang"', `name="intake" value="${intake.id}"`])
      expect(page.text, part).toContain(part);
    expect(page.text).not.toContain("That intake has closed");
    expect((await storedIn(site))["lead"]?.filter((row) => row["email"] === email)).toEqual([]);
  });

  test("of an unlikely candidate is taken like any other: people decide", async () => {
    const { email } = await apply({ entity: "no", customers: "other", stage: "later", fullTimeFounders: "0" });
    expect((await get(await mailedLink(email, "status"))).status).toBe(200);
  });
});

describe("somebody who types another person's e-mail", () => {
  test("is answered like its owner, sees nothing and changes nothing", async () => {
    const owner = await apply();
    const link = await mailedLink(owner.email, "status");
    const stranger = somebody();
    const theirs = fields(owner.email, { companyName: "Marais", pitch: "Reeds for roofs." });
    const sent = await post(site.port, "/application/send", theirs, stranger.address);
    expect([sent.status, Object.keys(JSON.parse(sent.text) as object)]).toEqual([200, ["status", "receipt"]]);
    const { receipt } = JSON.parse(sent.text) as { receipt: string };
    expect(receipt).not.toBe(owner.receipt);
    const masked = (text: string, of: string) =>
      text.replaceAll(of, "").replaceAll(/nonce="[^"]*"|\d{2}:\d{2}|\d{13}/g, "");
    const [own, other] = await Promise.all(
      [owner.receipt, receipt].map(async (each) => {
        await get(`/receipts/${each}/outcome`);
        return masked((await get(`/receipts/${each}`)).text, each);
      }),
    );
    expect(other === own).toBe(true);

    const revision = await mailedLink(owner.email, "revisions");
    expect(mailsTo(owner.email).join("")).not.toMatch(/Marais|Reeds/);
    expect((await get(link)).text).toContain("Salt for restaurants.");
    for (let looked = 0; looked < 3; looked += 1) expect((await get(revision)).text).toContain("Reeds for roofs.");
    expect((await get(link)).text).not.toContain("Reeds for roofs.");
    const inFrench = async (path: string) => (await get(`${path}?lang=fr`)).text;
    expect(await inFrench(revision)).toMatch(/<html lang="fr"[\s\S]*<dd lang="en">Reeds for roofs\./);
    expect(await inFrench(link)).toMatch(/<html lang="fr"[\s\S]*<dd lang="en">Salt for restaurants\./);

    const confirmed = await post(site.port, revision, {});
    expect([confirmed.status, confirmed.headers["location"]]).toEqual([303, link]);
    expect((await get(link)).text).toContain("Reeds for roofs.");
    expect((await post(site.port, revision, {})).status).toBe(409);
  });

  test("reaches neither its draft nor its application with a draft of their own", async () => {
    const [owner, stranger] = [somebody(), somebody()];
    const save = (more: Record<string, string>, address: Record<string, string>) =>
      post(site.port, "/application/draft", { ...fields(owner.email), ...more }, address);
    const tokenIn = ({ text }: { text: string }) => (JSON.parse(text) as { accessToken: string }).accessToken;
    const mine = tokenIn(await save({ pitch: "Mine" }, owner.address));
    const theirs = tokenIn(await save({ pitch: "Theirs" }, stranger.address));
    expect(mine).not.toBe(theirs);
    expect((await save({ pitch: "Again", draft: theirs, revision: "1" }, stranger.address)).status).toBe(200);
    expect((await get(`/application/drafts/${mine}`)).text).toContain("Mine");
    const forged = `${mine.slice(0, 22)}${theirs.slice(22)}`;
    expect((await get(`/application/drafts/${forged}`)).status).toBe(404);
    expect((await save({ pitch: "Forged", application: theirs }, stranger.address)).status).toBe(200);
    expect((await get(`/application/drafts/${mine}`)).text).not.toContain("Forged");
  });
});

describe("a draft", () => {
  test("that another device has changed is not overwritten, and says so", async () => {
    const { email, address } = somebody();
    const save = (more: Record<string, string>) =>
      post(site.port, "/application/draft", { ...fields(email), ...more }, address);
    const { accessToken } = JSON.parse((await save({})).text) as { accessToken: string };
    const seen = { draft: accessToken, revision: "1" };
    expect((await save({ ...seen, pitch: "On the phone" })).status).toBe(200);
    const late = await save({ ...seen, pitch: "On the laptop" });
    expect([late.status, JSON.parse(late.text)]).toEqual([
      409,
      expect.objectContaining({
        status: "stale",
        revision: 2,
        typed: expect.objectContaining({ pitch: "On the phone" }),
      }),
    ]);
    for (const revision of ["1.5", "1e309", "2147483648", "-1", "two"])
      expect([revision, (await save({ ...seen, revision, pitch: "By hand" })).status]).toEqual([revision, 409]);
  });

  test("without script goes on from a mailed link; looking at the link uses nothing up", async () => {
    const { email, address } = somebody();
    const asked = await post(site.port, "/application/resume", { ...fields(email), pitch: "Half a sen" }, address);
    expect([asked.status, asked.headers["location"]]).toEqual([303, "/application/resume/asked"]);
    const link = await mailedLink(email, "resume");
    for (let looked = 0; looked < 5; looked += 1) {
      const { status, text } = await get(link);
      expect([status, text.includes("Open my application")]).toEqual([200, true]);
    }
    const used = await Promise.all(Array.from({ length: 8 }, () => post(site.port, link, {})));
    expect(used.map(({ status }) => status).toSorted()).toEqual([303, ...Array.from({ length: 7 }, () => 410)]);
    const to = String(used.find(({ status }) => status === 303)?.headers["location"]);
    expect(to).toMatch(/^\/application\/drafts\/[\w-]{44}$/);
    const page = await get(to);
    expect([page.headers["cache-control"], page.text.includes("Half a sen")]).toEqual(["no-store", true]);
    expect((await get(link)).status).toBe(410);
    const sent = await post(site.port, "/application", fields(email, { draft: to.slice(-44) }), somebody().address);
    expect(sent.status).toBe(303);
    const over = await get(to);
    expect([over.status, over.text.includes("Your application was sent")]).toEqual([410, true]);
    expect(over.text).toContain('href="/application/resume"');
    expect(over.text).not.toMatch(/Étang|application-form|\/application\/status/);
    const seen = { draft: to.slice(-44), revision: "1" };
    for (const intent of ["", "look"]) {
      const answer = await post(site.port, "/application/draft", { ...fields(email), ...seen, intent }, address);
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { status: "sent" }]);
    }
  });

  test("begun in somebody's name shows the beginner nothing once the mailed link is opened, and says where it is", async () => {
    const { email } = somebody();
    const stranger = somebody().address;
    const save = (more: Record<string, string>) =>
      post(site.port, "/application/draft", { ...fields(email), ...more }, stranger);
    const { accessToken } = JSON.parse((await save({ pitch: "Bait" })).text) as { accessToken: string };
    expect((await get(`/application/drafts/${accessToken}`)).text).toContain("Bait");

    await post(site.port, "/application/resume/send", { email }, somebody().address);
    const opened = await post(site.port, await mailedLink(email, "resume"), {});
    const owner = String(opened.headers["location"]).slice(-44);
    const seen = { draft: owner, revision: "1" };
    const typed = { ...fields(email), ...seen, pitch: "Brine in rooms" };
    expect((await post(site.port, "/application/draft", typed, somebody().address)).status).toBe(200);

    const page = await get(`/application/drafts/${accessToken}`);
    expect([page.status, page.text.includes("This draft goes on in another browser")]).toEqual([410, true]);
    expect(page.text).not.toContain("Brine");
    for (const intent of ["", "look", "erase"]) {
      const answer = await save({ draft: accessToken, revision: "2", intent });
      expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { status: "elsewhere" }]);
    }
    expect((await get(`/application/drafts/${owner}`)).text).toContain("Brine in rooms");
  });

  test("asked for by an address that is known and one that is not: the same answer, one mail, no hint by its time", async () => {
    const { email } = await apply();
    const nobody = somebody();
    const timed = async (path: string, sent: Record<string, string>) => {
      const begun = performance.now();
      const answer = await post(site.port, path, sent, somebody().address);
      expect(performance.now() - begun).toBeGreaterThan(145);
      return answer;
    };
    await timed("/application/send", fields(email, { pitch: "Another sentence" }));
    await timed("/newsletter/send", { email });
    const resume = (address: string) => timed("/application/resume/send", { email: address });
    const [known, unknown] = [await resume(email), await resume(nobody.email)];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const link = await mailedLink(email, "resume");
    expect((await post(site.port, link, {})).headers["location"]).toBe(await mailedLink(email, "status"));
    expect(mailsTo(nobody.email)).toEqual([]);
    for (let times = 0; times < 4; times += 1) expect((await resume(nobody.email)).status).toBe(200);
  });
});

describe("its owner", () => {
  test("changes it, keeps a draft of changes, asks for a call and withdraws, each once", async () => {
    const { email } = await apply();
    const status = await mailedLink(email, "status");
    const change = `${status}/change`;
    const changed = fields(email, { pitch: "Salt for everybody." });
    expect((await post(site.port, change, { ...changed, intent: "draft" })).status).toBe(303);
    expect((await get(change)).text).toMatch(/unsent changes[\s\S]*Salt for everybody\./);
    const before = await get(status);
    expect([before.text.includes("unsent changes"), before.text.includes("Salt for everybody.")]).toEqual([
      true,
      false,
    ]);
    expect((await post(site.port, change, { ...changed, monthlyRevenue: "?" })).status).toBe(422);
    const shown = { standing: JSON.stringify({ pitch: "of an older page" }) };
    const asked = await post(site.port, change, { ...changed, ...shown });
    expect([asked.status, asked.text.includes("this changed elsewhere"), asked.text.includes("keep-pitch")]).toEqual([
      409,
      true,
      true,
    ]);
    for (let times = 0; times < 2; times += 1)
      expect((await post(site.port, change, changed)).headers["location"]).toBe(status);
    const after = await get(status);
    expect([after.text.includes("unsent changes"), after.text.includes("Salt for everybody.")]).toEqual([false, true]);

    const phone = { intent: "call", slots: "Tuesday morning", phone: "04 67" };
    expect((await post(site.port, status, phone)).status).toBe(422);
    expect((await post(site.port, status, { ...phone, phone: "" })).status).toBe(303);
    expect((await get(status)).text).toContain("Your request reached us");

    for (let times = 0; times < 2; times += 1)
      expect((await post(site.port, status, { intent: "withdraw" })).status).toBe(303);
    expect((await get(status)).text).toContain("Withdrawn on");
    const older = await post(site.port, change, { ...changed, withdrawn: "" });
    expect([older.status, older.text.includes("This application was withdrawn since")]).toEqual([409, true]);
    expect((await post(site.port, status, phone)).status).toBe(422);
    expect((await post(site.port, status, { ...phone, phone: "" })).status).toBe(409);
    const { application, application_withdrawal, application_call } = await storedIn(site);
    const id = (application ?? []).find((row) => row["email"] === email)?.["id"];
    for (const rows of [application_withdrawal, application_call])
      expect((rows ?? []).filter((row) => row["application_id"] === id)).toHaveLength(1);
  });

  test("reads by when each answer is promised, in both languages", async () => {
    const { email } = await apply();
    const link = await mailedLink(email, "status");
    const due = new Date(Date.now() + 48 * 3_600_000);
    const decision = daysLater(intake.interviewsTo, 7);
    const { en, fr } = formats;
    for (const [lang, parts] of [
      [
        "en",
        [
          `By ${en.date(due)}, `,
          `30 minutes, on a day from 1 to ${en.date(intake.interviewsTo)}`,
          `Within a week of the call, by ${en.date(decision)} at the latest`,
          en.date(intake.startsOn),
        ],
      ],
      [
        "fr",
        [
          `Au plus tard le ${fr.date(due)} à `,
          `30 minutes, un jour du 1er au ${fr.date(intake.interviewsTo)}`,
          `Dans la semaine qui suit l’appel, au plus tard le ${fr.date(decision)}`,
          fr.date(intake.startsOn),
        ],
      ],
    ] as const) {
      const text = spaced((await get(`${link}?lang=${lang}`)).text);
      for (const part of parts) expect(text, part).toContain(spaced(part));
    }
  });
});

test("a booking calendar is named on every page and asked for by none", async () => {
  const { email } = await apply();
  for (const path of ["/", "/application", await mailedLink(email, "status")]) {
    const { headers, text } = await get(path);
    expect(headers["content-security-policy"]).toContain("frame-src https://calendar.example;");
    expect(text).not.toMatch(/<iframe|src="https:\/\/calendar/);
  }
});

test("an access token that we did not write opens nothing, by GET or by POST", async () => {
  for (const path of accessTokenPaths) {
    expect([404, 410], path).toContain((await get(path)).status);
    expect([404, 410], path).toContain((await post(site.port, path, { intent: "withdraw" })).status);
  }
});

test("somebody’s access token to one page is, at every other, one that nobody wrote", async () => {
  const { email } = await apply();
  const own = await mailedLink(email, "status");
  const accessToken = /[\w-]{44}/.exec(own)?.[0] ?? "";
  expect((await get(own)).status).toBe(200);
  const nobodys = /[\w-]{44}/.exec(accessTokenPaths[0] ?? "")?.[0] ?? "";
  const said = async (path: string, given: string) => {
    const address = path.replace(nobodys, given);
    const answers = [await get(address), await post(site.port, address, { intent: "withdraw" })];
    return answers.map(({ status, headers, text }) => [
      status,
      headers["location"],
      hash("sha256", text.replaceAll(/nonce="[^"]*"/g, "").replaceAll(given, "")),
    ]);
  };
  // At every page except the status pages, the access token must act like an unknown token.
  for (const path of accessTokenPaths.filter((each) => !each.startsWith("/application/status/")))
    expect([path, await said(path, accessToken)]).toEqual([path, await said(path, "B".repeat(44))]);
});

// These must be the last tests, because they set the site's clock past the deadline.
describe("after 23:59 of the last day", () => {
  let mine: { email: string; status: string };
  beforeAll(async () => {
    const { email } = await apply();
    mine = { email, status: await mailedLink(email, "status") };
    writeFileSync(clock, String(closesAt(intake).getTime() - Date.now() + 5_000));
    const page = async () => (await get("/application")).text;
    await vi.waitFor(async () => expect(await page()).toContain(`value="${following.id}"`), { timeout: 20_000 });
  });

  test("the kept page shows the intakes that follow", async () => {
    const { text } = await get("/application");
    expect(text).not.toContain(formats.en.date(intake.lastDay));
    expect(text).toContain(formats.en.date(following.lastDay));
    expect(text).toContain(`name="intake" value="${following.id}"`);
  });

  test("a form of the old intake is told so, keeps its answers and can be sent for the next", async () => {
    const { email, address } = somebody();
    const late = await post(site.port, "/application/send", fields(email), address);
    expect([late.status, JSON.parse(late.text)]).toEqual([
      409,
      expect.objectContaining({ status: "closed", next: following.id }),
    ]);
    const page = await post(site.port, "/application", fields(email), address);
    expect(page.status).toBe(409);
    for (const part of ["That intake has closed", 'value="Étang"', `name="intake" value="${following.id}"`])
      expect(page.text, part).toContain(part);
    const next = await post(site.port, "/application", fields(email, { intake: following.id }), address);
    expect(next.status).toBe(303);
  });

  test("its owner cannot change it any more: 409 in words, nothing changed; withdrawing still works", async () => {
    const change = await post(site.port, `${mine.status}/change`, fields(mine.email, { pitch: "Too late" }));
    expect(change.status).toBe(409);
    expect(change.text).toContain("The deadline has passed");
    expect(change.text).toContain("Too late");
    expect((await get(mine.status)).text).not.toContain("Too late");
    expect((await get(`${mine.status}/change`)).text).not.toContain("<textarea");
    expect((await post(site.port, mine.status, { intent: "withdraw" })).status).toBe(303);
  });
});

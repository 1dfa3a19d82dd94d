import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { words as en } from "../../app/mail-stop/words.en.ts";
import { words as fr } from "../../app/mail-stop/words.fr.ts";
import { stopPath } from "../../app/server/email-links.server.ts";
import { conferences } from "../../content/conferences.ts";
import { stopKinds, type StopKind, stopWords } from "../../emails/stop.ts";
import { founderWithDeck } from "../peers/deck.ts";
import { monthFrom } from "../../domain/kpi/check-in.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { founderToPublish, sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask, guideFields, notifyFields, post, somebody, urlencoded } from "./ask.ts";
import { storedIn } from "./stored.ts";
import { until } from "./until.ts";

const [conference] = conferences;
if (!conference) throw new Error("No conference");

let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: "1" } });
});
afterAll(() => site?.dispose());

const mailsTo = (email: string) => site.mails().filter((mail) => mail.includes(`To: ${email}\n`));
const mailTo = (email: string, holding = "") =>
  until(() => mailsTo(email).find((mail) => mail.includes(holding)), `The mail to ${email}`);

async function invitedToNews() {
  const founder = await founderToPublish(site);
  const { email } = somebody();
  await sendAs(site, founder.cookie, "/startup/nouvelles", { intent: "invite", email });
  return { email, founder };
}

function stopIn(mail: string) {
  const unfolded = mail.replaceAll(/\n[ \t]+/g, " ");
  const [, address = ""] = /^List-Unsubscribe: <([^>]+)>$/m.exec(unfolded) ?? [];
  expect(unfolded).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  const { pathname, search } = new URL(address);
  expect(mail.replaceAll("=\n", "")).toContain(`${pathname}${search}`);
  return `${pathname}${search}`;
}

async function sent(path: string, fields: (email: string) => Record<string, string>) {
  const { email, address } = somebody();
  expect((await post(site.port, path, fields(email), address)).status).toBeLessThan(400);
  return { email, path: stopIn(await mailTo(email)) };
}

async function account(kind: "daily" | "publication-look" | "introduction-asked" | "introduction-proposed") {
  const role = kind === "introduction-proposed" ? "investor" : "founder";
  const { cookie, id, email } = await signInAs(site, role, { lang: "fr" });
  const choices = async () => {
    const { text } = await ask(site.port, "/account/notifications", { headers: { cookie } });
    return Object.fromEntries(
      (text.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []).map((box) => [
        /name="([^"]+)"/.exec(box)?.[1],
        / checked=""/.test(box),
      ]),
    );
  };
  return { path: `${stopPath({ kind, id, email }, site.secret())}?lang=fr`, choices };
}

const rowsOf = async (table: string) => (await storedIn(site))[table] ?? [];
const someOf = async (table: string, is: (row: Record<string, unknown>) => boolean) => (await rowsOf(table)).some(is);

const readers = {
  async newsletter() {
    const { email, path } = await sent("/newsletter?lang=en", (to) => ({ email: to }));
    return {
      path,
      stopped: () =>
        someOf("newsletter_subscription", (row) => row["email"] === email && row["unsubscribed_at"] !== null),
    };
  },
  async guide() {
    const { email, path } = await sent("/lancer-votre-startup-en-30-jours", guideFields);
    return {
      path,
      async stopped() {
        const { guide = [], guide_pause: pauses = [] } = await storedIn(site);
        const own = guide.find((row) => row["email"] === email)?.["id"];
        return pauses.some((row) => row["guide_id"] === own && row["resumed_at"] === null);
      },
    };
  },
  async daily() {
    const { path, choices } = await account("daily");
    return { path, stopped: async () => (await choices())["daily"] === false };
  },
  async "publication-look"() {
    const { path, choices } = await account("publication-look");
    return { path, stopped: async () => (await choices())["publication-look"] === false };
  },
  async "introduction-asked"() {
    const { path, choices } = await account("introduction-asked");
    return { path, stopped: async () => (await choices())["introduction-asked"] === false };
  },
  async reviews() {
    const { id, email } = await signInAs(site, "admin", { lang: "fr" });
    const path = `${stopPath({ kind: "reviews", id, email }, site.secret())}?lang=fr`;
    const isOwn = (row: Record<string, unknown>) => row["person"] === id && row["by_mail"] === false;
    return { path, stopped: () => someOf("notification_choice", isOwn) };
  },
  async "introduction-proposed"() {
    const { path, choices } = await account("introduction-proposed");
    return { path, stopped: async () => (await choices())["introduction-proposed"] === false };
  },
  async "session-date"() {
    const { email, path } = await sent("/pitch-session/notify?lang=en", notifyFields);
    return { email, path, stopped: () => isDateStopped(email) };
  },
  async "conference-date"() {
    const { email, path } = await sent("/conference", (to) => ({
      ...{ firstName: "Marie", lastName: "Durand", phone: "", email: to, conference: conference.id },
    }));
    return { email, path, stopped: () => isDateStopped(email) };
  },
  async "deck-invitation"() {
    const { cookie } = await founderWithDeck(site, "Halage");
    const { email } = somebody();
    const digests = new Set((await rowsOf("suppression")).map((row) => row["digest"]));
    await sendAs(site, cookie, "/startup/deck", { intent: "share", to_email: email, days: "30" });
    return {
      email,
      path: stopIn(await mailTo(email)),
      stopped: () => someOf("suppression", (row) => !digests.has(row["digest"])),
    };
  },
  async "seat-invitation"() {
    const { cookie } = await signInAs(site, "founder", { lang: "fr" });
    const { email } = somebody();
    await ask(site.port, "/startup/equipe", {
      method: "POST",
      headers: { ...urlencoded, cookie, "sec-fetch-site": "same-origin" },
      body: new URLSearchParams({ email, role: "reader", intent: "invite" }).toString(),
    });
    const path = stopIn(await mailTo(email));
    const digests = new Set((await rowsOf("suppression")).map((row) => row["digest"]));
    return {
      email,
      path,
      stopped: async () => (await rowsOf("suppression")).some((row) => !digests.has(row["digest"])),
    };
  },
  async "follow-invitation"() {
    const { email } = await invitedToNews();
    const path = stopIn(await mailTo(email));
    const digests = new Set((await rowsOf("suppression")).map((row) => row["digest"]));
    return {
      email,
      path,
      stopped: async () => (await rowsOf("suppression")).some((row) => !digests.has(row["digest"])),
    };
  },
  async "fund-invitation"() {
    const { cookie } = await signInAs(site, "investor", { approved: true, lang: "fr" });
    const { email } = somebody();
    await sendAs(site, cookie, "/investisseur/equipe", { intent: "invite", email });
    const path = stopIn(await mailTo(email));
    const digests = new Set((await rowsOf("suppression")).map((row) => row["digest"]));
    return {
      email,
      path,
      stopped: async () => (await rowsOf("suppression")).some((row) => !digests.has(row["digest"])),
    };
  },
  async "investor-update"() {
    const { email, founder } = await invitedToNews();
    const link = /\/nouvelles\/[\w-]+/.exec(await mailTo(email))?.[0] ?? "";
    expect((await sendAs(site, "", link, { intent: "confirm" })).status).toBe(303);
    const month = monthFrom(`${parisDay(new Date()).slice(0, 7)}-01`, -1).slice(0, 7);
    const numbers = { mrr: "4321", cash: "90000", burnRate: "7000", cac: "120", churnRate: "3" };
    await sendAs(site, founder.cookie, "/startup/chiffres", { month, ...numbers });
    const update = { intent: "send", worked: "A", stuck: "B", asked: "C" };
    expect((await sendAs(site, founder.cookie, "/startup/nouvelles", update)).status).toBe(303);
    const path = stopIn(await mailTo(email, "MRR"));
    const isEnded = (row: Record<string, unknown>) => row["email"] === email && row["ended_at"] !== null;
    return { path, stopped: () => someOf("follow_invitation", isEnded) };
  },
} satisfies Record<StopKind, () => Promise<{ path: string; stopped: () => Promise<boolean> }>>;

async function isDateStopped(email: string) {
  const { lead = [], date_stop: stops = [] } = await storedIn(site);
  const own = lead.find((row) => row["email"] === email)?.["id"];
  return stops.some((row) => row["lead_id"] === own);
}

const titleIn = ({ text }: { text: string }) => /<title>([^<]*)<\/title>/.exec(text)?.[1];

const byMailProgram = (path: string, headers: Record<string, string> = {}) =>
  ask(site.port, path, {
    method: "POST",
    headers: { ...urlencoded, origin: "https://mail.example", "sec-fetch-site": "cross-site", ...headers },
    body: "List-Unsubscribe=One-Click",
  });

describe("a mail that comes by itself", () => {
  test.each(stopKinds)(
    "of the kind %s is stopped by a mail program, and by no scanner that opens its link",
    async (kind) => {
      const { path, stopped } = await readers[kind]();
      for (let times = 0; times < 2; times += 1) {
        const { status, headers, text } = await ask(site.port, path);
        expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
        expect(text).toMatch(/<button[^>]*type="submit"/);
        expect(text).toContain("noindex");
        // Somebody to whom a mail was forwarded does not learn the recipient's whole address.
        if (path.startsWith("/mails/")) expect(text).not.toMatch(/[\w.-]{2,}@[\w-]{2,}\.example/);
      }
      await ask(site.port, path, { method: "HEAD" });
      expect(await stopped()).toBe(false);
      const answer = await byMailProgram(path);
      expect([answer.status, answer.headers["location"]]).toEqual([200, undefined]);
      expect(await stopped()).toBe(true);
      expect((await byMailProgram(path)).status).toBe(200);
      expect(await stopped()).toBe(true);
    },
  );

  test("stopped one kind, the others go on, and the way back is on the page and in the account", async () => {
    const { path, choices } = await account("daily");
    const before = await choices();
    const answer = await post(site.port, path, { mails: "stop" });
    expect(titleIn(answer)).toBe(fr.kinds.daily.stopped);
    expect(await choices()).toEqual({ ...before, daily: false });
    const again = await ask(site.port, path);
    expect(again.text).toContain(fr.resume);
    await post(site.port, path, { mails: "resume" });
    expect(await choices()).toEqual(before);
  });

  const again = {
    "session-date": ["/pitch-session/notify?lang=en", { key: "another-send-than-the-first" }],
    "conference-date": ["/conference", { firstName: "Mallory" }],
  } as const;

  test.each(["session-date", "conference-date"] as const)(
    "of the kind %s stays stopped when somebody sends the form again: its mail asks the owner, who resumes",
    async (kind) => {
      const { email, path, stopped } = await readers[kind]();
      await byMailProgram(path);
      const before = mailsTo(email);
      const [form, fields] = again[kind];
      expect((await post(site.port, form, { email, ...fields }, somebody().address)).status).toBeLessThan(400);
      const asking = await until(() => mailsTo(email).find((mail) => !before.includes(mail)), "The mail that asks");
      expect(await stopped()).toBe(true);
      const resume = /http:\/\/[^/]+(\/mails\/[^\s"]+)/.exec(asking.replaceAll("=\n", ""))?.[1] ?? "";
      const page = titleIn(await ask(site.port, resume));
      expect([fr.kinds[kind].stopped, en.kinds[kind].stopped]).toContain(page);
      await post(site.port, resume, { mails: "resume" });
      expect(await stopped()).toBe(false);
    },
  );

  test("is stopped by nobody without its link, nor by who reads an address that the account had before", async () => {
    const { id, email } = await signInAs(site, "founder", { lang: "fr" });
    const own = stopPath({ kind: "daily", id, email }, site.secret());
    const foreign = [
      stopPath({ kind: "daily", id, email: `former-${email}` }, site.secret()),
      stopPath({ kind: "daily", id, email }, `${site.secret()}, but another`),
      own.replace("/daily/", "/publication-look/"),
      own.replace("/daily/", "/newsletter/"),
      `${own.slice(0, -1)}${own.endsWith("A") ? "B" : "A"}`,
      `/mails/daily/${id}`,
    ];
    for (const path of foreign) {
      const { status, text } = await ask(site.port, path);
      expect([status, text.includes(email)]).toEqual([404, false]);
      expect((await byMailProgram(path)).status).toBe(404);
    }
    expect(await someOf("notification_choice", (row) => row["person"] === id)).toBe(false);
  });

  test("says at its foot, in its reader's language, which kind its link stops", async () => {
    const { email } = await sent("/pitch-session/notify?lang=fr", notifyFields);
    expect((await mailTo(email)).replaceAll("=\n", "")).toContain(stopWords("fr", "session-date"));
  });
});

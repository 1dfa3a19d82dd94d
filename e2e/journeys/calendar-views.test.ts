import { expect, test } from "vitest";
import { words } from "../../app/investor/sessions/words.en.ts";
import { words as unsent } from "../../app/shell/unsent-words.en.ts";
import type { Event } from "../../domain/content/content.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { languages } from "../../platform/language/language.ts";
import { applicationFields, ask, post, somebody } from "../http/ask.ts";
import { leadsIn } from "../http/stored.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { tabTo, walk } from "./focus.ts";
import { eventually, visitorsOfOwnSite } from "./visitors.ts";

const today = parisDay(new Date());
const on = (id: string, day: string, more: Partial<Event> = {}): Event => ({
  ...{ kind: "event", id, name: { en: `Session ${id}`, fr: `Session ${id}` }, startsOn: day, endsOn: day },
  ...{ startTime: "18:00", endTime: "21:00", place: { en: "Lattes", fr: "Lattes" }, applicationsCloseOn: null },
  ...{ format: "quarterly", capacity: 12, selected: null, pitched: null, confirm: false },
  ...more,
});
const long = (text: string, letters = 120) => text.repeat(letters).slice(0, letters);
const coming = on("march-2024", daysLater(today, 30), {
  name: { en: long("Autumn session "), fr: long("Session d’automne ") },
  place: { en: long("Lattes, rue des Joncs "), fr: long("Lattes, rue des Joncs ") },
});
const empty = on("june-2025", daysLater(today, 50));
const played = on("may-2025", daysLater(today, 20));
const { visit, site } = visitorsOfOwnSite(() => ({}), [coming, empty, played]);

type Member = { cookie: string };
const visitor = { cookie: "a=b" };

async function send({ cookie }: Member, path: string, fields: Record<string, string>) {
  const answer = await sendAs(site(), cookie, path, fields);
  expect([path, fields["intent"], answer.status < 400]).toEqual([path, fields["intent"], true]);
  return answer;
}
const tokenIn = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? "no link";

async function filled(admin: Member) {
  const investors: Member[] = [];
  for (let nth = 0; nth < 44; nth += 1) {
    const isLong = nth % 3 === 0;
    const name = isLong ? { firstName: long("Maximilienne"), lastName: long("W") } : { lastName: `Aber ${nth}` };
    const each = await signInAs(site(), "investor", { approved: true, firstName: "Ines", ...name });
    for (const { id } of [coming, played]) await send(each, `/investisseur/sessions/${id}`, { intent: "reserve" });
    if (nth % 2) await send(each, `/investisseur/sessions/${played.id}`, { intent: "show", shown_to_founders: "on" });
    investors.push(each);
  }
  const founders: (Member & { id: string })[] = [];
  for (const session of [coming, played]) {
    const emails: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const { email, address } = somebody();
      const startupName = nth % 3 === 0 ? long(nth ? "W" : "Trombone et fils ") : `Startup ${nth}`;
      await post(site().port, "/pitch-session/apply", applicationFields(email, { startupName }), address);
      emails.push(email);
    }
    founders.push(await signInAs(site(), "founder", { email: emails[0] ?? "" }));
    const leads = new Map((await leadsIn(site())).map((each) => [each["email"], String(each["id"])]));
    for (const email of emails.slice(0, 8)) {
      const lead = leads.get(email) ?? "";
      await send(admin, `/admin/leads/${lead}`, { intent: "place", lead, session: session.id });
    }
  }
  for (const { id } of [coming, played]) await send(admin, `/admin/sessions/${id}`, { intent: "send-order" });
  const [founder, onStage] = founders;
  if (!founder || !onStage) throw new Error("No founder");
  return { founder, onStage, seated: investors[0] ?? visitor, waiting: investors[42] ?? visitor };
}

async function booked(admin: Member, founder: Member & { id: string }) {
  const elite = { intent: "grant", plan: "elite", starts_on: today, ends_on: "", reason: "Test" };
  await send(admin, `/admin/people/${founder.id}`, elite);
  const desk = "/admin/hours/finance";
  const place = `https://visio.example/${long("room", 250)}`;
  await send(admin, desk, { intent: "means", place, email: "m@finance.example", lang: "fr" });
  const week = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
    [`from.${day}`, "08:00"],
    [`until.${day}`, "20:00"],
  ]);
  await send(admin, desk, { ...Object.fromEntries(week), zone: "America/New_York", intent: "week" });
  const picker = "/startup/heures/finance";
  const { text } = await ask(site().port, picker, { headers: founder });
  const starts_at = /name="starts_at"[^>]*value="([^"]+)"/.exec(text)?.[1] ?? "";
  const answer = await send(founder, picker, { intent: "book", starts_at, topic: long("Runway ", 300) });
  const link = tokenIn((await send(admin, desk, { intent: "link" })).text, /\/hours\/[\w-]{43}/);
  return { desk, picker, meeting: String(answer.headers["location"]).split("?")[0] ?? "", link };
}

test("every view of the calendar is whole and accessible, empty and with 40 guests and names of 120 letters", async () => {
  const admin = await signInAs(site(), "admin");
  const { founder, onStage, seated, waiting } = await filled(admin);
  const hours = await booked(admin, founder);
  const page = await visit();
  const found: string[] = [];
  async function look({ cookie }: Member, paths: string[]) {
    const [name = "", value = ""] = cookie.split("=");
    await page.context().clearCookies();
    await page.context().addCookies([{ name, value, url: site().url }]);
    for (const path of paths)
      for (const lang of languages) {
        await page.goto(`${path}?lang=${lang}`);
        const wrong = await breaches(page, { at: [390, 820, 1440], text: true });
        found.push(...wrong.map((flaw) => `${path} ${lang}: ${flaw}`));
      }
  }
  const board = `/admin/sessions/${played.id}`;
  const own = `/investisseur/sessions/${played.id}`;
  const tab = "/startup/dashboard/pitch-session";

  await site().restartWith([coming, empty, { ...played, startsOn: today, endsOn: today, startTime: "12:00" }]);
  const door = tokenIn((await send(admin, `${board}/day`, { intent: "make-link" })).text, /\/day\/[\w-]{43}/);
  const { text: people } = await ask(site().port, door);
  const there = /name="kind" value="(\w+)"\/?>\s*<input type="hidden" name="guest" value="([^"]+)"/g;
  for (const [, kind = "", guest = ""] of people.matchAll(there))
    await send(visitor, door, { intent: "tap", kind, guest, present: "yes" });
  const { text: sheet } = await ask(site().port, `${board}/day`, { headers: admin });
  const place = /name="place" value="([^"]+)"/.exec(sheet)?.[1] ?? "";
  await send(admin, `${board}/day`, { intent: "start", place });
  await look(admin, ["/admin/sessions", "/admin/hours", hours.desk]);
  for (const { id } of [coming, empty, played])
    await look(admin, [`/admin/sessions/${id}`, `/admin/sessions/${id}/day`]);
  await look(seated, ["/investisseur/sessions", own, `/investisseur/sessions/${empty.id}`, "/account/calendar"]);
  await look(waiting, [`/investisseur/sessions/${coming.id}`]);
  await look(founder, [tab, "/startup/heures", hours.picker, hours.meeting]);
  await look(onStage, [tab]);
  await look(await signInAs(site(), "founder"), [tab, "/startup/heures"]);
  await look(visitor, [`/pitch-sessions/${coming.id}`, `/pitch-sessions/${empty.id}`, door, hours.link]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(door);
  const heights = page
    .locator("main button")
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).offsetHeight));
  expect(Math.max(...(await heights))).toBeLessThan(70);
  const { stops, wrong } = await walk(page);
  expect(stops.length).toBeGreaterThan(48);
  expect(wrong).toEqual([]);

  const over = { ...played, startsOn: daysLater(today, -6), endsOn: daysLater(today, -6) };
  await site().restartWith([coming, empty, over]);
  await look(admin, [board]);
  await look(seated, [own]);
  await look(onStage, [tab]);
  await send(onStage, tab, { intent: "card", session: played.id, card: "yes" });
  const { text: closing } = await ask(site().port, board, { headers: admin });
  const pitched = [...closing.matchAll(/name="pitched"[^>]*value="([^"]+)"/g)].map(([, lead]) => lead).join(",");
  await send(admin, board, { intent: "close", pitched, reason: "full", line: "" });
  await look(admin, [board]);
  await look(visitor, [`/pitch-sessions/${played.id}`]);
  expect(found).toEqual([]);
}, 300_000);

test("a press by keyboard keeps its place on the page, and a press after the session's end a readable answer", async () => {
  const investor = await signInAs(site(), "investor", { approved: true });
  const [name = "", value = ""] = investor.cookie.split("=");
  const page = await visit({ provoked: /401/ });
  await page.context().addCookies([{ name, value, url: site().url }]);
  await page.goto(`/investisseur/sessions/${empty.id}?lang=en`);
  const press = async (button: RegExp) => {
    await tabTo(page, button);
    await page.keyboard.press("Enter");
  };
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await press(/Reserve my seat/);
  await page
    .getByText(words.done["seated"]?.title ?? "")
    .first()
    .waitFor();
  await eventually(focused).toBe("main");
  await press(/Free my seat/);
  await page.getByText(words.done["leave"]?.title ?? "").waitFor();
  await eventually(focused).toBe("main");

  await page.context().clearCookies({ name });
  await press(/Reserve my seat/);
  await page.getByRole("heading", { name: unsent.title }).waitFor();
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await eventually(font).toContain("Instrument");
});

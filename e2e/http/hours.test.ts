import { afterAll, beforeAll, expect, test } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { type Site, startSite } from "../peers/site.ts";
import { ask } from "./ask.ts";
import { until } from "./until.ts";

let site: Site;
type Member = Awaited<ReturnType<typeof signInAs>>;
let [admin, one, two]: Member[] = [];
const desk = pathOf("admin-hours-host", { host: "finance" });
const picker = pathOf("founder-hours-host", { host: "finance" });

async function elite() {
  const founder = await signInAs(site, "founder", { lang: "fr" });
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(site, admin?.cookie ?? "", pathOf("admin-person", { id: founder.id }), grant);
  return founder;
}
beforeAll(async () => {
  site = await startSite();
  admin = await signInAs(site, "admin");
  [one, two] = [await elite(), await elite()];
});
afterAll(() => site.dispose());

const get = (path: string, member = one) => ask(site.port, path, { headers: { cookie: member?.cookie ?? "" } });
const send = (member: Member | undefined, path: string, fields: Record<string, string>) =>
  sendAs(site, member?.cookie ?? "", path, fields);
const timesIn = (text: string) => [...text.matchAll(/name="starts_at"[^>]*value="([^"]+)"/g)].map(([, at = ""]) => at);
const week = (until = "12:00") =>
  Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((day) => [
      [`from.${day}`, "09:00"],
      [`until.${day}`, until],
    ]),
  );
const plain = () => site.mails().map((mail) => mail.replaceAll("=\n", "").replaceAll("=3D", "=").replaceAll("\n ", ""));
const mailsTo = (email: string) =>
  plain().filter((mail) => mail.includes(`To: ${email}\n`) && mail.includes("BEGIN:VCALENDAR"));

async function allTimes() {
  const { text } = await get(picker);
  const weeks = new Set([...text.matchAll(/href="([^"]*\?week=\d+)"/g)].map(([, to = ""]) => to));
  const times = new Set<string>();
  for (const to of weeks) for (const at of timesIn((await get(to)).text)) times.add(at);
  return [...times];
}

test("a week at the desk is what founders choose from, up to 60 days ahead; wrong times are told at their field", async () => {
  expect((await get(picker)).text).toContain('value="watch"');
  const wrong = await send(admin, desk, { ...week(), "until.2": "08:00", zone: "Europe/Atlantis", intent: "week" });
  expect(wrong.status).toBe(422);
  for (const name of ["until.2", "zone"])
    expect(wrong.text).toMatch(
      new RegExp(`aria-invalid="true"[^>]*name="${name}"|name="${name}"[^>]*aria-invalid="true"`),
    );
  const means = { place: "https://visio.example/lab", email: "mentor@finance.example", lang: "fr", intent: "means" };
  const told = async () => [
    (await get("/admin/hours", admin)).text.includes("this mentor isn’t told of bookings"),
    (await get(desk, admin)).text.includes("this mentor isn’t told of bookings"),
  ];
  expect((await send(admin, desk, { ...week(), zone: "Europe/Paris", intent: "week" })).status).toBe(303);
  expect(await told()).toEqual([true, true]);
  expect((await send(admin, desk, means)).status).toBe(303);
  expect(await told()).toEqual([false, false]);
  const times = await allTimes();
  const ahead = times.map((at) => (Date.parse(at) - Date.now()) / 3_600_000);
  expect(times.length).toBeGreaterThan(70);
  expect([Math.min(...ahead) > 23.9, Math.max(...ahead) <= 60 * 24]).toEqual([true, true]);
  const day = parisDay(new Date(times[5] ?? ""));
  const on = async () => (await allTimes()).filter((at) => parisDay(new Date(at)) === day).length;
  expect(await on()).toBe(2);
  expect((await send(admin, desk, { day, intent: "off" })).status).toBe(303);
  expect(await on()).toBe(0);
  expect((await send(admin, desk, { day, intent: "extra" })).status).toBe(303);
  expect(await on()).toBe(2);
});

test("the second to book a time gets 409 with their text and the three nearest, and can take one", async () => {
  const [starts_at = ""] = await allTimes();
  const topic = "Couper ou lever <avant> février ?";
  expect((await send(one, picker, { starts_at, topic: "", intent: "book" })).status).toBe(422);
  expect((await send(one, picker, { starts_at: "tomorrow", topic, intent: "book" })).status).toBe(422);
  const booked = await send(one, picker, { starts_at, topic: "Runway", intent: "book" });
  expect(booked.status).toBe(303);
  const late = await send(two, picker, { starts_at, topic, intent: "book" });
  expect(late.status).toBe(409);
  expect(late.text).toContain("Couper ou lever &lt;avant&gt; février ?");
  const nearest = timesIn(late.text).slice(0, 3);
  expect(new Set(nearest).size).toBe(3);
  const second = await send(two, picker, { starts_at: nearest[1] ?? "", topic, intent: "book" });
  expect(second.status).toBe(303);
  const own = String(booked.headers["location"]);
  expect((await get(own)).text).toContain("https://visio.example/lab");
  expect((await get(own, two)).status).toBe(404);
  expect((await send(two, own, { intent: "cancel" })).status).toBe(404);
  const [guest] = await until(() => (mailsTo(one?.email ?? "").length > 0 ? mailsTo(one?.email ?? "") : undefined));
  expect(guest).toContain("METHOD:REQUEST");
  expect(guest).not.toContain("mentor@finance.example");
  const hosts = await until(() =>
    mailsTo("mentor@finance.example").length > 1 ? mailsTo("mentor@finance.example") : undefined,
  );
  for (const mail of hosts)
    expect([mail.includes("METHOD:REQUEST"), mail.includes(one?.email ?? "")]).toEqual([true, false]);
});

test("a booking is moved and cancelled without script, and a reader of the startup only looks", async () => {
  const startup = await elite();
  const reader = await signInAs(site, "founder", { lang: "en", seat: { id: startup.id, role: "reader" } });
  const editor = await signInAs(site, "founder", { lang: "en", seat: { id: startup.id, role: "editor" } });
  const times = await allTimes();
  const fields = { starts_at: times[10] ?? "", topic: "Churn", intent: "book" };
  expect((await send(reader, picker, fields)).status).toBe(403);
  const booked = await send(editor, picker, fields);
  expect(booked.status).toBe(303);
  const [path = ""] = String(booked.headers["location"]).split("?");
  const { text } = await get(path, reader);
  expect(text).toContain("Churn");
  expect((await send(reader, path, { intent: "cancel" })).status).toBe(403);
  const empty = await send(editor, path, { intent: "move" });
  expect([empty.status, empty.text.includes("Choose a time.")]).toEqual([422, true]);
  const moved = await send(editor, path, { starts_at: times[12] ?? "", intent: "move" });
  expect(moved.status).toBe(303);
  expect((await get(String(moved.headers["location"]), editor)).text).toContain("Moved");
  expect((await send(startup, path, { intent: "cancel" })).status).toBe(303);
  expect((await send(startup, path, { intent: "cancel" })).status).toBe(409);
  expect((await get(pathOf("founder-hours"), editor)).text).toContain('<span class="mark">Cancelled</span>');
  const cancelled = () => mailsTo(editor.email).filter((mail) => mail.includes("METHOD:CANCEL"));
  const [last] = await until(() => (cancelled().length > 0 ? cancelled() : undefined));
  expect(last).toContain("SEQUENCE:2");
});

test("an expert of the team opens their own hours and nobody else's; other functions open none", async () => {
  const expert = await signInAs(site, "team", { lang: "en", functions: ["expert"] });
  const reviewer = await signInAs(site, "team", { lang: "en", functions: ["reviewer"] });
  const own = pathOf("admin-hours-host", { host: expert.id });
  expect((await get(pathOf("admin-hours"), expert)).text).toContain(own);
  expect((await get(own, expert)).status).toBe(200);
  expect((await get(desk, expert)).status).toBe(404);
  expect((await send(expert, desk, { ...week(), zone: "Europe/Paris", intent: "week" })).status).toBe(404);
  expect((await send(expert, own, { ...week(), zone: "America/New_York", intent: "week" })).status).toBe(303);
  for (const path of [own, desk, pathOf("admin-hours")]) expect((await get(path, reviewer)).status).toBe(403);
});

test("a mentor keeps hours by a link shown once: week, day off, a meeting cancelled, and nothing once it is closed", async () => {
  const made = await send(admin, desk, { intent: "link" });
  expect(made.status).toBe(200);
  const [, path = ""] = /<code[^>]*>https?:\/\/[^/<]+(\/hours\/[\w-]{43})</.exec(made.text) ?? [];
  expect((await get(desk, admin)).text).not.toContain(path.slice(7, 30));
  const page = await ask(site.port, path);
  expect([page.status, page.headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
  const stranger = (fields: Record<string, string>) => sendAs(site, "", path, fields);
  expect((await stranger({ ...week("11:00"), zone: "Europe/Paris", intent: "week" })).status).toBe(303);
  expect((await stranger({ ...week("08:00"), zone: "Europe/Paris", intent: "week" })).status).toBe(422);
  const times = await allTimes();
  const startup = await elite();
  const starts_at = times.at(-1) ?? "";
  const booked = await send(startup, picker, { starts_at, topic: "Levée", intent: "book" });
  const [own = ""] = String(booked.headers["location"]).split("?");
  expect((await ask(site.port, path)).text).toContain("Levée");
  const meeting = own.split("/").at(-1) ?? "";
  expect((await stranger({ meeting, intent: "mark", outcome: "held" })).status).toBe(409);
  expect((await stranger({ meeting, intent: "note", note: "private", text: "Mon avis secret" })).status).toBe(303);
  expect((await stranger({ meeting, intent: "note", note: "shared", text: "Lis ceci" })).status).toBe(303);
  const read = (await get(own, startup)).text;
  expect([read.includes("Lis ceci"), read.includes("secret")]).toEqual([true, false]);
  const desks = (await get(desk, admin)).text;
  expect([desks.includes("Lis ceci"), desks.includes("secret")]).toEqual([true, false]);
  const overwritten = await send(admin, desk, { meeting, intent: "note", note: "private", text: "Autre" });
  expect(overwritten.status).toBe(409);
  expect((await ask(site.port, path)).text).toContain("Mon avis secret");
  expect((await stranger({ meeting, intent: "cancel-meeting" })).status).toBe(303);
  expect((await get(own, startup)).text).toContain(picker);
  expect((await stranger({ day: parisDay(new Date(starts_at)), intent: "off" })).status).toBe(303);
  expect((await allTimes()).map((at) => parisDay(new Date(at)))).not.toContain(parisDay(new Date(starts_at)));
  expect((await send(admin, desk, { intent: "end-link" })).status).toBe(303);
  expect([(await ask(site.port, path)).status, (await stranger({ day: "2031-01-06", intent: "off" })).status]).toEqual([
    404, 404,
  ]);
  expect(site.output()).not.toContain(path.slice(7));
});

test("the pages that offer times stay within 130 KB, with every hour of every day open", async () => {
  const always = Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
      [`from.${day}`, "00:00"],
      [`until.${day}`, "00:00"],
    ]),
  );
  expect((await send(admin, desk, { ...always, zone: "America/New_York", intent: "week" })).status).toBe(303);
  const founder = await elite();
  const { text } = await get(picker, founder);
  const [first = ""] = timesIn(text);
  const booked = await send(founder, picker, { starts_at: first, topic: "W".repeat(300), intent: "book" });
  const [own = ""] = String(booked.headers["location"]).split("?");
  const weeks = [...text.matchAll(/href="([^"]*\?week=\d+)"/g)].map(([, to = ""]) => to);
  const sizes = [];
  for (const path of [picker, ...weeks, own]) {
    const page = await get(path, founder);
    expect([path, page.status]).toEqual([path, 200]);
    sizes.push(Buffer.byteLength(page.text));
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(130_000);
});

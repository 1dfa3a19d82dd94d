import { expect, test } from "vitest";
import { words as en } from "../../app/session-day/words.en.ts";
import type { Event } from "../../domain/content/content.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { applicationFields, ask, post, somebody } from "../http/ask.ts";
import { leadsIn } from "../http/stored.ts";
import { sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import { eventually, spaced, visitorsOfOwnSite } from "./visitors.ts";

const today = parisDay(new Date());
const session: Event = {
  ...{ kind: "event", id: "may-2025", name: { en: "Today’s session", fr: "Session du jour" }, place: null },
  ...{ startsOn: today, endsOn: today, startTime: "12:00", endTime: "23:30", applicationsCloseOn: null },
  ...{ format: "quarterly", capacity: 8, selected: null, pitched: null, confirm: false },
};
const { visit, site } = visitorsOfOwnSite(() => ({}), [session]);

test("a helper’s phone without network for ten minutes keeps its taps, and sends each once", async () => {
  const admin = await signInAs(site(), "admin");
  const names = ["Amarre", "Bouée", "Cabestan"];
  for (const startupName of names) {
    const { email, address } = somebody();
    await post(site().port, "/pitch-session/apply", applicationFields(email, { startupName }), address);
    const lead = String((await leadsIn(site())).find((each) => each["email"] === email)?.["id"]);
    const place = { intent: "place", lead, session: session.id };
    expect((await sendAs(site(), admin.cookie, `/admin/leads/${lead}`, place)).status).toBe(303);
  }
  const sheet = `/admin/sessions/${session.id}/day`;
  const made = await sendAs(site(), admin.cookie, sheet, { intent: "make-link" });
  const link = /\/day\/[\w-]{43}/.exec(made.text)?.[0] ?? "";

  const page = await visit({ viewport: { width: 390, height: 844 }, provoked: /Failed to load resource|net::ERR/ });
  await page.clock.install();
  await page.goto(`${link}?lang=en`);
  const mark = (name: string) => page.getByRole("button", { name: en.markOf(name), exact: true });
  const unmark = (name: string) => page.getByRole("button", { name: en.unmarkOf(name), exact: true });
  // The POST after the click succeeds, but the page's GET requests for data fail, as without network.
  let unread = 0;
  await page.route("**/*.data*", (route) => {
    if (route.request().method() !== "GET") return route.continue();
    unread += 1;
    return route.abort("internetdisconnected");
  });
  await mark("Amarre").click();
  const onServer = async () =>
    /(\d of 3) there/.exec(
      (await ask(site().port, sheet, { headers: { cookie: `${admin.cookie}; lang=en` } })).text.replaceAll(
        "<!-- -->",
        "",
      ),
    )?.[1];
  await eventually(onServer).toBe("1 of 3");

  await eventually(() => unread).toBeGreaterThan(0);
  await unmark("Amarre").waitFor();
  await page.unroute("**/*.data*");

  const taken: string[] = [];
  page.on("response", (response) => {
    const tap = new URLSearchParams(response.request().postData() ?? "").get("tap");
    if (tap && response.status() === 303) taken.push(tap);
  });
  await page.context().setOffline(true);
  await unmark("Amarre").click();
  await mark("Bouée").click();
  await mark("Cabestan").click();
  await eventually(async () => spaced(await page.locator("main").textContent())).toContain(en.kept(3));
  await page.clock.fastForward("10:00");
  await eventually(async () => spaced(await page.locator("main").textContent())).toContain(en.kept(3));
  expect([await onServer(), taken]).toEqual(["1 of 3", []]);
  await page.context().setOffline(false);
  await eventually(onServer).toBe("2 of 3");
  await eventually(() => taken.length).toBe(3);
  expect(new Set(taken).size).toBe(3);
  await unmark("Cabestan").waitFor();
  await mark("Amarre").waitFor();
  await eventually(() => page.evaluate((key) => localStorage.getItem(key), `session-taps-${session.id}`)).toBe("[]");
});

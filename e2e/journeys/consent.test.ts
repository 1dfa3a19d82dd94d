import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { choiceCookie } from "../../domain/consent/consent.ts";
import { storedIn } from "../http/stored.ts";
import { breaches } from "./breaches.ts";
import { walk } from "./focus.ts";
import { textFlaws } from "./text-flaws.ts";
import { eventually, newEmail, spaced, visitorsOfOwnSite } from "./visitors.ts";

const { visit, site } = visitorsOfOwnSite(() => ({
  AD_PIXEL_ID: "123456789012345",
  SCHEDULER_URL: "https://calendar.example/the-lab",
}));

const metaScript = `fbq.done = []; fbq.callMethod = (...call) => {
  fbq.done.push(call); if (call[0] === "init") document.cookie = "_fbp=fb.0.1.2; Path=/";
}; fbq.queue.splice(0).forEach((call) => fbq.callMethod(...call));`;

const banner = (page: Page) => page.locator(".consent");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function open(path = "/", options: Parameters<typeof visit>[0] = {}) {
  const page = await visit({ provoked: /asks a third party: https:\/\/connect\.facebook\.net\//, ...options });
  const asked: string[] = [];
  page.on("request", (request) => request.url().startsWith(site().url) || asked.push(request.url()));
  await page
    .context()
    .route("https://connect.facebook.net/**", (route) =>
      route.fulfill({ contentType: "text/javascript", body: metaScript }),
    );
  await page.goto(path);
  return { page, asked };
}

const isAlive = (page: Page) => eventually(() => page.evaluate(() => "isAlive" in window)).toBe(true);

const isSettled = (page: Page) =>
  eventually(() =>
    page.evaluate(() => {
      const { dataset, style } = document.documentElement;
      const hidden = document.querySelector<HTMLElement>(".consent")?.hidden;
      return !("consented" in dataset) && (hidden || style.getPropertyValue("--consent") !== "");
    }),
  ).toBe(true);

/** The first move of the mouse makes the page load its scripts. */
async function move(page: Page) {
  await page.mouse.move(300, 40);
  await page.mouse.move(320, 50);
  await isAlive(page);
  await isSettled(page);
}

async function cookiesOf(page: Page) {
  const all = await page.context().cookies();
  return Object.fromEntries(all.map(({ name, value }) => [name, value]));
}

const excerptOf = (value: string | undefined) => value?.split(".")[3];

async function proofsOf(page: Page) {
  const [visitor] = (await cookiesOf(page))["consent"]?.split(".") ?? [];
  return ((await storedIn(site()))["consent_proof"] ?? []).filter((proof) => proof["visitor"] === visitor);
}

const reported = (page: Page) =>
  page.evaluate(() => {
    const { done = [] } = (window.fbq ?? {}) as { done?: unknown[][] };
    return done.filter(([what]) => what === "track" || what === "consent").map((call) => call.join(" "));
  });

async function readOn(page: Page) {
  for (const path of ["/about", "/privacy", "/"]) {
    await page.goto(path);
    await move(page);
  }
}

describe("consent", () => {
  test("silence is refusal: nothing of another company loads, and reading on changes nothing", async () => {
    const { page, asked } = await open();
    expect(await banner(page).isVisible()).toBe(true);
    await readOn(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(asked).toEqual([]);
    expect(await cookiesOf(page)).toEqual({});
    expect(await banner(page).isVisible()).toBe(true);
  });

  test("leaves in sight the field that had the focus before it came", async () => {
    const { page } = await open("/application", { viewport: { width: 390, height: 844 } });
    const bottom = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    const field = page.locator('[name="website"]');
    await field.evaluate((element: HTMLElement) => {
      element.focus();
      scrollBy(0, element.getBoundingClientRect().bottom - 700);
    });
    expect(Math.round(await bottom())).toBe(700);
    await move(page);
    await banner(page).waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    const { y = 0 } = (await banner(page).boundingBox()) ?? {};
    await eventually(async () => (await bottom()) <= y).toBe(true);
  });

  test("refused in one click, as plain as the one that accepts: nothing loads, and it is not asked again", async () => {
    const { page, asked } = await open();
    await move(page);
    await banner(page).waitFor();
    const looks = await Promise.all(
      ["Reject all", "Accept all"].map((name) =>
        button(page, name).evaluate((element) => {
          const { width, height, top } = element.getBoundingClientRect();
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
          return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight };
        }),
      ),
    );
    expect(looks[0]).toEqual(looks[1]);
    await button(page, "Reject all").click();
    await banner(page).waitFor({ state: "hidden" });
    expect(spaced(await page.locator(".toast").textContent())).toContain("Choice saved");
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    await readOn(page);
    expect(await banner(page).isVisible()).toBe(false);
    expect(asked).toEqual([]);
    expect(excerptOf((await cookiesOf(page))["consent"])).toBe("a0s0");
    expect(await proofsOf(page)).toMatchObject([{ advertising: false, scheduling: false }]);
  });

  test("given in one click: the pixel loads, reports public pages and no personal one; withdrawn, it is gone", async () => {
    const { page, asked } = await open("/", { provoked: /404|connect\.facebook\.net/ });
    await move(page);
    await button(page, "Accept all").click();
    await eventually(() => reported(page)).toEqual(["consent grant", "track PageView"]);
    expect(asked).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
    expect((await cookiesOf(page))["_fbp"]).toBe("fb.0.1.2");
    await page.locator('footer a[href="/privacy"]').click();
    await page.waitForURL("**/privacy");
    await eventually(async () => (await reported(page)).filter((call) => call === "track PageView").length).toBe(2);
    asked.length = 0;
    await page.goto("/receipts/AAAAAAAAAAAAAAAAAAAAAA");
    await move(page);
    await isAlive(page);
    expect(asked).toEqual([]);

    await page.getByRole("link", { name: "Manage cookies" }).click();
    await page.waitForURL("**/cookies#choices");
    await eventually(() => page.locator('#choices [name="advertising"]').isChecked()).toBe(true);
    await page.locator('#choices [name="advertising"]').uncheck();
    await button(page, "Save my choice").last().click();
    await eventually(async () => excerptOf((await cookiesOf(page))["consent"])).toBe("a0s1");
    await eventually(async () => (await cookiesOf(page))["_fbp"]).toBeUndefined();
    asked.length = 0;
    await readOn(page);
    expect(asked).toEqual([]);
    expect(await proofsOf(page)).toMatchObject([
      { advertising: true, scheduling: true },
      { advertising: false, scheduling: true },
    ]);
  });

  test("agreed to, a request for the guide is reported once; neither its receipt nor the quiz's reaches the pixel", async () => {
    const { page } = await open("/quiz");
    await isSettled(page);
    await button(page, "Tout accepter").click();
    await eventually(() => reported(page)).toEqual(["consent grant", "track PageView"]);
    await page.locator(".quiz-answer").first().click();
    await page.goto("/quiz?answers=0000000000");
    const fill = async (fields: Record<string, string>) => {
      for (const [name, value] of Object.entries(fields))
        await page.locator(`main form:has([name="lastName"]) [name="${name}"]`).fill(value);
      await page.locator('main form:has([name="lastName"]) button[type="submit"]').click();
    };
    await isAlive(page);
    // Clicks while the URL still has the quiz's `receipt`, which the advertising pixel must not see.
    await page.evaluate(() => {
      const drawn = new MutationObserver(() => {
        const on = document.querySelector<HTMLAnchorElement>('main a[href*="30-jours"]');
        if (on) drawn.disconnect();
        on?.click();
      });
      drawn.observe(document, { childList: true, subtree: true });
    });
    await fill({ firstName: "Anaïs", lastName: "Durand", email: newEmail("pixel") });
    await page.waitForURL(/\/lancer-votre-startup-en-30-jours\?quiz=1$/);
    expect(await page.evaluate(() => document.referrer)).toBe(`${site().url}/`);
    await move(page);
    await isAlive(page);
    expect(await reported(page)).toEqual([]);
    await fill({});
    await page.waitForURL("**/lancer-votre-startup-en-30-jours-confirmation");
    const leads = async () => (await reported(page)).filter((call) => call === "track Lead").length;
    await eventually(leads).toBe(1);
    await page.reload();
    await eventually(() => reported(page)).toEqual(["consent grant", "track PageView"]);
    expect(await leads()).toBe(0);
  });

  test("chosen purpose by purpose, in French, from boxes that nobody ticked before", async () => {
    const { page, asked } = await open("/?lang=fr");
    await move(page);
    await page.locator(".consent summary").click();
    const boxes = page.locator('.consent [type="checkbox"]');
    expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([
      false,
      false,
    ]);
    await page.locator('.consent [name="scheduling"]').check();
    await button(page, "Enregistrer mon choix").click();
    await banner(page).waitFor({ state: "hidden" });
    expect(excerptOf((await cookiesOf(page))["consent"])).toBe("a0s1");
    expect(asked).toEqual([]);
  });

  test("asked again after six months, whether it was given or refused", async () => {
    for (const given of [true, false]) {
      const { page } = await open("/about");
      const keptSince = async (days: number) => {
        const madeAt = new Date(Date.now() - days * 86_400_000);
        const choices = { advertising: given, scheduling: given };
        const [pair = ""] = choiceCookie({ visitor: "A".repeat(22), madeAt, version: 1, choices }, false).split("; ");
        const [name = "", value = ""] = pair.split("=");
        await page.context().addCookies([{ name, value, url: site().url }]);
        await page.reload();
        await move(page);
        return banner(page).isVisible();
      };
      expect(await keptSince(179)).toBe(false);
      expect(await keptSince(181)).toBe(true);
    }
  });

  test.each<[string, (route: Route) => Promise<void>, string]>([
    ["no answer comes", (route) => route.abort(), "Your choice could not be saved"],
    ["the server cannot store", (route) => route.fulfill({ status: 503 }), "Your choice could not be saved"],
    ["there were too many", (route) => route.fulfill({ status: 429, headers: { "Retry-After": "90" } }), "2 minutes"],
    [
      "the browser keeps no cookie",
      (route) => route.fulfill({ status: 303, headers: { Location: "/" } }),
      "keeps no cookies",
    ],
  ])("%s: nothing loads, the message says so, and the next try counts", async (_, answer, message) => {
    const { page, asked } = await open("/", { provoked: /Failed to load resource|connect\.facebook\.net/ });
    await page.route("**/consent", answer);
    await move(page);
    await button(page, "Accept all").click();
    await eventually(async () => spaced(await page.locator(".consent .status-line").textContent())).toContain(message);
    expect(asked).toEqual([]);
    expect(await page.locator(".toast").count()).toBe(0);
    await page.unroute("**/consent");
    await button(page, "Accept all").click();
    await banner(page).waitFor({ state: "hidden" });
    await eventually(() => asked.length).toBe(1);
  });

  test("a withdrawal that could not be stored counts all the same", async () => {
    const { page, asked } = await open("/", { provoked: /Failed to load resource|connect\.facebook\.net/ });
    await move(page);
    await button(page, "Accept all").click();
    await eventually(async () => (await cookiesOf(page))["_fbp"]).toBeDefined();
    await page.goto("/cookies");
    await move(page);
    await page.route("**/consent", (route) => route.abort());
    await button(page, "Reject all").last().click();
    await page.locator("#choices .status-line").waitFor();
    expect((await reported(page)).at(-1)).toBe("consent revoke");
    expect((await cookiesOf(page))["_fbp"]).toBeUndefined();
    asked.length = 0;
    await readOn(page);
    expect(asked).toEqual([]);
    expect(await banner(page).isVisible()).toBe(true);
  });

  test("without script it is given, changed and withdrawn on the cookies page", async () => {
    const { page, asked } = await open("/", { javaScriptEnabled: false });
    expect(await banner(page).isVisible()).toBe(false);
    await page.getByRole("link", { name: "Manage cookies" }).click();
    await page.locator('#choices [name="scheduling"]').check();
    for (const [name, said] of [
      ["Save my choice", "a0s1"],
      ["Accept all", "a1s1"],
      ["Reject all", "a0s0"],
    ] as const) {
      await button(page, name).last().click();
      await page.waitForURL("**/cookies#choices");
      await eventually(async () => excerptOf((await cookiesOf(page))["consent"])).toBe(said);
    }
    expect(await proofsOf(page)).toHaveLength(3);
    expect(asked).toEqual([]);
  });
});

describe("the banner", () => {
  test.each([
    { width: 390, height: 844 },
    { width: 320, height: 640 },
    { width: 1440, height: 900 },
  ])("hides nothing that has the focus, and moves nothing, at $width px", async (viewport) => {
    const { page } = await open("/about?lang=fr", { viewport });
    // A late text font would move the page, which the test would blame on the banner.
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      const shifts: unknown[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
    });
    await move(page);
    await banner(page).waitFor();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
    expect(await page.evaluate(textFlaws).then((all) => all.filter((flaw) => !flaw.startsWith("overlaps")))).toEqual(
      [],
    );
    const { stops, wrong } = await walk(page);
    expect(wrong).toEqual([]);
    for (const [index, name] of ["Choisir", "Tout refuser", "Tout accepter"].entries())
      expect(stops[index + 1]).toContain(name);
    expect(stops.length).toBeGreaterThan(15);
  });

  test("axe finds nothing in it, nor in the form of the cookies page, in both languages and themes", async () => {
    const found: Record<string, string[]> = {};
    for (const lang of ["en", "fr"]) {
      const { page } = await open(`/?lang=${lang}`, { viewport: { width: 390, height: 844 } });
      for (const path of ["/about", "/cookies"]) {
        await page.goto(path);
        await move(page);
        if (path === "/about") await page.locator(".consent summary").click();
        else await page.locator('#choices [role="status"]').waitFor();
        const wrong = await breaches(page);
        if (wrong.length > 0) found[`${path} ${lang}`] = wrong;
      }
    }
    expect(found).toEqual({});
  });
});

import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { eventually, newEmail, spaced, visitors } from "./visitors.ts";

const { visit } = visitors({ reducedMotion: "no-preference" });

const toast = (page: Page) => page.locator(".toast");

async function send(page: Page) {
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await field("fullName").fill("Zoé Sel");
  await field("email").fill(newEmail("toast"));
  await field("topic").selectOption({ index: 1 });
  await field("message").fill("Bonjour");
  await page.locator('main button[type="submit"]').click();
  await toast(page).waitFor();
  await page.mouse.move(5, 5);
}

async function swipe(page: Page, distance: number) {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error("There is no toast to swipe");
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let moved = 0; moved <= distance; moved += 5) await page.mouse.move(x + moved, y);
  await page.mouse.up();
}

describe("the toast", () => {
  test("closes itself after five seconds, and only then the page says the same in words", async () => {
    const page = await visit();
    await page.goto("/contact");
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { toastTimes: times });
      new MutationObserver(() => {
        const isThere = document.querySelector(".toast") !== null;
        if (isThere !== (times.length === 1)) times.push(performance.now());
      }).observe(document.body, { childList: true, subtree: true });
    });
    await send(page);
    expect(await page.locator("main .status-line").count()).toBe(0);
    await toast(page).waitFor({ state: "detached" });
    const [shown = 0, gone = 0] = await page.evaluate(() => (window as unknown as { toastTimes: number[] }).toastTimes);
    expect(gone - shown).toBeGreaterThan(4_800);
    expect(gone - shown).toBeLessThan(15_000);
    expect(spaced(await page.locator("main .status-line").textContent())).toContain("Message sent successfully!");
  });

  test("stays when it is swiped 45 px to the right and goes at 60, and has a button that closes it", async () => {
    const page = await visit();
    await page.goto("/contact");
    await send(page);
    await swipe(page, 45);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await toast(page).count()).toBe(1);
    await swipe(page, 60);
    await toast(page).waitFor({ state: "detached", timeout: 3_500 });

    const other = await visit();
    await other.goto("/contact");
    await send(other);
    await other.getByRole("button", { name: "Close" }).click();
    await toast(other).waitFor({ state: "detached", timeout: 3_500 });
  });
});

describe("the theme", () => {
  const themeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).colorScheme);
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const button = (page: Page, theme: string) => page.locator(`footer button[name="theme"][value="${theme}"]`);
  const salt = "rgb(244, 247, 246)";
  const night = "rgb(7, 27, 30)";

  test("follows the system until one is chosen, at once and before the first paint of the next page", async () => {
    const page = await visit({ colorScheme: "dark" });
    await page.goto("/");
    expect(await ground(page)).toBe(night);
    await button(page, "light").click();
    await eventually(() => ground(page)).toBe(salt);
    expect(await button(page, "light").getAttribute("aria-pressed")).toBe("true");
    const posts: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () =>
        Object.assign(window, { firstGround: getComputedStyle(document.documentElement).backgroundColor }),
      ),
    );
    await page.goto("/about");
    expect(await page.evaluate(() => (window as unknown as { firstGround: string }).firstGround)).toBe(salt);
    await button(page, "system").click();
    await eventually(() => ground(page)).toBe(night);
    await page.reload();
    expect([await ground(page), await themeOf(page)]).toEqual([night, "light dark"]);
    expect(posts).toEqual([]);
  });

  test("without script is a post that is kept, or is not offered", async () => {
    const page = await visit({ javaScriptEnabled: false, colorScheme: "light" });
    await page.goto("/about");
    if (!(await button(page, "dark").isVisible())) return;
    await button(page, "dark").click();
    await page.waitForLoadState();
    expect(new URL(page.url()).pathname).toBe("/about");
    expect((await page.context().cookies()).find(({ name }) => name === "theme")).toMatchObject({
      value: "dark",
      path: "/",
      sameSite: "Lax",
    });
    expect(await ground(page)).toBe(night);
  });
});

function moving() {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? "");
}

describe("motion", () => {
  const watchCount = (page: Page) =>
    page.evaluate(() => {
      const counts = [...document.querySelectorAll<HTMLElement>("[data-count]")].sort(
        (a, b) => Number(b.dataset.count) - Number(a.dataset.count),
      );
      const [count] = counts;
      if (!count) throw new Error("Nothing counts");
      const seen = [count.textContent ?? ""];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(count.textContent ?? "")).observe(count, {
        characterData: true,
        childList: true,
        subtree: true,
      });
      count.scrollIntoView({ block: "center", behavior: "instant" });
    });
  const seenCounts = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

  test("logos and claims run, figures count up to what the server said; the switch stops a row", async () => {
    const page = await visit();
    await page.goto("/");
    expect(await page.evaluate(moving)).toContain("marquee-row");
    await watchCount(page);
    const [final = ""] = await seenCounts(page);
    await eventually(async () => new Set(await seenCounts(page)).size).toBeGreaterThan(2);
    await eventually(async () => (await seenCounts(page)).at(-1)).toBe(final);
    const values = (await seenCounts(page)).slice(1).map((text) => Number(text.replace(/\D/g, "")));
    expect(values).toEqual(values.toSorted((a, b) => a - b));

    for (const marquee of await page.locator(".marquee").all()) {
      await marquee.locator('input[type="checkbox"]').check();
      await eventually(() =>
        marquee.evaluate((group) => group.getAnimations({ subtree: true }).map(({ playState }) => playState)),
      ).toEqual(await marquee.locator(".marquee-row").evaluateAll((rows) => rows.map(() => "paused")));
    }
  });

  test("nothing of a page waits to be shown; once somebody scrolls, what is below comes in when it is reached", async () => {
    const page = await visit({ viewport: { width: 390, height: 844 } });
    await page.goto("/");
    const unseen = () =>
      page.evaluate(() => {
        const styles = [...document.querySelectorAll("main > *, [data-reveal]")].map((part) => getComputedStyle(part));
        return styles.filter((style) => style.contentVisibility !== "visible" || style.opacity !== "1").length;
      });
    await eventually(unseen).toBe(0);
    await page.mouse.wheel(0, 40);
    await eventually(unseen).toBeGreaterThan(0);
    await page.evaluate(async () => {
      for (const below of document.querySelectorAll("[data-reveal]")) {
        below.scrollIntoView({ block: "center", behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
    await eventually(unseen).toBe(0);
  });

  test("each logo is read once, though its row repeats four times", async () => {
    const page = await visit({ reducedMotion: "reduce" });
    await page.goto("/");
    for (const row of await page.locator(".marquee-row").all())
      expect(
        await row.locator("ul").evaluateAll((lists) => lists.map((list) => list.getAttribute("aria-hidden"))),
      ).toEqual([null, "true", "true", "true"]);
    expect(
      await page
        .locator(".trust .marquee-row")
        .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-towards"))),
    ).toEqual(["right", "left", "right"]);
  });

  test("none of it for whoever asked for less", async () => {
    const page = await visit({ reducedMotion: "reduce" });
    await page.goto("/");
    await watchCount(page);
    await page.locator(".disclosure summary").first().click();
    const questions = page.locator('details[name="faq"]');
    await questions.first().locator("summary").click();
    expect(await page.evaluate(moving)).toEqual([]);
    const settled = await questions.first().evaluate(async (details) => {
      const inside = details.querySelector(".disclosure-body")?.getBoundingClientRect();
      return Math.abs((inside?.bottom ?? 0) - details.getBoundingClientRect().bottom) < 3;
    });
    expect(settled, "a question unfolds without a movement").toBe(true);
    expect(await seenCounts(page)).toHaveLength(1);
    for (const element of await page.locator("[data-reveal]").all())
      expect(await element.evaluate((shown) => getComputedStyle(shown).opacity)).toBe("1");
  });
});

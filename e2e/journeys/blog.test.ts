import { describe, expect, test } from "vitest";
import { words as blogEn } from "../../app/blog/words.en.ts";
import { words as blogFr } from "../../app/blog/words.fr.ts";
import { words as newsletterEn } from "../../app/newsletter/words.en.ts";
import { words as newsletterFr } from "../../app/newsletter/words.fr.ts";
import { breaches } from "./breaches.ts";
import { eventually, isAlive, newEmail, spaced, visitors } from "./visitors.ts";

const { visit, mailsTo, site } = visitors();
const blog = { en: blogEn, fr: blogFr };
const newsletter = { en: newsletterEn, fr: newsletterFr };

const linkIn = (mail: string | undefined, kind: "confirm" | "unsubscribe") =>
  new RegExp(`http://[^/]+(/newsletter/${kind}/[\\w-]+\\?lang=\\w\\w)`).exec(mail ?? "")?.[1] ?? "";

const founders = [
  { lang: "fr", javaScriptEnabled: true, title: "BSA AIR, ce que le plafond change vraiment" },
  { lang: "fr", javaScriptEnabled: false, title: "BSA AIR, ce que le plafond change vraiment" },
  { lang: "en", javaScriptEnabled: true, title: "BSA AIR, what the cap really changes" },
  { lang: "en", javaScriptEnabled: false, title: "BSA AIR, what the cap really changes" },
] as const;

test.each(founders)(
  "a founder searches, reads figures, subscribes, confirms and leaves in one click ($lang, script: $javaScriptEnabled)",
  async ({ lang, javaScriptEnabled, title }) => {
    const page = await visit({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const words = blog[lang];
    await page.goto(`/blog?lang=${lang}`);
    await page.getByPlaceholder(words.search.placeholder).fill("BSA AIR plafond");
    await page.getByRole("button", { name: words.search.submit, exact: true }).click();
    await eventually(() => page.locator(".post-grid .post-card").count()).toBe(1);
    expect(new URL(page.url()).searchParams.get("q")).toBe("BSA AIR plafond");
    await page.getByRole("link", { name: words.read }).click();
    await page.waitForURL("**/blog/bsa-air-plafond");
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    const table = page.locator(".article-table").first();
    expect(spaced(await table.textContent())).toMatch(/66[\s,]667/);
    expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const email = newEmail("reader");
    await page.locator("#newsletter [name=email]").fill(email);
    await page.locator("#newsletter button[type=submit]").click();
    if (javaScriptEnabled) await page.locator("#newsletter .status-line").waitFor();
    else await page.waitForURL("**/receipts/*");
    expect(spaced(await page.locator(".status-line").textContent())).toContain(newsletter[lang].success.title);
    await eventually(() => mailsTo(email).length).toBe(1);
    const confirm = linkIn(mailsTo(email)[0], "confirm");
    await page.goto(confirm);
    await page.getByRole("button", { name: newsletter[lang].confirm.action }).click();
    await page.getByRole("heading", { name: newsletter[lang].confirm.subscribed }).waitFor();
    if (javaScriptEnabled) await eventually(() => page.locator("main [role=status]:focus").count()).toBe(1);
    await eventually(() => mailsTo(email).length).toBe(2);
    await page.goto(linkIn(mailsTo(email)[1], "unsubscribe"));
    await page.getByRole("button", { name: newsletter[lang].unsubscribe.action }).click();
    await page.getByRole("heading", { name: newsletter[lang].unsubscribe.left }).waitFor();
    if (javaScriptEnabled) await eventually(() => page.locator("main [role=status]:focus").count()).toBe(1);
    expect(mailsTo(email)).toHaveLength(2);
  },
);

describe("with script", () => {
  test("the list follows what is typed, the tab stays, and the way back to everything resets both", async () => {
    const page = await visit();
    await page.goto("/blog");
    await page.getByRole("link", { name: blogEn.tabs.fundraising, exact: true }).click();
    await eventually(() => new URL(page.url()).search).toBe("?category=fundraising");
    await eventually(() => page.locator(".post-featured").count()).toBe(0);
    const field = page.getByRole("searchbox");
    await field.pressSequentially("dÉcote");
    await eventually(() => page.locator(".post-grid .post-card").count()).toBe(1);
    expect(new URL(page.url()).search).toBe("?category=fundraising&q=d%C3%89cote");
    expect(await page.getByRole("status").first().textContent()).toBe(blogEn.found(1));
    await field.fill("zzzz");
    await page.getByRole("status").getByText(blogEn.empty.category).waitFor();
    await page.getByRole("link", { name: blogEn.empty.all }).click();
    await eventually(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe("/blog");
    await page.locator(".post-featured").waitFor();
    expect(await field.inputValue()).toBe("");
  });

  test("the link of an article is copied, whole", async () => {
    const page = await visit();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/blog/runway-burn?lang=fr");
    await page.getByRole("button", { name: blogFr.article.copy }).click();
    await page.getByText(blogFr.article.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site().url}/blog/runway-burn`);
    expect(await isAlive(page)).toBe(true);
  });
});

test("axe finds nothing in what is found, not found, and mailed to", async () => {
  const page = await visit({ provoked: /404/ });
  const found: Record<string, string[]> = {};
  for (const path of [
    "/blog?q=bsa&lang=fr",
    "/blog?q=zzzz&lang=fr",
    "/blog?after=1780000000000-7&lang=en",
    "/blog/runway-burn?lang=en",
    "/newsletter/confirm/nothing?lang=fr",
  ]) {
    await page.goto(path);
    const wrong = await breaches(page);
    if (wrong.length > 0) found[path] = wrong;
  }
  expect(found).toEqual({});
});

test("posts stand one below the other on a phone, two in a row on a tablet and three on a desktop", async () => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/blog");
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator(".post-grid > li")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect([width, new Set(lefts).size]).toEqual([width, columns]);
  }
});

test("a card leads to its article wherever it is pressed", async () => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/blog");
  const card = page.locator(".post-grid .post-card").first();
  const to = (await card.getByRole("link").getAttribute("href")) ?? "";
  // If hovering moved the card, this click would hit the element behind the card.
  await card.click({ position: { x: 40, y: 40 } });
  await page.waitForURL(`**${to}`);
});

test("on paper an article is its words", async () => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/blog/bsa-air-plafond?lang=fr");
  await page.emulateMedia({ media: "print" });
  for (const seen of [".article-head h1", ".article-body", ".article-table"])
    expect(await page.locator(seen).first().isVisible(), seen).toBe(true);
  for (const hidden of [".bar", ".footer", "#newsletter", ".article-contents", ".article-related", ".share"])
    expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false);
});

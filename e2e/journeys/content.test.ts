import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { words as en } from "../../app/desk/content/words.en.ts";
import { words as fr } from "../../app/desk/content/words.fr.ts";
import { imagePath, pathOf } from "../../app/paths.ts";
import { words as shell } from "../../app/shell/words.en.ts";
import { parisLocal } from "../../platform/language/paris-time.ts";
import { inspect } from "../axe.ts";
import { leadsIn } from "../http/stored.ts";
import { signInAs } from "../peers/sign-in.ts";
import { breaches } from "./breaches.ts";
import { textFlaws } from "./text-flaws.ts";
import { eventually, isAlive, newEmail, spaced, visitorsOfOwnSite } from "./visitors.ts";
import { routeListPath } from "../../app/server/route-list.server.ts";

const clock = join(mkdtempSync(join(tmpdir(), "lab-content-")), "offset");
writeFileSync(clock, "0");
const preload = new URL("../faults/moved-clock.mjs", import.meta.url).href;
const { visit, mailsTo, site } = visitorsOfOwnSite(() => ({
  NODE_OPTIONS: `--import=${preload}`,
  CLOCK_OFFSET_FILE: clock,
}));
const words = { en, fr };

type Options = Parameters<typeof visit>[0] & { lang?: "en" | "fr" };

async function operator({ lang = "en", ...options }: Options = {}) {
  const { cookie } = await signInAs(site(), "admin", { firstName: "Odile", lastName: "Martin", lang });
  const page = await visit({ ...options });
  const [name = "", ...value] = cookie.split("=");
  await page.context().addCookies([{ name, value: value.join("="), url: site().url }]);
  return page;
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const isAtPreviews = (page: Page) =>
  page.locator("#previews").evaluate((previews) => {
    const { top, height } = previews.getBoundingClientRect();
    return height > innerHeight && top >= 0 && top < innerHeight / 3;
  });
const statusTexts = (page: Page) => page.locator("main .status-line").allInnerTexts();

/** Waits until the page has the text; 20 s is shorter than any cache lifetime. */
async function reads(path: string, text: string) {
  const page = async () => spaced(await (await fetch(`${site().url}${path}`)).text()).replaceAll("&#x27;", "'");
  await expect.poll(page, { timeout: 20_000, interval: 50 }).toContain(text);
}

test.each([
  { javaScriptEnabled: true, lang: "en", width: 1440 },
  { javaScriptEnabled: false, lang: "fr", width: 390 },
] as const)(
  "a price and a paragraph changed on the desk are read in both languages at once ($lang, script: $javaScriptEnabled)",
  async ({ javaScriptEnabled, lang, width }) => {
    const own = words[lang];
    const price = javaScriptEnabled ? 9_400 : 9_300;
    const page = await operator({ lang, javaScriptEnabled, viewport: { width, height: 900 } });
    await page.goto(pathOf("admin-content"));
    await page.getByRole("link", { name: own.kinds.fact, exact: true }).click();
    await page.waitForURL(`**${pathOf("admin-records", { kind: "fact" })}`);
    await page.goto(pathOf("admin-record", { kind: "fact", id: "offer.upfront_fee" }));
    await field(page, "value.number").fill(String(price));
    await page.getByRole("button", { name: own.editor.publish, exact: true }).click();
    await page.waitForURL("**done=published");
    await reads(pathOf("program"), `€9,${price - 9_000}`);
    await reads(`${pathOf("program")}?lang=fr`, `9 ${price - 9_000} €`);
    expect((await statusTexts(page)).join()).toContain(own.done.published);

    await page.goto(pathOf("admin-record", { kind: "page", id: "home" }));
    await page.locator("summary", { hasText: own.fields.intro }).first().click();
    await field(page, "intro.paragraphs.0.en").fill(`A paragraph for ${price}.`);
    await field(page, "intro.paragraphs.0.fr").fill(`Un paragraphe à ${price} : le voici.`);
    await page
      .getByRole("button", { name: own.editor.addTo(own.fields.paragraphs) })
      .first()
      .click();
    await field(page, "intro.paragraphs").last().waitFor({ state: "attached" });
    const added = page.locator('[name^="intro.paragraphs."][name$=".en"]').last();
    if (javaScriptEnabled) await eventually(() => added.evaluate((area) => area === document.activeElement)).toBe(true);
    await added.fill("One more.");
    await page.locator('[name^="intro.paragraphs."][name$=".fr"]').last().fill("Encore un.");
    await page.getByRole("button", { name: own.editor.publish, exact: true }).click();
    await page.waitForURL("**/home?*done=published");
    await eventually(() =>
      page.evaluate(() => {
        const { top = -1, bottom = 0 } = document.querySelector(".status-good")?.getBoundingClientRect() ?? {};
        return top >= 0 && bottom <= innerHeight;
      }),
    ).toBe(true);
    await reads("/", `A paragraph for ${price}.`);
    await reads("/?lang=fr", `Un paragraphe à ${price} : le voici.`);
    await reads("/?lang=fr", "Encore un.");

    await page.getByRole("link", { name: own.editor.history }).click();
    await page.getByText("One more.").first().waitFor();
    await page.getByRole("button", { name: own.history.undo }).first().click();
    await page.waitForURL("**done=undone");
    await eventually(async () => (await fetch(`${site().url}/`)).text()).not.toContain(`A paragraph for ${price}.`);
  },
);

test("the simulator's multiples are those of the facts: in its sentences, its calculation, the lead and the mail", async () => {
  const publish = async (page: Page, id: string, values: Record<string, string>) => {
    await page.goto(pathOf("admin-record", { kind: "fact", id }));
    for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
    await page.getByRole("button", { name: en.editor.publish, exact: true }).click();
    await page.waitForURL("**done=published");
  };
  const page = await operator();
  await publish(page, "simulator.multiple", { "value.number": "6" });
  await publish(page, "simulator.range", { "value.from": "2.5", "value.to": "8" });
  await reads("/simulator", "Central case, ×6");
  await reads("/simulator?lang=fr", "Multiplicateur attendu de 2,5 à 8 sur 18 mois");
  await reads("/", "Expected multiplier of 2.5-8x over 18 months");

  const visitor = await visit();
  await visitor.goto("/");
  const simulator = visitor.locator(".simulator");
  const email = newEmail("multiples");
  await simulator.locator('[name="monthlyRevenue"]').fill("10000");
  await eventually(async () => spaced(await simulator.locator("output").innerText())).toContain("€60,000");
  const said = spaced(await simulator.locator(".projection").textContent());
  for (const part of ["Central case, ×6", "Expected multiplier of 2.5-8x", "€25,000 to €80,000 a month", "if ×2.5"])
    expect(said).toContain(part);
  await simulator.locator('[name="email"]').fill(email);
  await simulator.locator('[name="companyName"]').fill("Étang SAS");
  await simulator.locator('button[type="submit"]').click();
  await eventually(() => mailsTo(email).length).toBe(1);
  for (const part of ["€60,000 a month", "(×6)", "(×2.5 to ×8)", "€25,000 to €80,000 a month"])
    expect(spaced(mailsTo(email).join())).toContain(part);
  const lead = (await leadsIn(site())).find((each) => each["email"] === email);
  expect(lead?.["payload"]).toMatchObject({ growthMultiple: 6, projectedRevenue: 60_000 });
});

test("what is refused is said beside its field, by keyboard alone, and nothing typed is lost", async () => {
  const page = await operator({ provoked: /422/ });
  await page.goto(pathOf("admin-record", { kind: "page", id: "home" }));
  await eventually(() => isAlive(page)).toBe(true);
  // Waits for hydration, because React then sets the text of long fields again, which removes the selection.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.locator("summary", { hasText: en.fields.why }).first().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("why.title.en");
  const title = field(page, "why.title.en");
  const selected = () =>
    title.evaluate((it: HTMLTextAreaElement) => it.value.slice(it.selectionStart, it.selectionEnd) === it.value);
  await eventually(async () => {
    await page.keyboard.press("Control+A");
    return selected();
  }).toBe(true);
  await page.keyboard.type("We ask {offer.nothing}");
  expect(await title.inputValue()).toBe("We ask {offer.nothing}");
  await page.getByRole("button", { name: en.editor.publish, exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("No number is called {offer.nothing}.").waitFor();
  expect(await title.inputValue()).toBe("We ask {offer.nothing}");
  expect(await page.evaluate(() => document.activeElement?.className)).toContain("record-notice");
  expect(await inspect(page)).toEqual([]);
});

test.each(["en", "fr"] as const)(
  "every page of it passes the checks, narrow and wide, light and dark (%s)",
  async (lang) => {
    const page = await operator({ lang });
    for (const path of [
      pathOf("admin-content"),
      pathOf("admin-records", { kind: "fact" }),
      pathOf("admin-records", { kind: "team" }),
      pathOf("admin-record", { kind: "fact", id: "offer.upfront_fee" }),
      pathOf("admin-record", { kind: "page", id: "studio" }),
      pathOf("admin-record", { kind: "setting", id: "site" }),
      pathOf("admin-record", { kind: "faq", id: "new" }),
      pathOf("admin-posts"),
      pathOf("admin-post", { post: 1 }),
      pathOf("admin-post", { post: "new" }),
      pathOf("admin-images"),
    ]) {
      await page.goto(path);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLDetailsElement>("main details")) part.open = true;
        // The bar at the bottom covers part of the page intentionally, so this check moves the bar.
        for (const bar of document.querySelectorAll<HTMLElement>(".record-bar")) bar.style.position = "static";
      });
      expect(await breaches(page, { at: [390, 1440], text: true }), path).toEqual([]);
    }
  },
);

test("a portrait uploaded with its permission takes the place of the drawn one, and nothing moves; where it fails to load, the drawn one shows", async () => {
  const { default: sharp } = await import("sharp");
  const portrait = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#db3a55" } })
    .jpeg()
    .toBuffer();
  const page = await operator({ provoked: /422/ });
  await page.goto(pathOf("admin-images"));
  await page.locator("[name=file]").setInputFiles({ name: "portrait.jpg", mimeType: "image/jpeg", buffer: portrait });
  await field(page, "altEn").fill("Portrait of the host");
  await page.getByRole("button", { name: en.images.upload }).click();
  await page.getByText(en.images.refused.altFr).waitFor();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("altFr");
  await page.locator("[name=file]").setInputFiles({ name: "portrait.jpg", mimeType: "image/jpeg", buffer: portrait });
  await field(page, "altFr").fill("Portrait de l’hôte");
  await field(page, "permission").fill("Her mail");
  await field(page, "permittedOn").fill("2026-11-20");
  await page.getByRole("button", { name: en.images.upload }).click();
  await page.waitForURL("**done=added");
  const id = /images\/([\w-]{22})/.exec(page.url())?.[1] ?? "";
  await page.goto(pathOf("admin-record", { kind: "team", id: "place" }));
  await page.locator(`[name=image][value="${id}"]`).check();
  await page.getByRole("button", { name: en.editor.publish, exact: true }).click();
  await page.waitForURL("**done=published");
  const visitor = await visit();
  await visitor.goto(pathOf("about"));
  const shown = visitor.locator(`img[src="${imagePath(id, 192)}"]`);
  await shown.scrollIntoViewIfNeeded();
  await eventually(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(192);
  expect(await shown.evaluate((image) => image.getBoundingClientRect().width)).toBe(96);
  const cutOff = await visit({ provoked: /Failed to load resource/ });
  await cutOff.route("**/images/**", (route) => route.abort());
  await cutOff.goto(pathOf("about"));
  const missing = cutOff.locator(`img[src="${imagePath(id, 192)}"]`);
  await missing.locator("..").scrollIntoViewIfNeeded();
  await eventually(() => missing.evaluate((image) => (image as HTMLElement).hidden)).toBe(true);
  expect(await missing.locator("..").locator("svg").isVisible()).toBe(true);
  for (const path of [pathOf("admin-image", { image: id }), pathOf("admin-history", { kind: "team", id: "place" })]) {
    await page.goto(path);
    expect(await breaches(page, { at: [390] }), path).toEqual([]);
  }
});

test.each([
  { javaScriptEnabled: true, width: 1440 },
  { javaScriptEnabled: false, width: 390 },
])("a change of an article is read in its history and put back (script: $javaScriptEnabled)", async (way) => {
  const page = await operator({ lang: "fr", ...way, viewport: { width: way.width, height: 900 } });
  await page.goto(pathOf("admin-post", { post: 2 }));
  const title = await field(page, "fr.title").inputValue();
  await field(page, "fr.title").fill("Un autre titre");
  await page.getByRole("button", { name: fr.posts.publishAgain }).click();
  await page.waitForURL("**done=published");
  await page.getByRole("link", { name: fr.editor.history, exact: true }).click();
  await page.waitForURL(`**${pathOf("admin-post-history", { post: 2 })}`);
  const change = page.locator(".desk-log > li").first();
  expect(spaced(await change.locator("del").innerText())).toBe(spaced(title));
  expect(await change.locator("ins").innerText()).toBe("Un autre titre");
  expect(await change.innerText()).toContain("Odile Martin");
  expect(await page.evaluate(textFlaws)).toEqual([]);
  if (way.javaScriptEnabled) expect(await inspect(page)).toEqual([]);
  await change.getByRole("button", { name: fr.history.putBack }).click();
  await page.waitForURL("**done=undone");
  await eventually(() => statusTexts(page)).toEqual([expect.stringContaining(fr.done.undone)]);
  expect(await field(page, "fr.title").inputValue()).toBe(title);
  expect(await page.locator(".tag-good").count()).toBe(1);
  await page.getByRole("button", { name: fr.posts.backToDraft }).click();
  await page.waitForURL("**done=withdrawn");
  await eventually(() => statusTexts(page)).toEqual([expect.stringContaining(fr.done.withdrawn)]);
  await page.getByRole("button", { name: fr.posts.publish, exact: true }).click();
  await page.waitForURL("**done=published");
});

test("what is typed into a record outlives a refusal, then a lost network, and a step aside", async () => {
  const page = await operator({ provoked: /Failed to load resource/ });
  await page.goto(pathOf("admin-record", { kind: "faq", id: "new" }));
  await field(page, "question.en").fill("Who holds the shares?");
  await page.getByRole("button", { name: en.editor.publish, exact: true }).click();
  await eventually(() => statusTexts(page)).toEqual([expect.stringContaining(en.refused.title)]);
  await field(page, "question.fr").fill("Qui détient les parts ?");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: en.editor.publish, exact: true }).click();
  await eventually(async () => (await statusTexts(page)).at(-1)).toContain(en.refused.lost);
  const typed = () => Promise.all(["en", "fr"].map((lang) => field(page, `question.${lang}`).inputValue()));
  expect(await typed()).toEqual(["Who holds the shares?", "Qui détient les parts ?"]);
  await page.context().setOffline(false);
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole("link", { name: en.kinds.faq, exact: true }).first().click();
  await eventually(() => asked).toEqual([shell.leave]);
  expect(await typed()).toEqual(["Who holds the shares?", "Qui détient les parts ?"]);
});

test("what is written of an article outlives a lost network, a step aside, a refusal and a paste that is too long", async () => {
  const page = await operator({ provoked: /Failed to load resource/ });
  const routesKnown = page.waitForResponse((response) => response.url().includes(routeListPath));
  await page.goto(pathOf("admin-post", { post: "new" }));
  await field(page, "en.title").fill("Salt of the lagoons");
  await eventually(() => isAlive(page)).toBe(true);
  await (await routesKnown).finished();
  await page.context().setOffline(true);
  const unheard = page.waitForEvent("requestfailed");
  await field(page, "en.body").fill("It waits for the wind.");
  await unheard;
  const publish = page.getByRole("button", { name: en.posts.publish, exact: true });
  await publish.click();
  await eventually(async () => (await statusTexts(page)).at(-1)).toContain(en.refused.lost);
  expect(await field(page, "en.body").inputValue()).toBe("It waits for the wind.");
  await page.context().setOffline(false);

  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole("link", { name: en.editor.toPicture }).click();
  await eventually(() => asked).toEqual([shell.leave]);
  expect(await field(page, "en.body").inputValue()).toBe("It waits for the wind.");

  const tomorrow = parisLocal(new Date(Date.now() + 25 * 3_600_000));
  await page.locator("summary", { hasText: en.editor.later }).click();
  await field(page, "publishAt").fill(tomorrow);
  await page.getByRole("button", { name: en.editor.schedule }).click();
  await eventually(() => statusTexts(page)).toEqual([expect.stringContaining(en.refused.text(2))]);
  expect(await field(page, "publishAt").inputValue()).toBe(tomorrow);
  expect(await field(page, "publishAt").isVisible()).toBe(true);

  await field(page, "en.excerpt").fill("What the harvest tells.");
  await field(page, "en.author").fill("The team");
  await field(page, "en.body").focus();
  await page.keyboard.insertText("salt ".repeat(12_001));
  await publish.click();
  await page.getByText(en.refused.tooLong(60_000)).waitFor();
  expect((await field(page, "en.body").inputValue()).length).toBeGreaterThan(60_000);

  await field(page, "en.body").fill("## It waits\n\nFor the wind.");
  await page.getByRole("button", { name: en.posts.preview, exact: true }).click();
  const shown = page.locator(".post-preview h2", { hasText: "It waits" });
  await eventually(() => shown.evaluate((heading) => heading.closest(":focus-within") !== null)).toBe(true);
  expect(await shown.evaluate((heading) => heading.getBoundingClientRect().top < innerHeight)).toBe(true);
  await field(page, "en.body").fill("## A pause\n\nIt is drawn.");
  await page.locator(".post-preview h2", { hasText: "A pause" }).waitFor();
  await field(page, "en.body").fill("It waits.\n\n".repeat(200));
  await page.getByRole("button", { name: en.posts.preview, exact: true }).click();
  await eventually(() => isAtPreviews(page)).toBe(true);
  // While the preview loads, a click has no effect, so the test clicks until the draft is saved.
  const draft = page.getByRole("button", { name: en.editor.draft, exact: true });
  await eventually(async () => {
    if (!page.url().endsWith("done=draft")) await draft.click();
    return page.url();
  }).toMatch(/done=draft$/);
});

test("a second press while the first is under way makes no article twice", async () => {
  const page = await operator();
  await page.goto(pathOf("admin-post", { post: "new" }));
  await field(page, "fr.title").fill("Le vent du soir");
  await eventually(() => isAlive(page)).toBe(true);
  let sent = 0;
  const { promise: bothPressed, resolve: go } = Promise.withResolvers<void>();
  await page.route(`**${pathOf("admin-post", { post: "new" })}.data*`, async (route) => {
    if (/name="do"\r\n\r\npreview/.test(route.request().postData() ?? "")) return route.continue();
    sent += 1;
    await bothPressed;
    return route.continue();
  });
  const draft = page.getByRole("button", { name: en.editor.draft, exact: true });
  await draft.click();
  await eventually(() => sent).toBe(1);
  await draft.click();
  go();
  await page.waitForURL("**done=draft");
  expect(sent).toBe(1);
});

test("without script a preview is where its page opens", async () => {
  const page = await operator({ javaScriptEnabled: false });
  await page.goto(pathOf("admin-post", { post: 2 }));
  await page.getByRole("button", { name: en.posts.preview, exact: true }).click();
  await eventually(() => isAtPreviews(page)).toBe(true);
});

test("an article is written with its preview, waits for its date, is read and goes to the newsletter", async () => {
  const email = newEmail("reader");
  const reader = await visit({ javaScriptEnabled: false });
  await reader.goto("/newsletter?lang=fr");
  await reader.locator("[name=email]").fill(email);
  await reader.locator("main form button[type=submit]").click();
  await eventually(() => mailsTo(email).length).toBe(1);
  await reader.goto(/\/newsletter\/confirm\/[\w-]+\?lang=fr/.exec(mailsTo(email)[0] ?? "")?.[0] ?? "");
  await reader.locator("main form button[type=submit]").click();
  await eventually(() => mailsTo(email).length).toBe(2);

  const page = await operator({ lang: "fr" });
  await page.goto(pathOf("admin-posts"));
  await page.getByRole("link", { name: fr.posts.add }).click();
  await field(page, "fr.title").fill("Le sel des étangs");
  await field(page, "fr.excerpt").fill("Ce que la récolte dit du temps long.");
  await field(page, "fr.body").fill("## Une récolte par an\n\nElle attend **le vent**.");
  await field(page, "fr.author").fill("L’équipe");
  await page.locator(".post-preview h2", { hasText: "Une récolte par an" }).waitFor();
  await page.locator("summary", { hasText: fr.editor.later }).click();
  await field(page, "publishAt").fill(parisLocal(new Date(Date.now() + 25 * 3_600_000)));
  const tells = page.getByRole("checkbox", { name: /lecteurs de la newsletter.*1 en français, 0 en anglais/ });
  expect(await tells.isChecked()).toBe(false);
  await tells.check();
  await page.getByRole("button", { name: fr.editor.schedule }).click();
  await page.getByText("1 lecteur recevra un e-mail.").waitFor();
  expect(await tells.isChecked()).toBe(true);
  await page.getByRole("button", { name: fr.posts.readers.send.date }).click();
  await page.waitForURL("**done=scheduled");
  const path = pathOf("article", { slug: "le-sel-des-etangs" });
  expect((await fetch(`${site().url}${path}`)).status).toBe(404);
  expect(await (await fetch(`${site().url}/blog?lang=fr`)).text()).not.toContain("Le sel des étangs");

  // The operator's session ends when the clock moves, and the editor's preview would then fail.
  await page.close();
  writeFileSync(clock, String(26 * 3_600_000));
  await eventually(async () => (await fetch(`${site().url}${path}?lang=fr`)).status).toBe(200);
  await eventually(async () => (await fetch(`${site().url}/blog?lang=fr`)).text()).toContain("Le sel des étangs");
  await eventually(() => mailsTo(email).length).toBe(3);
  const article = mailsTo(email).find((mail) => mail.includes(path)) ?? "";
  expect(article).toMatch(/^List-Unsubscribe:/m);
  expect(article).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  await reader.goto(`${path}?lang=fr`);
  await reader.getByRole("heading", { level: 1, name: "Le sel des étangs" }).waitFor();
});

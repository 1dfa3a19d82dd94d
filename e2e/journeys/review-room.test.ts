import { randomUUID } from "node:crypto";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { csvPath, pathOf } from "../../app/paths.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import type { TeamFunction } from "../../domain/team/rights.ts";
import { languages } from "../../platform/language/language.ts";
import { daysLater } from "../../platform/language/paris-day.ts";
import { post, programmeFields, somebody } from "../http/ask.ts";
import { signInAs } from "../peers/sign-in.ts";
import { eventually, hold, isAlive, visitorsOfOwnSite } from "./visitors.ts";

const { visit, mailsTo, site } = visitorsOfOwnSite();

const [intake] = nextIntakes(new Date(), { due: 15, interviews: { from: 1, to: 15 }, start: 1 }, 1);
if (!intake) throw new Error("No intake follows");
const { id: month, interviewsFrom } = intake;

const files = 30;
const invited = 4;
const disputed = ["Startup 11", "Startup 12"];
const nameOf = (nth: number) => `Startup ${String(nth).padStart(2, "0")}`;

async function apply(companyName: string) {
  const { email, address } = somebody();
  const sent = await post(
    site().port,
    "/application/send",
    programmeFields(email, { intake: month, companyName }),
    address,
  );
  expect(sent.status, sent.text).toBe(200);
  return email;
}

/**
 * Signs in a team member with a Gmail address, because nobody may review applications from their own company's e-mail
 * domain.
 */
async function colleague(firstName: string, functions: TeamFunction[]) {
  const page = await visit({ provoked: /status of (401|422)/ });
  const signed = await signInAs(site(), "team", {
    email: `${randomUUID()}@gmail.com`,
    firstName,
    lastName: "Martin",
    functions,
  });
  const [name = "", value = ""] = signed.cookie.split("=");
  await page.context().addCookies([{ name, value, url: site().url }]);
  const counted = { presses: 0 };
  return {
    ...{ page, counted },
    async click(what: Locator) {
      counted.presses += 1;
      await what.click();
    },
    async press(key: string) {
      counted.presses += 1;
      await page.keyboard.press(key);
    },
    async type(what: Locator, text: string) {
      const isThere = await what.evaluate((field) => field === document.activeElement);
      if (!isThere) counted.presses += 1;
      await what.fill(text);
    },
  };
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const isUncovered = () =>
  (document.activeElement?.closest("label")?.getBoundingClientRect().bottom ?? Infinity) <=
  (document.querySelector(".review-foot")?.getBoundingClientRect().top ?? 0);

async function forgetTwo(page: Page) {
  for (const key of ["2", "2", "Enter"]) await page.keyboard.press(key);
  const message = page.locator(".review-criterion .field-error").first();
  await message.waitFor();
  const criterion = page.locator(".review-criterion").nth(2);
  await eventually(() => criterion.evaluate((each) => each.contains(document.activeElement))).toBe(true);
  const above = (element: Element) =>
    element.getBoundingClientRect().bottom <=
    (document.querySelector(".review-foot")?.getBoundingClientRect().top ?? 0);
  expect(await message.evaluate(above)).toBe(true);
}

async function scoreAll(
  { page, click, press, type, counted }: Awaited<ReturnType<typeof colleague>>,
  { stepOf, knows, forgets }: { stepOf: (startup: string) => number; knows?: string; forgets?: string },
) {
  await page.goto(pathOf("admin-reviews"));
  await click(page.locator("a[href*='/admin/reviews/']").first());
  await page.waitForURL(/\/admin\/reviews\/[\da-f]/);
  await eventually(() => isAlive(page)).toBe(true);
  let scored = 0;
  let keys = 0;
  for (;;) {
    await page.waitForURL(/\/admin\/reviews/);
    if (!/\/admin\/reviews\/[\da-f]/.test(page.url())) break;
    const url = page.url();
    const startup = (await heading(page).textContent()) ?? "";
    if (startup === knows) {
      await click(page.getByText("Conflict of interest"));
      await type(page.getByLabel("How you know them"), "My neighbour");
      await click(page.getByRole("button", { name: "Declare the conflict" }));
      await page.waitForURL((at) => at.href.split(/[?#]/)[0] !== url.split(/[?#]/)[0]);
      await page.getByText("Conflict declared").waitFor();
      continue;
    }
    if (startup === forgets) await forgetTwo(page);
    const before = counted.presses;
    expect(await heading(page).evaluate((title) => title.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    for (let criterion = 0; criterion < 4; criterion += 1) await press(String(stepOf(startup)));
    expect(await page.evaluate(isUncovered)).toBe(true);
    await press("Enter");
    keys = Math.max(keys, counted.presses - before);
    scored += 1;
    await page.waitForURL((at) => at.href.split(/[?#]/)[0] !== url.split(/[?#]/)[0]);
  }
  return { scored, keys };
}

async function fitsPhone(page: Page, paths: string[]) {
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const lang of languages.toReversed())
    for (const path of paths) {
      await page.goto(`${path}?lang=${lang}`);
      const hidden = (table: Element) => table.scrollWidth - table.clientWidth;
      expect(await page.locator(".desk-table").evaluate(hidden), `${path} ${lang}`).toBe(0);
    }
  await page.setViewportSize(size);
}

test(
  "thirty applications are scored blind by two, read and decided by one, in at most 45 presses",
  { timeout: 240_000 },
  async () => {
    const emails: string[] = [];
    for (let nth = 1; nth <= files; nth += 1) emails.push(await apply(nameOf(nth)));
    const manager = await colleague("Camille", ["manager"]);
    const { page, click, press, type, counted } = manager;
    const [one, other] = [await colleague("Ada", ["reviewer"]), await colleague("Lou", ["reviewer"])];

    const round = pathOf("admin-round", { intake: month });
    await page.goto(pathOf("admin-reviews"));
    await click(page.locator(`a[href="${round}"]`));
    await click(page.getByRole("button", { name: "Open the round" }));
    await page.getByText("The round is open").waitFor();

    const good = (startup: string) => (Number(startup.slice(-2)) <= invited ? 4 : 2);
    const [knows, forgets] = [nameOf(20), nameOf(5)];
    const scores = await Promise.all([
      scoreAll(one, { stepOf: (startup) => (disputed.includes(startup) ? 3 : good(startup)), knows, forgets }),
      scoreAll(other, { stepOf: (startup) => (disputed.includes(startup) ? 1 : good(startup)) }),
    ]);
    expect(scores.map(({ scored }) => scored)).toEqual([files - 1, files]);
    expect(Math.max(...scores.map(({ keys }) => keys))).toBeLessThanOrEqual(7);

    await fitsPhone(page, [round, pathOf("admin-applications")]);
    await page.goto(round);
    const again = page.getByRole("row", { name: /look again/ });
    expect(await again.count()).toBe(disputed.length);
    for (const startup of disputed) {
      await click(page.getByRole("link", { name: `Reviews of ${startup} side by side` }));
      await heading(page).filter({ hasText: startup }).waitFor();
      await click(page.getByRole("link", { name: "Ranking of the round" }));
      await heading(page).filter({ hasText: "Reviews, intake" }).waitFor();
    }
    expect(await again.count()).toBe(0);

    const best = page.getByRole("row", { name: /Startup 0[1-4]/ });
    await click(best.first().getByRole("link", { name: /^Startup/ }));
    for (let nth = 0; nth < invited; nth += 1) {
      await page.getByText(`${nth + 1} of ${files}`, { exact: true }).waitFor();
      await eventually(() => isAlive(page)).toBe(true);
      await press("i");
      await type(page.getByLabel("Time 1"), `${daysLater(interviewsFrom, 2)}T${String(10 + nth)}:00`);
      const where = page.locator('[name="where"]');
      if ((await where.inputValue()) === "") await type(where, "https://meet.example/lab");
      await type(page.locator('#invite [name="reason"]'), "Clients who pay");
      await page.locator("#invite [data-mail]", { hasText: `${10 + nth}:00` }).waitFor();
      await press("Control+Enter");
    }
    await page.getByText(`${invited + 1} of ${files}`, { exact: true }).waitFor();

    await page.keyboard.press("x");
    await page.keyboard.press("j");
    await page.getByText(`${invited + 2} of ${files}`, { exact: true }).waitFor();
    await page.keyboard.press("x");
    expect(await page.locator(".triage-list :checked").count()).toBe(2);

    await click(page.getByRole("link", { name: "Ranking of the round" }));
    await click(page.getByRole("link", { name: `Tick all ${files - invited} that need a first reply` }));
    await page.getByRole("link", { name: "Untick all" }).waitFor();
    await click(page.getByRole("button", { name: "Prepare rejections" }));
    await heading(page)
      .filter({ hasText: `Decline ${files - invited} applications` })
      .waitFor();
    counted.presses += 1;
    await click(page.locator(`[name="template"][id]`));
    await page.locator(`[name="template"][id]`).selectOption("too-early");
    await click(page.getByRole("button", { name: "Fill in the lines" }));
    await page.waitForURL(/template=too-early/);
    const mails = page.locator("[data-mail]");
    expect(await mails.count()).toBe(files - invited);
    for (const mail of await mails.all()) {
      expect(await mail.isVisible()).toBe(true);
      expect(await mail.textContent()).toContain("Come back once three customers pay you");
    }
    await click(page.getByRole("button", { name: "Decline the ticked ones" }));
    await heading(page)
      .filter({ hasText: `${files - invited} not sent yet` })
      .waitFor();
    const inOrder = await page.locator(".batch-row > a").allTextContents();
    expect(inOrder).toEqual(inOrder.toSorted());
    await click(page.getByRole("link", { name: "Open all e-mails" }));
    await page.waitForURL(/mails=open/);
    expect(await mails.count()).toBe(files - invited);
    await click(page.getByRole("button", { name: "Take it back" }).first());
    await heading(page)
      .filter({ hasText: `${files - invited - 1} not sent yet, 1 taken back` })
      .waitFor();

    const presses =
      counted.presses +
      one.counted.presses +
      other.counted.presses -
      scores.reduce((sum, { scored }) => sum + scored * 5, 0);
    expect(presses).toBeLessThanOrEqual(45);
    // Decisions are not mailed yet, so each applicant has only one mail: the receipt of their application.
    for (const email of emails) expect(mailsTo(email)).toHaveLength(1);
    const held = await page.context().request.get(`${csvPath(pathOf("admin-applications"))}?view=held`);
    expect((await held.text()).split("\r\n").filter(Boolean)).toHaveLength(1 + files - 1);
  },
);

test("a key that is pressed before the page answers to keys is not lost", async () => {
  for (const nth of [41, 42]) await apply(nameOf(nth));
  const { page } = await colleague("Nour", ["manager"]);
  await page.goto(`${pathOf("admin-applications")}?intake=${month}&view=first`);
  const file = (await page.locator("tbody th a").first().getAttribute("href")) ?? "";
  const release = await hold(page, "**/*.js");
  await page.goto(file, { waitUntil: "commit" });
  await page.getByText(/^1 of /).waitFor();
  await page.keyboard.press("j");
  release();
  await page.getByText(/^2 of /).waitFor();
});

test("a session that ended while somebody typed is told in the site's own style", async () => {
  const { page, click, type } = await colleague("Nour", ["manager"]);
  await page.goto(pathOf("admin-rubric"));
  await eventually(() => isAlive(page)).toBe(true);
  await type(page.getByLabel("Name in English").first(), "A riper product");
  await page.context().clearCookies({ name: "session" });
  await click(page.locator("main form button[type=submit]").last());
  await heading(page).filter({ hasText: "Your session has ended" }).waitFor();
  await page.getByText("A riper product", { exact: true }).waitFor();
  await eventually(() => page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Instrument Sans");
});

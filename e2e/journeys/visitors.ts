import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { somebody } from "../http/ask.ts";
import { launchBrowser } from "../peers/browser.ts";
import type { ContentRecord } from "../../domain/content/content.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { type RunningSite, type Site, startSite } from "../peers/site.ts";

type Visit = BrowserContextOptions & {
  /** Matches the browser's error messages that the journey causes intentionally, so that they do not fail the test. */
  provoked?: RegExp;
};

let addresses = 0;

let shared: Promise<Browser> | undefined;

/** A new e-mail address for each call, because public forms limit the posts per address. */
export const newEmail = (name: string) => `${name}.${process.pid}.${(addresses += 1)}@startup.example`;

export const spaced = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000, interval: 30 });

/** Prepares visits with separate cookies; a test fails if a page logs an error or requests a third party. */
export function visitors(everyVisit: BrowserContextOptions = {}) {
  return visitorsOf(sharedSite, everyVisit);
}

export function visitorsOfOwnSite(
  env: () => Record<string, string> | Promise<Record<string, string>> = () => ({}),
  records: ContentRecord[] = [],
) {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ env: { TRUST_PROXY: "1", ...(await env()) }, records });
  });
  afterAll(async () => {
    await site?.dispose();
  });
  return visitorsOf(() => site, {});
}

function visitorsOf<Known extends RunningSite>(site: () => Known, everyVisit: BrowserContextOptions) {
  let browser: Browser;
  let faults: string[] = [];

  beforeAll(async () => {
    browser = await (shared ??= launchBrowser());
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await tellWhatStands();
    // Takes the faults found so far before closing the pages, because closing aborts their requests, which would count
    // as faults too.
    const found = faults.splice(0);
    await Promise.all(browser.contexts().map((context) => context.close()));
    faults = [];
    expect(found).toEqual([]);
  });

  async function tellWhatStands() {
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const text = await page.innerText("main", { timeout: 2_000 }).catch(String);
      console.error(`${page.url()}\n${text.slice(-2_000)}`);
    }
  }

  function listen(page: Page, provoked: RegExp | undefined) {
    const note = (fault: string) => {
      if (!provoked?.test(fault)) faults.push(`${page.url()}: ${fault}`);
    };
    page.on("console", (message) => ["error", "warning"].includes(message.type()) && note(message.text()));
    page.on("pageerror", (error) => note(`thrown: ${error.name} ${error.message} ${error.stack}`));
    page.on("request", (request) => {
      const url = request.url();
      if (!url.startsWith(`${site().url}/`) && !/^(data|blob|about):/.test(url)) note(`asks a third party: ${url}`);
    });
  }

  async function visit({ provoked, extraHTTPHeaders, ...options }: Visit = {}) {
    const context = await browser.newContext({
      baseURL: site().url,
      locale: "en-GB",
      viewport: { width: 1440, height: 900 },
      // Half resolution and no motion, for speed; other journeys test motion.
      deviceScaleFactor: 0.5,
      reducedMotion: "reduce",
      ...everyVisit,
      extraHTTPHeaders: { ...somebody().address, ...extraHTTPHeaders },
      ...options,
    });
    context.setDefaultTimeout(60_000);
    await context.addInitScript(() => addEventListener("alive", () => Object.assign(window, { isAlive: true })));
    const page = await context.newPage();
    if (options.javaScriptEnabled !== false) waitForContent(page);
    listen(page, provoked);
    return page;
  }

  async function leadsOf(email: string) {
    const printed = await site().ask("leads");
    return printed.split("\n").filter((line) => line.includes(`\t${email}\t`));
  }

  const mailsTo = (email: string) =>
    site()
      .mails()
      .filter((mail) => mail.includes(email) && new RegExp(`^To: .*${RegExp.escape(email)}`, "m").test(mail));

  return { visit, leadsOf, mailsTo, site };
}

/** Whether the page is hydrated. Hydration begins with the visitor's first interaction. */
export const isAlive = (page: Page) => page.evaluate(() => "isAlive" in window);

export const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );

/** Makes `waitForURL` also wait for rendering, because client navigation changes the URL before the content. */
function waitForContent(page: Page) {
  const waitForURL = page.waitForURL.bind(page);
  const idle = () =>
    page.evaluate(
      () =>
        new Promise((done) =>
          requestIdleCallback(() => requestIdleCallback(done, { timeout: 1_000 }), { timeout: 1_000 }),
        ),
    );
  page.waitForURL = async (...args) => {
    await waitForURL(...args);
    // If another document replaces the page, `idle()` never resolves, so a timeout ends the wait.
    await Promise.race([idle().catch(() => {}), page.waitForTimeout(3_000)]);
  };
}

export async function slowNetwork(page: Page, latency: number, bytesPerSecond: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

export async function hold(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

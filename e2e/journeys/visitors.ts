import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { somebody } from "../http/ask.ts";
import { launchBrowser } from "../peers/browser.ts";
import type { ContentRecord } from "../../domain/content/content.ts";
import { sharedSite } from "../peers/shared-site.ts";
import { type RunningSite, type Site, startSite } from "../peers/site.ts";

type Visit = BrowserContextOptions & {
  /** Complaints of the browser that the journey provokes. */
  provoked?: RegExp;
};

let addresses = 0;

/** One for all files of this process; it ends with it. */
let shared: Promise<Browser> | undefined;

/** An address nobody else has: the limits on public forms count addresses. */
export const newEmail = (name: string) => `${name}.${process.pid}.${(addresses += 1)}@startup.example`;

/** The whole of a text with every kind of space written as a plain one. */
export const spaced = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();

/** Polls until the expectation that follows holds. */
export const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 20_000, interval: 30 });

/**
 * The shared site for a file of journeys. Each visit has an address and a store of cookies of its own, and
 * no journey ends well when a page complained, asked a third party for something or broke its security policy.
 */
export function visitors(everyVisit: BrowserContextOptions = {}) {
  return visitorsOf(sharedSite, everyVisit);
}

/** The same on a site of the file's own, started with these variables. */
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
    // What a closing page breaks off is no fault of its.
    const found = faults.splice(0);
    await Promise.all(browser.contexts().map((context) => context.close()));
    faults = [];
    expect(found).toEqual([]);
  });

  /** What a journey that failed left on its pages: nobody saw them. */
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
      // What nobody looks at is painted small, and without the motion that has journeys of its own.
      deviceScaleFactor: 0.5,
      reducedMotion: "reduce",
      ...everyVisit,
      extraHTTPHeaders: { ...somebody().address, ...extraHTTPHeaders },
      ...options,
    });
    context.setDefaultTimeout(30_000);
    await context.addInitScript(() => addEventListener("alive", () => Object.assign(window, { isAlive: true })));
    const page = await context.newPage();
    if (options.javaScriptEnabled !== false) waitForContent(page);
    listen(page, provoked);
    return page;
  }

  /** The lines of `npm run leads` about an address. */
  async function leadsOf(email: string) {
    const printed = await site().ask("leads");
    return printed.split("\n").filter((line) => line.includes(`\t${email}\t`));
  }

  const mailsTo = (email: string) =>
    site()
      .mails()
      .filter((mail) => new RegExp(`^To: .*${RegExp.escape(email)}`, "m").test(mail));

  return { visit, leadsOf, mailsTo, site };
}

/** Whether the scripts that began with the visitor's first move have taken the page over. */
export const isAlive = (page: Page) => page.evaluate(() => "isAlive" in window);

/** Addresses of the scripts that this document loaded; what an earlier one still asks for doesn't count. */
export const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.endsWith(".js")),
  );

/** An address changes before what it shows is drawn: from now on, waiting for one waits for both. */
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
    // Where another page takes the place of this one, nobody answers: its journey waits for what it reads there.
    await Promise.race([idle().catch(() => {}), page.waitForTimeout(3_000)]);
  };
}

/** Makes the network of one page slow from now on; the next call may make it fast again. */
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

/** Lets the journey look at the page while an answer is on its way. */
export async function hold(page: Page, path: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

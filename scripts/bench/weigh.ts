import type { Browser, Request } from "playwright-core";
import { routeListPath } from "../../app/server/route-list.server.ts";

export const KB = 1024;
export const kinds = ["document", "stylesheet", "font", "script"] as const;

const isRouteList = (url: string) => new URL(url).pathname === routeListPath;

/** Returns the kind under which a request is counted; route lists are requested by a script and count as script. */
const kindOf = (request: Request) => (isRouteList(request.url()) ? "script" : request.resourceType());

/**
 * Returns the bytes that a browser without cache receives, by kind, before and after the visitor's first interaction.
 */
export async function weigh(browser: Browser, address: string, cookie?: string) {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 412, height: 823 } });
  const [name = "", value = ""] = cookie?.split("=") ?? [];
  if (cookie) await context.addCookies([{ name, value, url: address }]);
  const page = await context.newPage();
  const weighing: Promise<{ kind: string; size: number }>[] = [];
  page.on("requestfinished", (request) => {
    weighing.push(request.sizes().then(({ responseBodySize }) => ({ kind: kindOf(request), size: responseBodySize })));
  });
  const soFar = async () => {
    const received = await Promise.all(weighing);
    return Object.fromEntries(
      kinds.map((kind) => [
        kind,
        received.filter((each) => each.kind === kind).reduce((sum, { size }) => sum + size, 0),
      ]),
    );
  };
  await page.goto(address, { waitUntil: "networkidle" });
  const before = await soFar();
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ type, src }) => !src && (!type || type === "module"))
      .map(({ textContent }) => textContent ?? ""),
  );
  if (before["script"] === 0) {
    const alive = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener("alive", () => resolve(), { once: true })),
    );
    const routesAsked = page.waitForResponse((response) => isRouteList(response.url()));
    await page.keyboard.press("Tab");
    await alive;
    await (await routesAsked).finished();
  }
  const after = await soFar();
  await context.close();
  return { before, after, inline };
}

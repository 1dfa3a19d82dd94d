import { setTimeout as pause } from "node:timers/promises";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { pathOf } from "../../app/paths.ts";
import { servedAt } from "../../app/server/route-rules.server.ts";
import { launchBrowser } from "../../e2e/peers/browser.ts";
import { signInAs } from "../../e2e/peers/sign-in.ts";
import { type RunningSite, startSite } from "../../e2e/peers/site.ts";
import { type Figure, kilobytes, within } from "./figures.ts";
import { routes, signedInPages } from "./templates.ts";
import { KB, kinds, weigh } from "./weigh.ts";

/**
 * Checks whether a page hydrates immediately instead of at the first interaction. Pages that hydrate immediately have a
 * larger budget.
 */
const atOnce = (path: string) => servedAt(path.split("?")[0] ?? path)?.route.atOnce === true;

export async function bytes(): Promise<Figure[]> {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  try {
    const addresses = routes.map(({ name, path }) => ({ name, path, address: `${site.url}${path}` }));
    const first = new Map<string, number>();
    for (const { name, address } of addresses) first.set(name, (await weigh(browser, address)).after["script"] ?? 0);
    // The page cache compresses with the best quality only once the server is idle.
    await pause(8_000);
    const figures: Figure[] = [];
    for (const { name, path, address } of addresses) {
      const { before, after, inline } = await weigh(browser, address);
      const of = (kind: (typeof kinds)[number]) => before[kind] ?? 0;
      figures.push(
        within(`${name}: HTML with parked data, brotli`, of("document"), 20 * KB, kilobytes),
        within(`${name}: CSS, brotli`, of("stylesheet"), 14 * KB, kilobytes),
        within(`${name}: fonts`, of("font"), 75 * KB, kilobytes),
        ...(atOnce(path)
          ? []
          : [
              {
                what: `${name}: script files before the first move`,
                measured: kilobytes(of("script")),
                target: "none",
                met: of("script") === 0,
              },
              within(
                `${name}: inline script, brotli (${kilobytes(inline.join("").length)} before it)`,
                inline.reduce((sum, code) => sum + brotliCompressSync(code).length, 0),
                2 * KB,
                kilobytes,
              ),
            ]),
        within(
          `${name}: JavaScript after the first move, brotli (the first visitor after a start: ${kilobytes(first.get(name) ?? 0)})`,
          after["script"] ?? 0,
          (atOnce(path) ? 130 : 115) * KB,
          kilobytes,
        ),
      );
    }
    return [...figures, ...(await ofThoseSignedIn(browser, site))];
  } finally {
    await browser.close();
    await site.dispose();
  }
}

async function ofThoseSignedIn(browser: Browser, site: RunningSite) {
  const figures: Figure[] = [];
  for (const { page, role } of signedInPages) {
    const path = pathOf(page);
    const { cookie } = await signInAs(site, role, { approved: role === "investor" });
    const { after } = await weigh(browser, `${site.url}${path}`, cookie);
    const budget = (atOnce(path) ? 130 : 115) * KB;
    figures.push(
      within(`${page}, signed in: CSS, brotli`, after["stylesheet"] ?? 0, 14 * KB, kilobytes),
      within(`${page}, signed in: JavaScript, brotli`, after["script"] ?? 0, budget, kilobytes),
    );
  }
  return figures;
}

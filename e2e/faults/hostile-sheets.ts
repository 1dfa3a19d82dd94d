import { Worker } from "node:worker_threads";
import { pathOf } from "../../app/paths.ts";
import { zip } from "../../platform/archive/zip.server.ts";
import { ask } from "../http/ask.ts";
import { visit } from "../http/slow-clients.ts";
import { founderToPublish, giveElite } from "../peers/publish.ts";
import { all, type Check, none } from "./check.ts";
import { openApp } from "./scenario-app.ts";
import type { EngineKind } from "./open-database.ts";

const word = (text: string) => zip([{ name: "word/document.xml", content: `<w:t>${text}</w:t>` }]);

const shapes = [1_300_000, 340_000, 59_999].map((signs) => word("&#x41;".repeat(signs)));

/** The number of files that each account sends: half of the limit of 20 term sheets in ten minutes. */
const sheetsOfOne = 10;

/** Founders upload Word files of 11 KB that unpack to megabytes, eight at a time, while every processor is busy. */
export async function hostileSheets(kind: EngineKind, { files }: { files: number }): Promise<Check[]> {
  const app = await openApp(kind);
  const hogs = [1, 2].map(() => new Worker(new URL("../peers/hog.worker.ts", import.meta.url)));
  try {
    const site = await app.start();
    const pid = site.pid();
    const cookies: string[] = [];
    for (let nth = 0; nth < files / sheetsOfOne; nth += 1) {
      const founder = await founderToPublish(site);
      await giveElite(site, founder);
      cookies.push(founder.cookie);
    }
    const unexpected: string[] = [];
    const send = async (index: number) => {
      const form = new FormData();
      form.append("file", new Blob([new Uint8Array(shapes[index % shapes.length] ?? [])]), "sheet.docx");
      const whole = new Response(form);
      const { status } = await ask(site.port, pathOf("tool-term-sheet"), {
        method: "POST",
        headers: {
          "content-type": whole.headers.get("content-type") ?? "",
          cookie: cookies[index % cookies.length] ?? "",
          "sec-fetch-site": "same-origin",
        },
        body: Buffer.from(await whole.arrayBuffer()),
      }).catch((error: unknown) => ({ status: String(error) }));
      // Expected: the file was read (200) or refused (422), or too many files are being sent or read (429, 503).
      if (status !== 200 && status !== 422 && status !== 429 && status !== 503) unexpected.push(`${index}: ${status}`);
      return status;
    };
    for (const hog of hogs) hog.postMessage({ given: "time" }, []);
    let next = 0;
    let over = false;
    const others = (async () => {
      const failures: string[] = [];
      while (!over) failures.push(...(await visit(site.port, 1_000, ["/"])).failures);
      return failures;
    })();
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let index = next++; index < files; index = next++) await send(index);
      }),
    );
    over = true;
    return [
      none(`of ${files} hostile Word files, answers that are no answer`, unexpected),
      none("other visitors' failures", await others),
      none("processes started since", site.pid() === pid ? [] : [site.pid()]),
      all("a sheet is read afterwards, with status", Number(await send(2)), 200),
    ];
  } finally {
    await Promise.all(hogs.map((hog) => hog.terminate()));
    await app.dispose();
  }
}

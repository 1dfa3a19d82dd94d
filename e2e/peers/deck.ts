import { vi } from "vitest";
import { pathOf } from "../../app/paths.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { ask } from "../http/ask.ts";
import { founderToPublish } from "./publish.ts";
import type { RunningSite } from "./site.ts";

export async function sendDeck(site: RunningSite, cookie: string, bytes: Buffer) {
  const form = new FormData();
  form.append("intent", "upload");
  form.append("file", new Blob([new Uint8Array(bytes)]), "deck.pdf");
  const { headers, body } = new Response(form) as { headers: Headers; body: ReadableStream };
  return ask(site.port, pathOf("founder-deck"), {
    method: "POST",
    headers: { "content-type": headers.get("content-type") ?? "", cookie, "sec-fetch-site": "same-origin" },
    body: Buffer.from(await new Response(body).arrayBuffer()),
  });
}

/** A founder on the plan Visible, with a processed deck of these pages. */
export async function founderWithDeck(site: RunningSite, ...pages: string[]) {
  const founder = await founderToPublish(site);
  await sendDeck(site, founder.cookie, samplePdf({ pages: pages.map((line) => written(line)) }));
  const picture = `${pathOf("founder-deck")}/${pages.length}.webp`;
  await vi.waitFor(
    async () => {
      const { status } = await ask(site.port, picture, { headers: { cookie: founder.cookie } });
      if (status !== 200) throw new Error("The deck was not drawn");
    },
    { timeout: 50_000, interval: 250 },
  );
  return founder;
}

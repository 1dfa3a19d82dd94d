import { pathOf } from "../../app/paths.ts";
import { deckLinkToken } from "../../domain/deck/link-token.server.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { ask } from "../http/ask.ts";
import { sendDeck } from "../peers/deck.ts";
import { founderToPublish, sendAs } from "../peers/publish.ts";
import { signInAs } from "../peers/sign-in.ts";
import type { Site } from "../peers/site.ts";
import { type Check, onThisMachine, until } from "./check.ts";
import { secret } from "./open-database.ts";

/** A deck link cut off on one server must stop working on both servers. */
export async function cutOff([first, second]: [Site, Site]): Promise<Check[]> {
  const own = pathOf("founder-deck");
  const [founder, reader] = [await founderToPublish(first), await signInAs(second, "investor", { approved: false })];
  const grant = { intent: "grant", plan: "elite", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(first, founder.admin.cookie, pathOf("admin-person", { id: founder.id }), grant);
  await sendDeck(first, founder.cookie, samplePdf({ pages: [written("Ambre")] }));
  const get = ({ port }: Site, path: string, { cookie }: { cookie: string }) =>
    ask(port, path, { headers: { cookie } });
  const isDrawn = async () => (await get(second, `${own}/1.webp`, founder)).status === 200;
  if (!(await until(isDrawn, 60_000, 250))) throw new Error("The deck was not drawn");
  await sendAs(first, founder.cookie, own, { intent: "share", to_email: reader.email, days: "30", copy: "on" });
  const id = /name="link" value="([^"]+)"/.exec((await get(first, own, founder)).text)?.[1] ?? "";
  const link = pathOf("deck-link", { link: deckLinkToken(secret, id) });
  await sendAs(second, reader.cookie, link, { shows: "yes" });
  const opens = async (server: Site) => {
    const answers = await Promise.all([
      get(server, `${link}/deck/1.webp`, reader),
      sendAs(server, reader.cookie, `${link}/lecture`, { file: "deck", page: "1" }),
      get(server, `${link}/deck/copie.pdf`, reader),
    ]);
    return answers.map(({ status }) => status).join(" ");
  };
  const before = [await opens(first), await opens(second)];
  const from = performance.now();
  const { status } = await sendAs(first, founder.cookie, own, { intent: "cut", link: id });
  const after = await Promise.all([opens(second), opens(first)]);
  const took = performance.now() - from;
  return [
    {
      goal: "a link to a deck that is cut off on one server is over on both: picture, report, copy",
      measured: [...before, status, ...after].join(", "),
      ok:
        before.every((each) => each === "200 204 200") &&
        status === 303 &&
        after.every((each) => each === "404 404 404"),
    },
    onThisMachine("from the press to the last of these answers", took, 1_000, " ms"),
  ];
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isTest, root, sources } from "./sources.ts";

/** Queries that limit their rows silently, each with the reason why nothing is hidden. */
const hidesNothing: Record<string, string> = {
  "domain/audit/refusal.server.ts mostInDay": "counts, to write no more",
  "domain/audit/refused-sign-in.server.ts most": "counts, to write no more",
  "domain/content/history.server.ts pageOfHistory + 1": "a page, with one more to know of the next",
  "domain/copilot/read-conversation.server.ts most": "one's own last messages, as many as a model is given",
  "domain/deal/activity.server.ts latestShown": "days under a sum of all of them",
  "domain/deal-stage/stage.server.ts mostListed": "startups to choose from, which their own pages offer too",
  "domain/deck/report.server.ts shownReasons": "reports of one deck, under the number of all of them",
  "domain/deck/report.server.ts shownOpenings": "the page says how many it shows",
  "domain/deck/report.server.ts shownUploads": "the page says how many it shows",
  "domain/introduction/propose.server.ts compared": "matches to propose, of those who were here last, as the page says",
  "domain/investor/registrations.server.ts most": "dates of one form, all alike",
  "domain/lead/count.server.ts most": 'a count, shown as "1,000 and more" from there on',
  "domain/lead/lead.server.ts pageSize": "goes on until the last",
  "domain/person/administrators.server.ts 200": "names to filter by, made by hand",
  "domain/privacy/retention.server.ts 1_000": "goes on until the last",
  "domain/seat/acceptable.server.ts seatLimits.open": "invitations to oneself: more show once these are answered",
  "domain/readiness/readiness.server.ts most": "the last scan and the one before",
};

/** Finds limits in queries that neither take a single row, a page or a batch nor count all rows. */
const silentCutsIn = (text: string) =>
  [...text.matchAll(/\.limit\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(({ index, 1: at = "" }) => {
    const begins = text.lastIndexOf(".select", index);
    const query = begins < 0 ? "inAll" : text.slice(begins, index);
    const isPage = /\blimit$/.test(at) && /platform\/db\/(numbered-page|keyset)\.server/.test(text);
    // A limit called `batch` cuts nothing, because the query is repeated until no rows are left.
    return at === "1" || at === "batch" || isPage || /\binAll\b/.test(query) ? [] : [at];
  });

test("no list of people or of what they sent is cut without a word", () => {
  const cuts = sources
    // Lists of articles may be shortened without notice: they hold no personal data and no pending work.
    .filter(({ path }) => /^(app|domain)\/(?!post\/).*\.server\.ts$/.test(path) && !isTest(path))
    .flatMap(({ path }) => silentCutsIn(readFileSync(join(root, path), "utf8")).map((at) => `${path} ${at}`));
  expect([...new Set(cuts)].toSorted()).toEqual(Object.keys(hidesNothing).toSorted());
});

test("a cut is told from a page, from one row and from one that says how many there are", () => {
  const cut = "db.select().from(lead).limit(most)";
  expect(silentCutsIn(cut)).toEqual(["most"]);
  expect(silentCutsIn(`db.select({ id, inAll }).from(lead).limit(most); ${cut}`)).toEqual(["most"]);
  expect(silentCutsIn("db.select({ id, inAll }).from(lead).limit(20); db.select().from(lead).limit(1)")).toEqual([]);
  const paged = 'import { readNumbered } from "../../platform/db/numbered-page.server.ts"; db.select().limit(limit)';
  expect(silentCutsIn(`${paged}; ${cut}`)).toEqual(["most"]);
});

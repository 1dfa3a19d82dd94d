import { narrowestFilter, dealsFor, countDeals } from "../../domain/deal/deals.server.ts";
import { dealFilterIn } from "../../domain/deal/deal.ts";
import { dealOf } from "../../domain/deal/record.server.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { askInNumbers } from "./ask.ts";
import { fillMarket } from "./startups-data.ts";

const market = { startups: 10_000, investors: 2_000 };
const investor = signedIn("investor", "i1");
const lastYear = `${new Date(Date.now() - 365 * 24 * 3_600_000).toISOString().slice(0, 19)}.000000Z`;
const noId = "00000000-0000-4000-8000-000000000000";
const list = (search: string) => (db: Db) => dealsFor(db, investor, dealFilterIn(new URLSearchParams(search)));

/** Everything that the investors' list and a startup's record ask of the database, as they ask it. */
export const questions: Record<string, (db: Db) => Promise<unknown>> = {
  "startups by match": list(""),
  "startups, newest first": list("order=newest"),
  "startups by match, far down": (db) =>
    dealsFor(db, investor, dealFilterIn(new URLSearchParams()), { after: `50~${lastYear}~${noId}` }),
  "startups of one's stages, sectors and ticket": list("stage=mine&sector=mine&ticket=mine"),
  "startups of a sector": list("sector=fintech&order=newest"),
  "startups of a sum sought": list("ticket=250k-500k"),
  "how many there are": (db) => countDeals(db, investor),
  "the filter that leaves most": (db) =>
    narrowestFilter(db, investor, dealFilterIn(new URLSearchParams("stage=seed&sector=fintech&ticket=10m%2B"))),
  "a startup's record": (db) => dealOf(db, investor, "f4"),
};

/** The list among 10,000 startups and 2,000 investors, with the index that answers each question. */
export const marketInNumbers = () =>
  askInNumbers(questions, { budget: 100, rounds: 7 }, async (db, postgres) => {
    await fillMarket(db, market);
    await postgres.query("vacuum analyze");
  });

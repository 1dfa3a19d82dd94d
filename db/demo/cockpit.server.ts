import { recordView } from "../../domain/deal/views.server.ts";
import { finishOnboarding } from "../../domain/onboarding/onboarding.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { shownAtFirst } from "../../domain/publication/publication.ts";
import { reviewPublication } from "../../domain/publication/review-publication.server.ts";
import { publish } from "../../domain/publication/publish.server.ts";
import { scan } from "../../domain/readiness/readiness.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { loadFollowers, loadFund, sendMonth } from "./deal-room.server.ts";
import { checkIns } from "./check-ins.ts";
import { sampleDeck } from "./deck.ts";
import { viewDays } from "./startups.ts";
import { loadDeckReaders } from "./deck-readers.server.ts";
import {
  day,
  lastReported,
  loadCheckIns,
  loadDeck,
  loadSampleInvestors,
  loadSampleStartups,
  shownByTeam,
} from "./samples.server.ts";

type Cast = { admin: Actor; founder: Actor; investor: Actor; others: readonly Actor[] };
const browser = {
  method: "GET",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0",
  language: "fr",
  purpose: undefined,
  objects: false,
};

/**
 * Loads what founders and investors see once signed in: figures, score, publication and visits, dated relative to now.
 */
export async function loadCockpit(tx: Db, { admin, founder, investor, others }: Cast, now: Date) {
  const publishedAt = new Date(now.getTime() - 120 * day);
  await loadDeck(tx, founder, { name: "marmelade.pdf", bytes: sampleDeck() }, publishedAt);
  await publish(
    tx,
    founder,
    { customers: ["B2B", "Marketplace"], deepTech: false, shown: [...shownAtFirst] },
    publishedAt,
  );
  await reviewPublication(tx, admin, founder.viewer.id, shownByTeam, publishedAt);
  await loadDeckReaders(tx, founder, now);
  const startups = await loadSampleStartups(tx, admin, now);
  const samples = await loadSampleInvestors(tx, admin, now);
  const investors = [investor, ...samples];
  const visits = viewDays
    .flatMap((days, index) =>
      days.map((ago) => ({
        at: new Date(now.getTime() - ago * day + index * 3_600_000),
        actor: investors[index],
      })),
    )
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, actor } of visits)
    if (actor) await recordView(tx, actor, founder.viewer.id, { kind: "profile", ...browser }, at);
  const [colleague] = samples.slice(-1);
  if (colleague) await loadFund(tx, { lead: investor, colleague }, now);
  await loadFollowers(
    tx,
    founder,
    [investor, ...others.filter(({ viewer }) => viewer.role === "investor"), ...samples.slice(0, 2)],
    now,
  );
  await loadCheckIns(tx, founder, checkIns, now, (monthsAgo, at) => sendMonth(tx, founder, monthsAgo, at));
  await scan(tx, founder, lastReported(now));
  for (const member of [founder, investor, ...others]) await finishOnboarding(tx, member, "finished", now);
  return { startups, investors: samples };
}

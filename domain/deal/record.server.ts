import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { capTableOf } from "../cap-table/cap-table.server.ts";
import { approvedVersion, closureOf, newestDrawn } from "../deck/drawn.server.ts";
import { readInvestorProfile } from "../investor/investor-profile.server.ts";
import { monthFrom } from "../kpi/check-in.ts";
import { figuresOf } from "../kpi/history.server.ts";
import { focusOf, type Match, matchOf, type Wishes } from "../match/match.ts";
import { mustRead } from "../startup/access.ts";
import { mustHave } from "../audit/access.ts";
import type { Actor } from "../person/actor.ts";
import { contactOf } from "../person/startup-contact.server.ts";
import { alwaysShown, fieldsShownBy, type Publishing, type ShownPart } from "../publication/publication.ts";
import { openPublication } from "../publication/review.server.ts";
import { publication } from "../publication/publication.table.ts";
import { publishedNow } from "../publication/published-now.server.ts";
import { lastScanOf } from "../readiness/readiness.server.ts";
import type { FounderProfile } from "../startup/founder-profile.ts";
import { logoVersionOf } from "../startup/logo.server.ts";
import { founderProfileOf } from "../startup/founder-profile.server.ts";
import { mustBeApproved } from "../investor/access.ts";
import { revenueMonths, type StartupRecord } from "./deal.ts";

type Shown = Publishing & { publishedAt: Date; confirmedAt: Date };
type LookedAt = { name: string; deck: string; deckVersion: string | null };

async function recordOf(
  db: Db,
  founder: string,
  published: Shown,
  now: Date,
  lookedAt?: LookedAt,
): Promise<StartupRecord> {
  const { shown, publishedAt, confirmedAt } = published;
  const isShown = (part: ShownPart) => shown.includes(part);
  const { profile: written } = await founderProfileOf(db, founder);
  // Investors see neither the uploaded deck nor the address of a deck elsewhere while the team keeps the deck closed.
  const isDeckClosed = (await closureOf(db, founder)) !== null;
  const looked = lookedAt ? asLookedAt(written, lookedAt) : written;
  const profile = isDeckClosed ? { ...looked, pitch_deck_url: "" } : looked;
  const deck = lookedAt ? await approvedVersion(db, lookedAt.deckVersion) : await newestDrawn(db, founder);
  const writer = await contactOf(db, founder);
  const fields = [...alwaysShown, ...shown.flatMap((part) => fieldsShownBy[part] ?? [])];
  const figures = isShown("figures") || isShown("runway") ? await figuresOf(db, founder, now) : null;
  const latest = figures?.latest ?? null;
  const scan = isShown("score") ? await lastScanOf(db, founder) : null;
  return {
    founder,
    logo: await logoVersionOf(db, founder),
    lang: writer?.lang ?? "fr",
    ...{ shown, publishedAt, confirmedAt, focus: focusOf(published) },
    profile: Object.fromEntries(fields.map((field) => [field, profile[field]])),
    figures:
      figures && latest && isShown("figures")
        ? {
            month: latest.month,
            mrr: latest.mrr,
            mrrInMonth: figures.mrrInMonth,
            mrrInThreeMonths: figures.mrrInThreeMonths,
            cac: latest.cac,
            cacInThreeMonths: figures.cacInThreeMonths,
            churn: latest.churn,
            revenue: figures.history
              .filter(({ month }) => month > monthFrom(latest.month, -revenueMonths))
              .map(({ month, mrr }) => ({ month, mrr })),
          }
        : null,
    runway:
      figures?.runway && latest && isShown("runway")
        ? { month: latest.month, cash: latest.cash, runway: figures.runway }
        : null,
    score: scan?.score ?? null,
    capTable: isShown("cap-table") ? await capTableOf(db, founder) : null,
    isDeckClosed,
    deckPages: isShown("deck") && !isDeckClosed ? (deck?.pages ?? null) : null,
  };
}

/** A deck that the founder has removed since the approval is left out. */
const asLookedAt = (profile: FounderProfile, { name, deck }: LookedAt): FounderProfile => ({
  ...profile,
  startup_name: name,
  pitch_deck_url: profile.pitch_deck_url && deck,
});

export type Deal = { record: StartupRecord; match: Match; wishes: Wishes };

export async function dealOf(db: Db, actor: Actor, founder: string, now = new Date()): Promise<Deal | null> {
  mustBeApproved(actor);
  const published = publishedNow(db, now);
  const [found] = await db.select().from(published).where(eq(published.founder, founder));
  if (!found) return null;
  const record = await recordOf(db, founder, found, now, found);
  const { profile: wishes } = await readInvestorProfile(db, actor);
  const { current_stage: stage = "", sector = "", funding_amount_needed: sought = "" } = record.profile;
  const { customers, deepTech } = found;
  return { record, wishes, match: matchOf(wishes, { stage, sector, sought, customers, deepTech }) };
}

export async function previewOf(db: Db, actor: Actor, publishing: Publishing, now = new Date()) {
  return recordOf(db, mustRead(actor), { publishedAt: now, confirmedAt: now, ...publishing }, now);
}

export async function recordToLookAt(db: Db, actor: Actor, founder: string, now = new Date()) {
  mustHave(actor, "startups");
  const [found] = await db.select().from(publication).where(openPublication(founder));
  return found ? recordOf(db, founder, found, now) : null;
}

import { promisedDelays } from "../../../domain/application/facts.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import { applicationFunnel, guideFunnel, quizFunnel, responseTimes } from "../../../domain/figure/funnels.server.ts";
import { leadFigures } from "../../../domain/figure/leads.server.ts";
import { reviewerLoads } from "../../../domain/figure/reviewers.server.ts";
import { type Period, periodBefore } from "../../../domain/figure/period.ts";
import { visitFigures, visitsOf } from "../../../domain/figure/visits.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { pathOf, quizBegun } from "../../paths.ts";
import { compareSteps, rank } from "./compare.ts";
import { conversions } from "./share.ts";

/**
 * Reads all figures of a period one query after another, because the embedded database runs only one query at a time.
 */
export async function readFigures(db: Db, actor: Actor, content: Content, period: Period) {
  const { firstAnswer } = promisedDelays(content);
  const { answered, inTime, waiting, late, medianHours } = await responseTimes(db, actor, period, firstAnswer);
  const visits = await visitFigures(db, actor, period);
  const leads = await leadFigures(db, actor, period);
  return {
    period,
    visits,
    leads,
    conversions: conversions(visits.pages, leads.firsts),
    quiz: {
      visits: await visitsOf(db, actor, pathOf("quiz"), period),
      begun: await visitsOf(db, actor, quizBegun, period),
      ...(await quizFunnel(db, actor, period)),
    },
    application: {
      visits: await visitsOf(db, actor, pathOf("application"), period),
      ...(await applicationFunnel(db, actor, period)),
    },
    guide: { visits: await visitsOf(db, actor, pathOf("guide"), period), ...(await guideFunnel(db, actor, period)) },
    reviewers: await reviewerLoads(db, actor, period),
    response: {
      medianHours,
      answered,
      promised: firstAnswer,
      answers: { within: inTime, after: answered - inTime, waiting: waiting - late, late },
    },
  };
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

const sumOf = <Row>(rows: readonly Row[], value: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + value(row), 0);
const visitsIn = (row: { visits: number }) => row.visits;
const leadsIn = (row: { leads: number }) => row.leads;
const pageIn = (row: { page: string | null }) => row.page ?? "";

const totals = ({ visits, leads }: Figures) => ({
  visitors: sumOf(visits.steps, ({ visitors }) => visitors),
  visits: sumOf(visits.steps, visitsIn),
  leads: sumOf(leads.steps, leadsIn),
});

/** Returns a period's figures with comparisons; a figure not counted during the whole preceding period has none. */
export async function shownFigures(db: Db, actor: Actor, content: Content, period: Period) {
  const now = await readFigures(db, actor, content, period);
  const earlier = periodBefore(period);
  const isCounted = (since: string | null) => since !== null && since <= earlier.from;
  const withVisits = isCounted(now.visits.since);
  const before = withVisits || isCounted(now.leads.since) ? await readFigures(db, actor, content, earlier) : null;
  const visits = withVisits && before ? before.visits : null;
  const uncounted = (...names: string[]) => (withVisits ? [] : names);
  return {
    period,
    before: before && { from: earlier.from, until: earlier.until },
    totals: compareSteps(totals(now), before && totals(before), uncounted("visitors", "visits")),
    since: now.visits.since,
    visitSteps: now.visits.steps,
    leadSteps: now.leads.steps,
    pages: rank(now.visits.pages, visits && visits.pages, { id: pageIn, value: visitsIn }),
    languages: rank(now.visits.languages, visits && visits.languages, { id: ({ lang }) => lang, value: visitsIn }),
    forms: rank(now.leads.forms, before && before.leads.forms, { id: ({ form }) => form, value: leadsIn }),
    leadPages: rank(now.leads.pages, before && before.leads.pages, { id: pageIn, value: leadsIn }),
    campaigns: rank(now.leads.campaigns, before && before.leads.campaigns, {
      id: ({ source, campaign }) => JSON.stringify([source, campaign]),
      value: leadsIn,
    }),
    conversions: rank(now.conversions, visits && before && before.conversions, {
      id: pageIn,
      value: ({ visitors }) => visitors,
    }),
    reviewers: rank(now.reviewers, before && before.reviewers, { id: ({ id }) => id, value: ({ files }) => files }),
    quiz: compareSteps(now.quiz, before && before.quiz, uncounted("visits", "begun")),
    application: compareSteps(now.application, before && before.application, uncounted("visits")),
    guide: compareSteps(now.guide, before && before.guide, uncounted("visits")),
    response: {
      promised: now.response.promised,
      answered: now.response.answered,
      medianHours: { value: now.response.medianHours, before: before && before.response.medianHours },
      answers: compareSteps(now.response.answers, before && before.response.answers),
    },
  };
}

export type ShownFigures = Awaited<ReturnType<typeof shownFigures>>;

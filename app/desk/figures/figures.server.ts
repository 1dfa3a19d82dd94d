import { promisedDelays } from "../../../domain/application/facts.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import { applicationFunnel, guideFunnel, quizFunnel, responseTimes } from "../../../domain/figure/funnels.server.ts";
import { leadFigures } from "../../../domain/figure/leads.server.ts";
import type { Period } from "../../../domain/figure/period.ts";
import { visitFigures, visitsOf } from "../../../domain/figure/visits.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { pathOf, quizBegun } from "../../paths.ts";
import { conversions } from "./share.ts";

/** Everything the page shows of a period; the embedded database answers one question at a time. */
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
    response: {
      medianHours,
      answered,
      promised: firstAnswer,
      answers: { within: inTime, after: answered - inTime, waiting: waiting - late, late },
    },
  };
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

const most = 12;

/** The first rows of a long list, and what the others come to. */
function firstOf<Row>(rows: readonly Row[], valueOf: (row: Row) => number) {
  const others = rows.slice(most);
  return {
    rows: rows.slice(0, most),
    others:
      others.length > 0 ? { count: others.length, sum: others.reduce((sum, row) => sum + valueOf(row), 0) } : null,
  };
}

/** The same as the page shows it: of long lists the first rows. */
export async function shownFigures(...args: Parameters<typeof readFigures>) {
  const { visits, leads, conversions: rows, ...figures } = await readFigures(...args);
  return {
    ...figures,
    visits: { ...visits, pages: firstOf(visits.pages, (row) => row.visits) },
    conversions: firstOf(rows, (row) => row.visitors),
    leads: {
      ...leads,
      pages: firstOf(leads.pages, (row) => row.leads),
      campaigns: firstOf(leads.campaigns, (row) => row.leads),
    },
  };
}

export type ShownFigures = Awaited<ReturnType<typeof shownFigures>>;

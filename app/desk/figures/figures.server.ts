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
export async function readFigures(db: Db, content: Content, period: Period, actor: Actor) {
  const { firstAnswer } = promisedDelays(content);
  const { answered, inTime, waiting, late, medianHours } = await responseTimes(db, period, firstAnswer, actor);
  const visits = await visitFigures(db, period, actor);
  const leads = await leadFigures(db, period, actor);
  return {
    period,
    visits,
    leads,
    conversions: conversions(visits.pages, leads.firsts),
    quiz: {
      visits: await visitsOf(db, pathOf("quiz"), period, actor),
      begun: await visitsOf(db, quizBegun, period, actor),
      ...(await quizFunnel(db, period, actor)),
    },
    application: {
      visits: await visitsOf(db, pathOf("application"), period, actor),
      ...(await applicationFunnel(db, period, actor)),
    },
    guide: { visits: await visitsOf(db, pathOf("guide"), period, actor), ...(await guideFunnel(db, period, actor)) },
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

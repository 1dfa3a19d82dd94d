import { stageOf, dueOf, type Stage } from "../../../domain/application/due.ts";
import { listApplications } from "../../../domain/application/list.server.ts";
import type { Delays } from "../../../domain/application/promises.ts";
import { seeScores } from "../../../domain/application/review/ranking-look.server.ts";
import { readRanking } from "../../../domain/application/review/read-ranking.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { pathOf } from "../../paths.ts";
import { listPath } from "../kit/list-address.ts";
import { applicationsQuery, isIntakeMonth } from "./filter.server.ts";
import type { TriageRow } from "./triage-list.tsx";

/** Returns the list from which the page was opened; `kept` contains the URL parameters that identify the list. */
export function listBehind(request: Request) {
  const { searchParams } = new URL(request.url);
  const { filters, place } = applicationsQuery(request);
  const board = searchParams.get("board") ?? "";
  if (isIntakeMonth(board))
    return {
      ...{ from: "board" as const, round: null },
      kept: { board, view: filters.view } as Record<string, string>,
      list: listPath(pathOf("admin-board"), { intake: board }),
    };
  const round = searchParams.get("round") ?? "";
  if (isIntakeMonth(round)) {
    const page = pageNumber(searchParams);
    const places: Record<string, string> = page > 1 ? { page: String(page) } : {};
    return {
      ...{ from: "ranking" as const, round: { intake: round, page } },
      kept: { round, ...places } as Record<string, string>,
      list: listPath(pathOf("admin-round", { intake: round }), places),
    };
  }
  return {
    ...{ from: "list" as const, round: null },
    kept: { ...filters, ...place } as Record<string, string>,
    list: listPath(pathOf("admin-applications"), filters, place),
  };
}

/**
 * Returns the current page of the list from which the application was opened. `isWhole` is true when that list has only
 * one page.
 */
export async function filesBehind(db: Db, actor: Actor, request: Request, delays: Delays, now: Date) {
  const { from, round, kept } = listBehind(request);
  const to = (id: string) => listPath(pathOf("admin-application", { id }), kept);
  if (round) {
    const { rows, pages } = await readRanking(db, actor, round.intake, round.page);
    return {
      rows: rows.map(({ id, startup, stage }): TriageRow => ({ id, to: to(id), startup, status: stage, due: null })),
      isWhole: pages === 1,
    };
  }
  const query = applicationsQuery(request);
  const { filter, sort, place } =
    from === "board"
      ? { filter: { ...query.filter, intake: kept["board"] ?? "", text: "" }, sort: "date" as const, place: {} }
      : query;
  const { rows: listed, previous, next } = await listApplications(db, actor, { ...filter, sort }, delays, place);
  // Sorting by score reveals scores, so `seeScores` leaves out applications whose scores this team member must not see.
  const rows = sort === "score" || sort === "-score" ? await seeScores(db, actor, listed) : listed;
  return {
    rows: rows.map((row): TriageRow => {
      const { id, answers } = row;
      return { id, to: to(id), startup: answers.companyName, status: stageOf(row, now), due: dueOf(row, delays, now) };
    }),
    isWhole: !previous && !next,
  };
}

const waitsForTeam: readonly Stage[] = ["first", "times", "final"];

/** Returns the next application that needs an answer; after the list's end, starts again at the top. */
export function nextToAnswer(rows: readonly TriageRow[], id: string) {
  const at = rows.findIndex((row) => row.id === id);
  if (at < 0) return undefined;
  return [...rows.slice(at + 1), ...rows.slice(0, at)].find(({ status }) => waitsForTeam.includes(status));
}

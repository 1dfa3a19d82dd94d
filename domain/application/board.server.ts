import { inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import { mustHave } from "../audit/access.ts";
import { isOpenTo } from "../audit/closed.server.ts";
import type { Actor } from "../person/actor.ts";
import { application, applicationDecision, applicationInvitation } from "./application.table.ts";
import { type BoardColumn, boardColumns } from "./board.ts";
import { stageOf } from "./due.ts";
import { conditionOf, listApplications } from "./list.server.ts";
import type { Delays } from "./promises.ts";

/** The maximum number of applications shown in a column of the board. The list of applications shows all. */
const most = 50;

/** Returns the sending time of each application's unsent decision or invitation. */
async function heldOf(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, Date>();
  const heldIn = (table: typeof applicationDecision | typeof applicationInvitation) =>
    db
      .select({ id: table.applicationId, leavesAt: table.leavesAt })
      .from(table)
      .where(sql`${inArray(table.applicationId, ids)} and ${table.releasedAt} is null and ${table.recalledAt} is null`);
  const rows = [...(await heldIn(applicationDecision)), ...(await heldIn(applicationInvitation))];
  return new Map(rows.map(({ id, leavesAt }) => [id, leavesAt]));
}

/** Returns an intake's applications by column, longest wait first, with the total number in each column. */
export async function readBoard(db: Db, actor: Actor, intake: string, delays: Delays, now = new Date()) {
  mustHave(actor, "applications");
  const filterOf = (view: BoardColumn) => ({ view, intake, text: "" });
  const isIn = (view: BoardColumn): SQL => conditionOf(filterOf(view), delays) ?? sql`true`;
  const counts = Object.fromEntries(
    boardColumns.map((view) => [view, sql<number>`(count(*) filter (where ${isIn(view)}))::int`]),
  ) as Record<BoardColumn, SQL<number>>;
  const [counted] = await db
    .select(counts)
    .from(application)
    .where(sql`${or(...boardColumns.map(isIn))} and ${isOpenTo(actor, application.id)}`);
  const columns = [];
  for (const view of boardColumns) {
    const { rows } = await listApplications(db, actor, { ...filterOf(view), sort: "date" }, delays, { size: most });
    columns.push({ view, count: counted?.[view] ?? 0, rows });
  }
  const held = await heldOf(
    db,
    columns.flatMap(({ rows }) => rows.map(({ id }) => id)),
  );
  return columns.map(({ rows, ...column }) => ({
    ...column,
    cards: rows.map((row) => ({
      ...{ id: row.id, startup: row.answers.companyName, name: row.answers.fullName, intake: row.intake },
      ...{ status: row.status, sentAt: row.sentAt, callAt: row.callAt },
      stage: stageOf(row, now),
      leavesAt: held.get(row.id) ?? null,
    })),
  }));
}

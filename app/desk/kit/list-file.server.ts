import { noteExport } from "../../../domain/audit/export.server.ts";
import { NotAllowed } from "../../../domain/audit/not-allowed.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { isSessionOpen } from "../../../domain/person/session.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { everyPage, type Page, type Place } from "../../../platform/db/keyset.server.ts";
import { csvAnswer } from "./csv-answer.server.ts";
import { requireColleague, type RouteArgs } from "../../shell/require.server.ts";

type ListFile<Row> = Pick<Parameters<typeof csvAnswer<Row>>[0], "name" | "columns"> & {
  list: (db: Db, place: Place, actor: Actor) => Promise<Page<Row> & { partial?: boolean }>;
  /** The audit log's record of an export; absent for a list without personal data. */
  noted?: [list: Parameters<typeof noteExport>[1], filter: Record<string, string>];
};

const pageSize = 500;

/** The audit log records an export of personal data before the first row is sent. */
export async function listFile<Row>(args: RouteArgs, { name, columns, list, noted }: ListFile<Row>) {
  const { actor, db, lang } = requireColleague(args);
  if (noted) await noteExport(db, ...noted, actor);
  async function page(place: Place) {
    // A slow download may take hours, so the session is checked before each page of rows.
    if (!(await isSessionOpen(db, actor.viewer.sessionId))) throw new NotAllowed("the session has ended");
    return list(db, { ...place, size: pageSize }, actor);
  }
  return csvAnswer({ name, lang, columns, pages: everyPage(page) });
}

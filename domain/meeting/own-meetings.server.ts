import { and, desc, eq } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { Actor } from "../person/actor.ts";
import { mustRead } from "../startup/access.ts";
import { guestsHost } from "./booking.server.ts";
import { host } from "./host.table.ts";
import { hoursClosed } from "./meeting-mails.server.ts";
import { meeting } from "./meeting.table.ts";

const shown = {
  ...{
    id: meeting.id,
    host: meeting.host,
    kind: guestsHost,
    zone: host.zone,
    topic: meeting.topic,
    place: meeting.place,
  },
  ...{ startsAt: meeting.startsAt, endsAt: meeting.endsAt, moves: meeting.moves, late: meeting.late },
  ...{ cancelledAt: meeting.cancelledAt, cancelledBy: meeting.cancelledBy, hoursClosed },
};

export async function ownMeetings(db: Db, actor: Actor) {
  const founder = mustRead(actor);
  return db
    .select(shown)
    .from(meeting)
    .innerJoin(host, eq(host.id, meeting.host))
    .where(eq(meeting.founder, founder))
    .orderBy(desc(meeting.startsAt), desc(meeting.id));
}

export async function ownMeeting(db: Db, actor: Actor, id: string) {
  const founder = mustRead(actor);
  const [found] = await db
    .select(shown)
    .from(meeting)
    .innerJoin(host, eq(host.id, meeting.host))
    .where(and(eq(meeting.id, id), eq(meeting.founder, founder)));
  return found;
}

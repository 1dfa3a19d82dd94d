import { shownOf } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { afterForHost } from "../../domain/meeting/after.server.ts";
import { meetingsOfHost } from "../../domain/meeting/keep-hours.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { HostMeeting } from "./embed.tsx";

/**
 * The caller must have checked access; without a `reader`, the host reads. The private note and feedback are included
 * only for the host.
 */
export async function hostMeetings(db: Db, host: string, reader?: Actor, now = new Date()): Promise<HostMeeting[]> {
  const isHost = !reader || reader.viewer.id === host;
  const after = await afterForHost(db, host, now);
  return (await meetingsOfHost(db, host, now, reader)).flatMap(
    ({ id, startsAt, endsAt, founder, isLate, topic, place, startup, guest }) => {
      const statements = after.get(id);
      if (!statements) return [];
      const { notes, given, ...rest } = statements;
      const own = isHost ? { privateNote: notes.private, given } : null;
      const isCall = founder === null;
      return [
        {
          id,
          isCall,
          startsAt,
          topic,
          place,
          startup,
          guest,
          isLate,
          isToCome: endsAt > now && !isLate,
          sharedNote: notes.shared,
          own,
          shown: {
            shared: shownOf({ text: notes.shared }),
            private: own && shownOf({ text: own.privateNote }),
            rate: own && shownOf(own.given ?? {}),
          },
          ...rest,
          isSayable: rest.isSayable && !isCall,
        },
      ];
    },
  );
}

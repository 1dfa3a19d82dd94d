import type { Content } from "../../../domain/content/content.server.ts";
import { matchOf } from "../../../domain/mentor/match.ts";
import { ownMentorRequests } from "../../../domain/mentor/mentor-request.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { weights } from "../../../domain/readiness/criterion.ts";
import type { Scan } from "../../../domain/readiness/readiness.server.ts";
import type { FounderProfile } from "../../../domain/startup/founder-profile.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { sourceOf } from "../../shell/picture.ts";
import type { Lang } from "../../../platform/language/language.ts";

/** Returns the mentors, best match for the startup's gaps first; null before the first scan. */
export async function matchedMentors(
  db: Db,
  actor: Actor,
  content: Content,
  { scan, profile, lang }: { scan: Scan | null; profile: FounderProfile; lang: Lang },
) {
  if (!scan) return null;
  const needs = scan.findings
    .filter(({ criterion, points }) => points < weights[criterion])
    .map(({ criterion }) => ({ criterion, weight: weights[criterion] }));
  const requests = await ownMentorRequests(db, actor);
  return content
    .list("mentor", lang)
    .map(({ id, name, role, hourlyPrice, available, sample, image, ...mentor }) => {
      const request = requests.find(({ mentor: requested }) => requested === id);
      return {
        ...{ id, name, role, hourlyPrice, available, sample, portrait: sourceOf(image, 40) },
        match: matchOf(mentor, needs, profile),
        request: request && {
          askedAt: request.askedAt,
          verdict: request.verdict,
          chosenTime: request.chosenTime,
          answer: request.answer,
        },
      };
    })
    .toSorted((a, b) => b.match.score - a.match.score);
}

export type MatchedMentor = NonNullable<Awaited<ReturnType<typeof matchedMentors>>>[number];

/** `next` is the first hour that can be booked; null when there is none. */
export type ListedMentor = MatchedMentor & { next: Date | null };

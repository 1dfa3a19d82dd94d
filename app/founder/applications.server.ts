import { accessTokenFor } from "../../domain/application/access-token.server.ts";
import { intakeRule, promisedDelays } from "../../domain/application/facts.server.ts";
import { ownApplications } from "../../domain/application/founder-queries.server.ts";
import { intakeNamed } from "../../domain/application/intake.ts";
import { lateWith, promisesOf } from "../../domain/application/promises.ts";
import { standingOf } from "../../domain/application/standing.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Services } from "../server/context.server.ts";

/** A founder's applications to the programme as their pages show them: where each stands, and what is due by when. */
export async function shownApplications({ db, content, secret }: Services, by: Actor) {
  const rule = intakeRule(content);
  const delays = promisedDelays(content);
  return (await ownApplications(db, by)).map((found) => {
    const intake = intakeNamed(found.intake, rule);
    const standing = standingOf(found);
    const promises = promisesOf(found, intake, delays);
    return {
      pass: accessTokenFor("application", found.id, secret),
      companyName: found.answers.companyName,
      sentAt: found.sentAt,
      standing,
      intake,
      promises,
      late: lateWith(standing, promises, new Date()) !== null,
      callAsked: (found.call !== null && found.call.requestedAt > found.sentAt) || found.callAt !== null,
    };
  });
}

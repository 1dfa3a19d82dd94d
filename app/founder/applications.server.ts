import { accessTokenFor } from "../../domain/application/access-token.server.ts";
import { isDecided } from "../../domain/application/application.server.ts";
import { hostedCallAt } from "../../domain/application/booking.server.ts";
import { intakeRule, promisedDelays } from "../../domain/application/facts.server.ts";
import { ownApplications } from "../../domain/application/founder-queries.server.ts";
import type { ApplicationStatus } from "../../domain/application/application.ts";
import { hasBegun, type Intake, intakeNamed } from "../../domain/application/intake.ts";
import { nextIntakeAfter } from "../../domain/application/open-intake.server.ts";
import { decisionDay, lateWith, type Promises, promisesOf } from "../../domain/application/promises.ts";
import { isOver, statusOf } from "../../domain/application/status.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { callText } from "../application/embed.tsx";
import { applicationFileWords } from "../application/file-words.ts";
import type { Services } from "../context/context.server.ts";

export async function shownApplications({ db, content, secret }: Services, actor: Actor, lang: Lang) {
  const { status: file } = applicationFileWords.in(lang);
  const { date, time } = formats[lang];
  const dueOf = (status: ApplicationStatus, intake: Intake, promises: Promises): string[] => {
    const { firstAnswerBy, decisionWeeks } = promises;
    const decisionBy = decisionDay(promises, new Date());
    if (status === "first")
      return [`${file.firstAnswer}, ${file.firstAnswerBy(date(firstAnswerBy), time(firstAnswerBy))}`];
    if (status === "call")
      return [
        `${file.call}, ${callText(promises, lang)}`,
        `${file.finalDecision}, ${file.decisionBy(decisionWeeks, decisionBy && date(decisionBy))}`,
      ];
    return status === "accepted" ? [file.starts(date(intake.startsOn))] : [];
  };
  const rule = intakeRule(content);
  const delays = promisedDelays(content);
  const ofOne = async (found: Awaited<ReturnType<typeof ownApplications>>[number]) => {
    const callAt = await hostedCallAt(db, found);
    const intake = intakeNamed(found.intake, rule);
    const status = statusOf(found);
    const isDone = isDecided(found) && isOver(found);
    const promises = promisesOf({ sentAt: found.sentAt, callAt }, intake, delays);
    return {
      accessToken: accessTokenFor("application", found.id, secret),
      companyName: found.answers.companyName,
      sentAt: found.sentAt,
      status,
      isPassedOver: status === "waitlisted" && hasBegun(intake, new Date()),
      due: dueOf(status, intake, promises),
      late: lateWith(status, promises, new Date()) === null ? null : { text: file.late, write: file.write },
      callAhead: callAt !== null && callAt > new Date(),
      opensOn: isDone ? (await nextIntakeAfter(db, content, found.intake)).opensOn : null,
      callAsked: (found.call !== null && found.call.requestedAt > found.sentAt) || found.callAt !== null,
    };
  };
  return Promise.all((await ownApplications(db, actor)).map(ofOne));
}

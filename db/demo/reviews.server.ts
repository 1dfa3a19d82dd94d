import { assign } from "../../domain/application/review/assign.server.ts";
import { openRound } from "../../domain/application/review/open-round.server.ts";
import { readRound } from "../../domain/application/review/read-round.server.ts";
import { submitReview } from "../../domain/application/review/submit-review.server.ts";
import { intakeRule, promisedDelays } from "../../domain/application/facts.server.ts";
import { nextIntakes } from "../../domain/application/intake.ts";
import type { Content } from "../../domain/content/content.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import type { Db } from "../../platform/db/database.server.ts";

type Loading = { db: Db; content: Content; now: Date; actor: Actor };

const given = (maturity: number, traction: number, growth: number, team: number) => ({
  maturity,
  traction,
  growth,
  team,
});

/** The reviews that the reviewer and the manager have already submitted; other reviews of theirs are still pending. */
const reviews = {
  reviewer: [
    { steps: given(3, 3, 2, 3), sentence: "Chiffrez ce que coûte un contrat oublié\u00A0: c’est votre prix." },
    { steps: given(2, 2, 3, 3), sentence: "" },
  ],
  manager: [{ steps: given(3, 2, 3, 3), sentence: "Dites combien de contrats vous suivez aujourd’hui." }],
};

export async function loadReviews({ db, content, now, actor }: Loading, manager: Actor, reviewer: Actor) {
  const [open] = nextIntakes(now, intakeRule(content), 1);
  const intake = open?.id ?? "";
  const answerHours = promisedDelays(content).firstAnswer;
  await openRound(db, actor, { intake, perFile: 1, answerHours }, now);
  const { files } = await readRound(db, actor, intake);
  const ids = files.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  for (const application of ids.slice(-2))
    await assign(db, actor, { intake, application, reviewer: manager.viewer.id }, now);
  for (const [index, { steps, sentence }] of reviews.reviewer.entries())
    await submitReview(db, reviewer, { application: ids.at(-1 - index) ?? "", steps, sentence });
  for (const [index, { steps, sentence }] of reviews.manager.entries())
    await submitReview(db, manager, { application: ids.at(-1 - index) ?? "", steps, sentence });
}

import { mustRead } from "../../../domain/startup/access.ts";
import { capTableOf } from "../../../domain/cap-table/cap-table.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import { readChoices } from "../../../domain/document/document.server.ts";
import type { DocumentKind } from "../../../domain/document/kind.ts";
import { thresholdsOf } from "../../../domain/kpi/alert.server.ts";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { ownSessions } from "../../../domain/pitch-session/own-sessions.server.ts";
import { lastScanOf } from "../../../domain/readiness/readiness.server.ts";
import { readFounderProfile } from "../../../domain/startup/founder-profile.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import type { Lang } from "../../../platform/language/language.ts";
import type { Material } from "./material.ts";

export async function materialOf(
  { db, content }: { db: Db; content: Content },
  actor: Actor,
  kind: DocumentKind,
  lang: Lang,
): Promise<Material> {
  // Reads the choices first, because `readChoices` checks whether the plan includes the document.
  const choices = await readChoices(db, actor, kind);
  const founder = mustRead(actor);
  const today = parisDay(new Date());
  const { open, places } = await ownSessions(db, actor, content.list("event", lang));
  const scan = await lastScanOf(db, founder);
  return {
    kind,
    lang,
    today,
    choices,
    profile: (await readFounderProfile(db, actor)).profile,
    figures: await figuresOf(db, founder),
    floor: (await thresholdsOf(db, founder))["runway-caution"],
    holders: (await capTableOf(db, founder))?.holders ?? null,
    scan: scan && { score: scan.score, findings: scan.findings, scannedAt: scan.scannedAt },
    sessions: [
      ...(open ? [{ name: open.name, day: open.closesOn, isPlace: false }] : []),
      ...places.map(({ name, startsOn }) => ({ name, day: startsOn, isPlace: true })),
    ],
  };
}

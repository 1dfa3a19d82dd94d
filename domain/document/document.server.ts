import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.server.ts";
import type { OfficeText } from "../../platform/office/text.ts";
import { mustEdit, mustRead } from "../startup/access.ts";
import { mustStillEdit } from "../startup/still-sits.server.ts";
import type { Actor } from "../person/actor.ts";
import { lockStartup } from "../person/startup-contact.server.ts";
import { mustOpen } from "../plan-grant/must-open.server.ts";
import { documentSection, documentVersion } from "./document.table.ts";
import type { Milestone } from "./milestone.ts";
import type { DocumentKind } from "./kind.ts";
import { outlines, type SectionId } from "./outline.ts";
import type { SectionChoice } from "./section-choice.ts";

export type Version = {
  number: number;
  composed: OfficeText;
  milestones: Milestone[];
  model: string | null;
  madeAt: Date;
};

/**
 * The content of a document version. `model` names the language model that wrote the text; null if the text was
 * composed by rules.
 */
export type Composed = Pick<Version, "composed" | "milestones" | "model">;

export const { number, composed, milestones, model, madeAt } = documentVersion;
export const ofKind = (founder: string, kind: DocumentKind) =>
  and(eq(documentVersion.founder, founder), eq(documentVersion.kind, kind));

export async function readChoices(db: Db, actor: Actor, kind: DocumentKind): Promise<SectionChoice[]> {
  const founder = mustRead(actor);
  await mustOpen(db, founder, "generators");
  const { section, chosen, text } = documentSection;
  const rows = await db
    .select({ section, chosen, text })
    .from(documentSection)
    .where(and(eq(documentSection.founder, founder), eq(documentSection.kind, kind)));
  const known = outlines[kind].map(({ id }) => id);
  return rows.flatMap((row) => {
    const id = known.find((each) => each === row.section);
    return id ? [{ ...row, section: id }] : [];
  });
}

export async function saveChoices(
  db: Db,
  actor: Actor,
  kind: DocumentKind,
  choices: readonly SectionChoice[],
  now = new Date(),
) {
  const founder = mustEdit(actor);
  const known: readonly SectionId[] = outlines[kind].map(({ id }) => id);
  const rows = choices
    .filter(({ section }) => known.includes(section))
    .map((choice) => ({ ...choice, founder, kind, savedAt: now }));
  await db.transaction(async (tx) => {
    await lockStartup(tx, founder);
    await mustStillEdit(tx, actor);
    await mustOpen(tx, founder, "generators");
    for (const row of rows)
      await tx
        .insert(documentSection)
        .values(row)
        .onConflictDoUpdate({
          target: [documentSection.founder, documentSection.kind, documentSection.section],
          set: { chosen: row.chosen, text: row.text, savedAt: now },
        });
  });
}

export async function versionsOf(db: Db, actor: Actor, kind: DocumentKind) {
  const founder = mustRead(actor);
  await mustOpen(db, founder, "generators");
  return db
    .select({
      ...{ number, model, madeAt },
      lang: sql<OfficeText["lang"]>`${composed}->>'lang'`,
      written: sql<SectionId[]>`jsonb_path_query_array(${composed}, '$.sections[*] ? (@.written == true).id')`,
    })
    .from(documentVersion)
    .where(ofKind(founder, kind))
    .orderBy(desc(number));
}

export async function readVersion(db: Db, actor: Actor, kind: DocumentKind, wanted: number): Promise<Version | null> {
  const founder = mustRead(actor);
  await mustOpen(db, founder, "generators");
  const [row] = await db
    .select({ number, composed, milestones, model, madeAt })
    .from(documentVersion)
    .where(and(ofKind(founder, kind), eq(number, wanted)));
  return row ?? null;
}

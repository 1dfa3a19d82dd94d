import type { Content } from "../../../domain/content/content.server.ts";
import type { ContentRecord } from "../../../domain/content/content.ts";
import { readRecordState } from "../../../domain/content/record-state.server.ts";
import type { RecordName, RecordState } from "../../../domain/content/editing.ts";
import { fieldsOf } from "../../../domain/content/field.server.ts";
import { findImage, listImages } from "../../../domain/content/image-list.server.ts";
import { kinds } from "../../../domain/content/kinds.server.ts";
import { printFact } from "../../../domain/content/print-fact.ts";
import { quotedIn } from "../../../domain/content/references.ts";
import { meetingsAhead } from "../../../domain/meeting/mentor-gone.server.ts";
import { sharedDecks } from "../../../domain/deal/deck.server.ts";
import { whyKept } from "../../../domain/pitch-session/keep-session.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { blank } from "../editor/form-values.ts";
import { nameOf } from "./record-name.ts";
import { deskContentWords } from "./words.ts";

export const newRecord = "new";

const mostOffered = 200;

export type OfferedPicture = NonNullable<Awaited<ReturnType<typeof findImage>>>;

export async function offeredPictures(db: Db, actor: Actor, chosen: readonly string[]): Promise<OfferedPicture[]> {
  const { rows } = await listImages(db, actor, undefined, { size: mostOffered });
  const older = new Set(chosen).difference(new Set(rows.map(({ id }) => id)));
  const found = await Promise.all([...older].map((id) => findImage(db, actor, id)));
  return [...found.filter((each) => each !== undefined), ...rows];
}

/** Returns the startups that share a deck with investors, and the startup that the record already names. */
async function offeredStartups(db: Db, lang: Lang, record: ContentRecord | null) {
  const decks = (await sharedDecks(db)).map(({ founder, name }) => ({ id: founder, name: nameIn(lang, name) }));
  const chosen = record?.kind === "startup" ? record.account : undefined;
  if (chosen === undefined || decks.some(({ id }) => id === chosen)) return decks;
  return [...decks, { id: chosen, name: deskContentWords.in(lang).editor.noSharedDeck }];
}

async function offered(db: Db, actor: Actor, content: Content, lang: Lang, { kind, record }: Opened) {
  const words = deskContentWords.in(lang);
  return {
    facts: content.facts().map((fact) => ({ id: fact.id, name: fact.label[lang], value: printFact(fact, lang) })),
    logos: content.list("logo", lang).map(({ id, alt }) => ({ id, name: alt })),
    events: content.list("event", lang),
    startups: kind === "startup" ? await offeredStartups(db, lang, record) : [],
    pages: Object.entries(words.pages).map(([id, name]) => ({ id, name: name ?? id })),
    images: await offeredPictures(
      db,
      actor,
      quotedIn(record).flatMap(({ image }) => image ?? []),
    ),
  };
}

type Opened = { kind: RecordName["kind"]; record: ContentRecord | null };

export type Offered = Awaited<ReturnType<typeof offered>>;

export const shownDraft = (draft: RecordState["draft"]) =>
  draft && {
    author: draft.author,
    at: draft.at.toISOString(),
    publishAt: draft.publishAt?.toISOString() ?? null,
    problem: draft.problem,
  };

export async function openEditor(db: Db, actor: Actor, content: Content, lang: Lang, { kind, id }: RecordName) {
  const isNew = id === newRecord && kinds[kind].grows;
  const state = await readRecordState(db, actor, { kind, id });
  const record = state.draft?.record ?? state.published;
  if (!record && !isNew) return undefined;
  const field = fieldsOf(kind, id);
  const { draft, published, base, mayBeDeleted } = state;
  const fact = published?.kind === "fact" ? printFact(published, lang) : null;
  return {
    kind,
    id,
    isNew,
    name: record ? nameOf(record, content, lang) : null,
    mayBeDeleted: published !== null && mayBeDeleted,
    hasPreview: !("forFounders" in kinds[kind]),
    published: published !== null,
    /** The code of the reason why a session cannot be deleted; null for all others. */
    kept: kind === "event" ? await whyKept(db, id) : null,
    /** How many meetings a deletion cancels; null unless the record is a mentor. */
    meetings: kind === "mentor" ? await meetingsAhead(db, id) : null,
    printed: fact,
    base: isNew ? "" : base,
    field,
    typed: record ? (record satisfies ContentRecord as unknown) : blank(field),
    draft: shownDraft(draft),
    offered: await offered(db, actor, content, lang, { kind, record }),
  };
}

export type Editor = NonNullable<Awaited<ReturnType<typeof openEditor>>>;

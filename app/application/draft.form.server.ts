import type { RouterContextProvider } from "react-router";
import { draftOf, emailForm } from "../../domain/application/answers.server.ts";
import {
  eraseDraft,
  isTakenOver,
  type Saved,
  saveChanges,
  saveDraft,
  startDraft,
} from "../../domain/application/draft.server.ts";
import { draftSentAt } from "../../domain/application/sent-draft.server.ts";
import { opens, accessTokenFor } from "../../domain/application/access-token.server.ts";
import { shownIn } from "../../domain/edit-conflict/edit-conflict.server.ts";
import { displayedField } from "../../domain/edit-conflict/edit-conflict.ts";
import { services } from "../context/context.server.ts";
import type { DraftAnswer } from "./draft-answer.ts";

type Fields = Record<string, string>;

/**
 * Saves a form's fields in the draft that the access token identifies. Without an access token, creates a new draft.
 */
export async function saveDraftFields(fields: Fields, context: Readonly<RouterContextProvider>): Promise<DraftAnswer> {
  const { db, secret } = context.get(services);
  const typed = draftOf(fields);
  const owned = opens("application", fields["application"], secret);
  const { address } = context.get(services);
  if (owned) {
    // A draft goes on from the answers it was begun from, even if others have been sent since.
    const shown = shownIn(fields) && { [displayedField]: fields[displayedField] ?? "" };
    const changes = { typed: { ...typed, ...shown }, address, seen: seenIn(fields) };
    return answerOf(await saveChanges(db, owned, changes), secret);
  }
  const email = emailForm.safeParse(fields);
  if (!email.success) return { status: "invalid" };
  const draft = { ...email.data, typed: { ...typed, ...email.data }, address };
  const id = opens("application-draft", fields["draft"], secret);
  const saved = id ? await saveDraft(db, id, { ...draft, revision: revisionIn(fields) }) : await startDraft(db, draft);
  return answerOf(saved, secret);
}

/** Returns the shown draft's revision, or 0 for a value that the database's column cannot hold. */
const revisionIn = ({ revision = "" }: Fields) => (/^\d{1,9}$/.test(revision) ? Number(revision) : 0);

/** Milliseconds; the clock of the server that saved a draft may be ahead of this one's. */
const aDay = 86_400_000;

/**
 * Returns when the draft was saved that the form of an application's changes shows; null if it shows none, or a moment
 * that is none of ours: the database knows fewer years than a browser can send.
 */
export function seenIn(fields: Fields) {
  const moment = Date.parse(fields["seen"] ?? "");
  return moment > 0 && moment < Date.now() + aDay ? new Date(moment) : null;
}

function answerOf(saved: Saved, secret: string): DraftAnswer {
  if (!("id" in saved)) return saved;
  const { id, ...rest } = saved;
  return {
    ...rest,
    savedAt: saved.savedAt.toISOString(),
    accessToken: accessTokenFor("application-draft", id, secret),
  };
}

/** Returns whether a stored draft was submitted or continued on another device, without changing the draft. */
export async function lookAtDraft(fields: Fields, context: Readonly<RouterContextProvider>): Promise<DraftAnswer> {
  const { db, secret } = context.get(services);
  const id = opens("application-draft", fields["draft"], secret);
  if (id && (await draftSentAt(db, id))) return { status: "sent" };
  return { status: id && (await isTakenOver(db, id)) ? "elsewhere" : "there" };
}

/** Deletes a draft, unless the draft was continued on another device. */
export async function forgetDraft(fields: Fields, context: Readonly<RouterContextProvider>): Promise<DraftAnswer> {
  const { db, secret } = context.get(services);
  const id = opens("application-draft", fields["draft"], secret);
  if (id) await eraseDraft(db, id);
  return { status: id && (await isTakenOver(db, id)) ? "elsewhere" : "erased" };
}

import { createHash } from "node:crypto";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { keptField, type EditConflict, displayedField } from "./edit-conflict.ts";

type Parts = Record<string, unknown>;
export type Overtaken = { refused: "overtaken"; overtaken: EditConflict[] };

function textOf(value: unknown) {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(",") : String(value);
}

/** A digest of what a form displayed, used to detect concurrent edits. */
export const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 12);

/** Returns the content of a form's hidden field: a digest of each displayed value, used to detect concurrent edits. */
export const shownOf = (parts: Parts) =>
  JSON.stringify(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, digestOf(textOf(value))])));

const longestShown = 6_000;
const digests = z.record(z.string(), z.string());

export function shownIn(sent: Record<string, string>) {
  const text = sent[displayedField] ?? "";
  if (text.length > longestShown || !text.startsWith("{")) return null;
  try {
    return digests.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** `overtaken` lists the changed values that were also changed elsewhere since the form was displayed. */
export function changesOf<T extends Parts>(sent: Record<string, string>, typed: Partial<T>, saved: T) {
  const shown = shownIn(sent);
  const changed: Partial<T> = {};
  const overtaken: EditConflict[] = [];
  for (const name of Object.keys(typed) as (keyof T & string)[]) {
    const [mine, theirs] = [textOf(typed[name]), textOf(saved[name])];
    const was = shown && (shown[name] ?? digestOf(""));
    const seen = digestOf(theirs);
    if (mine === theirs || digestOf(mine) === was) continue;
    const kept = sent[keptField(name)];
    if (was === null || was === seen || kept === `mine-${seen}`) changed[name] = typed[name];
    else if (kept !== `theirs-${seen}`) overtaken.push({ name, typed: mine, saved: theirs, seen });
  }
  return { changed, overtaken };
}

/** Saves nothing if a changed value was also changed elsewhere. `hold` takes a lock that every save takes. */
export async function saveIfUnchanged<T extends Parts, Done>(
  db: Db,
  sent: Record<string, string>,
  typed: Partial<T>,
  how: {
    hold: (tx: Db) => Promise<unknown>;
    read: (tx: Db) => Promise<T>;
    save: (tx: Db, changed: Partial<T>, all: T) => Promise<Done>;
  },
): Promise<Done | Overtaken> {
  return db.transaction(async (tx) => {
    await how.hold(tx);
    const saved = await how.read(tx);
    const { changed, overtaken } = changesOf(sent, typed, saved);
    if (overtaken.length > 0) return { refused: "overtaken", overtaken };
    return how.save(tx, changed, { ...saved, ...changed });
  });
}

import { createHash } from "node:crypto";
import * as z from "zod";
import type { Db } from "../../platform/db/database.server.ts";
import { holdPerson } from "../person/person.server.ts";
import { keptField, type OvertakenPart, standingField } from "./standing.ts";

type Parts = Record<string, unknown>;
type Overtaken = { refused: "overtaken"; overtaken: OvertakenPart[] };

/** A part as a form holds it. */
function textOf(value: unknown) {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(",") : String(value);
}

const digestOf = (text: string) => createHash("sha256").update(text).digest("base64url").slice(0, 12);

/** What a form was shown, as it sends it back: a digest of each part, so that it stays short. */
export const shownOf = (parts: Parts) =>
  JSON.stringify(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, digestOf(textOf(value))])));

const longestShown = 6_000;
const digests = z.record(z.string(), z.string());

/** What a form says that it was shown; null of a sender that says nothing of it. */
export function shownIn(sent: Record<string, string>) {
  const text = sent[standingField] ?? "";
  if (text.length > longestShown || !text.startsWith("{")) return null;
  try {
    return digests.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** The parts that this form changes of what stands, and those that were changed elsewhere too. */
export function changesOf<T extends Parts>(sent: Record<string, string>, typed: Partial<T>, standing: T) {
  const shown = shownIn(sent);
  const changed: Partial<T> = {};
  const overtaken: OvertakenPart[] = [];
  for (const name of Object.keys(typed) as (keyof T & string)[]) {
    const [mine, theirs] = [textOf(typed[name]), textOf(standing[name])];
    const was = shown && (shown[name] ?? digestOf(""));
    const seen = digestOf(theirs);
    if (mine === theirs || digestOf(mine) === was) continue;
    const kept = sent[keptField(name)];
    if (was === null || was === seen || kept === `mine-${seen}`) changed[name] = typed[name];
    else if (kept !== `theirs-${seen}`) overtaken.push({ name, typed: mine, standing: theirs, seen });
  }
  return { changed, overtaken };
}

/**
 * Writes of a form what differs from what it was shown, and nothing where a part was changed elsewhere too: that is
 * asked first. `typed` are the parts that the form holds; `save` is given what changes, and all as it stands then.
 */
export async function saveStanding<T extends Parts, Done>(
  db: Db,
  person: string,
  sent: Record<string, string>,
  typed: Partial<T>,
  how: { read: (tx: Db) => Promise<T>; save: (tx: Db, changed: Partial<T>, all: T) => Promise<Done> },
): Promise<Done | Overtaken> {
  return db.transaction(async (tx) => {
    // One save of a person after the other, so that what was read still stands when it is written.
    await holdPerson(tx, person);
    const standing = await how.read(tx);
    const { changed, overtaken } = changesOf(sent, typed, standing);
    if (overtaken.length > 0) return { refused: "overtaken", overtaken };
    return how.save(tx, changed, { ...standing, ...changed });
  });
}

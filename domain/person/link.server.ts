import { randomUUID, timingSafeEqual } from "node:crypto";
import type { Db } from "../../platform/db/database.server.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import type { LinkPurpose } from "./account.ts";
import { accountLink } from "./account.table.ts";

/** What a link's address ends in says what it is for: one does not open another's door. */
export type LinkTo = "sign-up" | LinkPurpose;

const markOf = (secret: string, to: LinkTo, id: string) => sign(secret, `account-${to}`, id);

/** The part of a link that only its reader knows: the id of a row, and a keyed digest of it that no table holds. */
export function writeLink(secret: string, to: LinkTo, id: string) {
  return Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url") + markOf(secret, to, id);
}

/** The id a link was written for, and what for; undefined when we did not write it. */
export function readLink<To extends LinkTo>(secret: string, tos: readonly To[], token: string | undefined) {
  if (!token || !/^[\w-]{65}$/.test(token)) return undefined;
  const hex = Buffer.from(token.slice(0, 22), "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const to = tos.find((each) => timingSafeEqual(Buffer.from(writeLink(secret, each, id)), Buffer.from(token)));
  return to && { to, id };
}

/** Makes a link of this person's; resolves to its id. */
export async function makeLink(tx: Db, personId: string, purpose: LinkPurpose, email: string | null = null) {
  const id = randomUUID();
  await tx.insert(accountLink).values({ id, personId, purpose, email });
  return id;
}

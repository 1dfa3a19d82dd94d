import { timingSafeEqual } from "node:crypto";
import { sign } from "./secret.server.ts";

const markLength = 22;
const markOf = (secret: string, purpose: string, text: string) => sign(secret, purpose, text).slice(0, markLength);

/** A text of letters, digits, "-" and "_" followed by a 132-bit keyed digest, for one purpose. */
export const writeSigned = (secret: string, purpose: string, text: string) => text + markOf(secret, purpose, text);

/** The text if we signed it for this purpose, else undefined. */
export function readSigned(secret: string, purpose: string, signed: string | undefined) {
  const [, text = "", mark = ""] = /^([\w-]+)([\w-]{22})$/.exec(signed ?? "") ?? [];
  return mark && timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, purpose, text))) ? text : undefined;
}

/** A UUID as 22 URL-safe characters. */
export const shortId = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

/** The UUID from its 22 characters. */
export function longId(short: string) {
  const hex = Buffer.from(short, "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The signed id at the end of a mailed URL. It is not stored, so a copy of the database gives no access. */
export const writeSignedId = (secret: string, purpose: string, id: string) => writeSigned(secret, purpose, shortId(id));

/** The UUID if we signed it for this purpose, else undefined. */
export function readSignedId(secret: string, purpose: string, signed: string | undefined) {
  const short = readSigned(secret, purpose, signed);
  return short?.length === 22 ? longId(short) : undefined;
}

import { timingSafeEqual } from "node:crypto";
import { sign } from "./secret.server.ts";

const markLength = 22;
const markOf = (secret: string, purpose: string, text: string) => sign(secret, purpose, text).slice(0, markLength);

/** A text of letters, digits, "-" and "_" with a keyed digest of 132 bits behind it, for one purpose. */
export const writeSigned = (secret: string, purpose: string, text: string) => text + markOf(secret, purpose, text);

/** The text that we signed for this purpose; undefined when we did not. */
export function readSigned(secret: string, purpose: string, signed: string | undefined) {
  const [, text = "", mark = ""] = /^([\w-]+)([\w-]{22})$/.exec(signed ?? "") ?? [];
  return mark && timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, purpose, text))) ? text : undefined;
}

/** A UUID as 22 characters that an address may hold. */
export const shortId = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

/** The UUID of 22 characters. */
export function longId(short: string) {
  const hex = Buffer.from(short, "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** What a mailed address ends in: whose it is, and our mark. It stands in no table, so a copy of them opens nothing. */
export const writeSignedId = (secret: string, purpose: string, id: string) => writeSigned(secret, purpose, shortId(id));

/** The UUID that we signed for this purpose; undefined when we did not. */
export function readSignedId(secret: string, purpose: string, signed: string | undefined) {
  const short = readSigned(secret, purpose, signed);
  return short?.length === 22 ? longId(short) : undefined;
}

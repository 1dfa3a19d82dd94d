import { timingSafeEqual } from "node:crypto";
import { sign } from "./secret.server.ts";

const markLength = 22;
const markOf = (secret: string, purpose: string, text: string) => sign(secret, purpose, text).slice(0, markLength);

/** Appends a 132-bit digest, valid for one purpose; the text may contain only letters, digits, "-" and "_". */
export const writeSigned = (secret: string, purpose: string, text: string) => text + markOf(secret, purpose, text);

/** Returns the text if this server signed it for this purpose; otherwise undefined. */
export function readSigned(secret: string, purpose: string, signed: string | undefined) {
  const [, text = "", mark = ""] = /^([\w-]+)([\w-]{22})$/.exec(signed ?? "") ?? [];
  return mark && timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, purpose, text))) ? text : undefined;
}

/** Writes a UUID as 22 URL-safe characters. */
export const shortId = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

export function longId(short: string) {
  const hex = Buffer.from(short, "base64url").toString("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** The signed id is not stored, so a copy of the database gives no access. */
export const writeSignedId = (secret: string, purpose: string, id: string) => writeSigned(secret, purpose, shortId(id));

export function readSignedId(secret: string, purpose: string, signed: string | undefined) {
  const short = readSigned(secret, purpose, signed);
  return short?.length === 22 ? longId(short) : undefined;
}

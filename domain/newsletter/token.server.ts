import { timingSafeEqual } from "node:crypto";
import { sign } from "../../platform/installation/secret.server.ts";

/** What a mailed link is for: each opens its own door. */
export type LinkPurpose = "confirm" | "unsubscribe";

const idLength = 22;
const form = /^[\w-]{65}$/;

const digest = (secret: string, purpose: LinkPurpose, id: string) => sign(secret, `newsletter-${purpose}`, id);

/** What a mailed link ends in: whom it is about, and a keyed digest. The database holds neither the one nor the other. */
export function writeToken(secret: string, purpose: LinkPurpose, id: string) {
  return Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url") + digest(secret, purpose, id);
}

/** The id that a token was written for; undefined for one that we have not written. */
export function readToken(secret: string, purpose: LinkPurpose, token: string) {
  if (!form.test(token)) return undefined;
  const id = Buffer.from(token.slice(0, idLength), "base64url")
    .toString("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const written = Buffer.from(writeToken(secret, purpose, id));
  return timingSafeEqual(written, Buffer.from(token)) ? id : undefined;
}

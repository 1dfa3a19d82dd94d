import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

/** What a mailed link is for: each opens its own door. */
export type LinkPurpose = "confirm" | "unsubscribe";

/** What a mailed link ends in. */
export const writeToken = (secret: string, purpose: LinkPurpose, id: string) =>
  writeSignedId(secret, `newsletter-${purpose}`, id);

/** The id that a token was written for; undefined for one that we have not written. */
export const readToken = (secret: string, purpose: LinkPurpose, token: string) =>
  readSignedId(secret, `newsletter-${purpose}`, token);

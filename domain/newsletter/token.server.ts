import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

/** What a mailed link is for; a token signed for one purpose is invalid for the other. */
export type LinkPurpose = "confirm" | "unsubscribe";

/** The signed last part of a mailed link. */
export const writeToken = (secret: string, purpose: LinkPurpose, id: string) =>
  writeSignedId(secret, `newsletter-${purpose}`, id);

/** The id in a token; undefined when the signature is wrong. */
export const readToken = (secret: string, purpose: LinkPurpose, token: string) =>
  readSignedId(secret, `newsletter-${purpose}`, token);

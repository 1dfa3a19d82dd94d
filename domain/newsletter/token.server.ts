import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

/** The purpose of an e-mailed link. A token signed for one purpose is invalid for the other purpose. */
export type LinkPurpose = "confirm" | "unsubscribe";

export const writeToken = (secret: string, purpose: LinkPurpose, id: string) =>
  writeSignedId(secret, `newsletter-${purpose}`, id);

export const readToken = (secret: string, purpose: LinkPurpose, token: string) =>
  readSignedId(secret, `newsletter-${purpose}`, token);

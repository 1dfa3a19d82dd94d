import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

export type TokenPurpose =
  | "application"
  | "application-draft"
  | "application-resume"
  | "application-revision"
  | "privacy-link"
  | "privacy-visit"
  | "privacy-export"
  | "privacy-erasure";

/** Returns the signed token for a link; anyone who has the link gets access to the record. */
export const accessTokenFor = (to: TokenPurpose, id: string, secret: string) => writeSignedId(secret, to, id);

/** Returns the id to which an access token gives access. Returns undefined if the signature is invalid. */
export const opens = (to: TokenPurpose, accessToken: string | undefined, secret: string) =>
  readSignedId(secret, to, accessToken);

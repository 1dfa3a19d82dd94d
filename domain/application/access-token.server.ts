import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

/** What an access token opens: an application, a draft, or a single-use link. */
export type TokenPurpose =
  | "application"
  | "application-draft"
  | "application-resume"
  | "application-revision"
  | "privacy-link"
  | "privacy-visit"
  | "privacy-export"
  | "privacy-erasure";

/** The signed token in a URL, which authenticates every reader of the link. */
export const accessTokenFor = (to: TokenPurpose, id: string, secret: string) => writeSignedId(secret, to, id);

/** The id that an access token grants access to; undefined if the signature is not ours. */
export const opens = (to: TokenPurpose, accessToken: string | undefined, secret: string) =>
  readSignedId(secret, to, accessToken);

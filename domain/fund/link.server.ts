import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

const purpose = "fund-invitation";

/** The last part of an invitation's mailed address. */
export const fundToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

/** The id of the invitation that a mailed address is about; undefined where we signed no such. */
export const fundInvitationIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

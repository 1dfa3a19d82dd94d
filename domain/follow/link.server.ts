import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

const purpose = "follow-invitation";

/** The signed token in the link of an invitation's e-mail. */
export const followToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

/** The id of the invitation in a link's token; undefined if the signature is wrong. */
export const followIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

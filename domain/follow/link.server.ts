import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

const purpose = "follow-invitation";

export const followToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

export const followIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

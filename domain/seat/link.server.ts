import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

const purpose = "seat-invitation";

export const invitationToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

export const invitationIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

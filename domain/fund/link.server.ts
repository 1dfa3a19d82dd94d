import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

const purpose = "fund-invitation";

export const fundToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

export const fundInvitationIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

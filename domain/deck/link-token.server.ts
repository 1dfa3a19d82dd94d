import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

const purpose = "deck-link";

export const deckLinkToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

export const deckLinkIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

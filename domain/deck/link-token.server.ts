import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

const purpose = "deck-link";

/** The last part of a link's address. */
export const deckLinkToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

/** The id of the link that an address is about; undefined where we signed no such. */
export const deckLinkIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

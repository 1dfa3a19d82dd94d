import { readSignedId, writeSignedId } from "../../platform/installation/signed-id.server.ts";

const purpose = "deck-link";

/** The signed token in a link's URL. */
export const deckLinkToken = (secret: string, id: string) => writeSignedId(secret, purpose, id);

/** The id of the link in a token; undefined if the signature is wrong. */
export const deckLinkIn = (secret: string, token: string | undefined) => readSignedId(secret, purpose, token);

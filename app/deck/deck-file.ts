/** The id of the deck in URLs; it is constant, because a startup has only one deck. */
export const deckFile = "deck";

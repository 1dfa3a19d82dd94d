/** The id of the deck in URLs; a startup has only one. */
export const deckFile = "deck";

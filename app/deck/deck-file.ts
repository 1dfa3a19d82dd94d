/** The name of the deck in addresses: a startup has one. */
export const deckFile = "deck";

/** The event by which a page of the desk tells that it answers to its keys. */
export const keysReady = "keysready";

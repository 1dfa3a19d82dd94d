/** The event that announces working keyboard shortcuts; keys pressed earlier are then replayed. */
export const keysReady = "keysready";

/**
 * The name of the event that a desk page dispatches once its keyboard shortcuts work. Keys pressed earlier are then
 * replayed.
 */
export const keysReady = "keysready";

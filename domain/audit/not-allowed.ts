/** A verb was called for somebody who may not. */
export class NotAllowed extends Error {}

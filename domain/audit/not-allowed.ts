/** A verb was called for somebody who may not. */
export class NotAllowed extends Error {}

/** A verb was called for a founder whose plan does not open it. */
export class NotInPlan extends NotAllowed {}

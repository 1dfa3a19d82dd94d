/** The caller lacks the permission. */
export class NotAllowed extends Error {}

/** The founder's plan does not include this. */
export class NotInPlan extends NotAllowed {}

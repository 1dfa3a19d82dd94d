export class NotAllowed extends Error {}

/** Thrown if the founder's plan does not include the feature. */
export class NotInPlan extends NotAllowed {}

export class NotAllowed extends Error {}

export class NotInPlan extends NotAllowed {}

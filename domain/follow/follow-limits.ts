export const followLimits = {
  /** The maximum number of recipients of an update, and of addresses that a startup may invite. */
  recipients: 200,
  /** The maximum number of invitations per day, for each startup and also for each inviting person. */
  day: 20,
  /** The number of days for which an invitation can be confirmed. */
  openDays: 14,
};

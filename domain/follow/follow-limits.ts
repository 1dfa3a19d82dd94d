export const followLimits = {
  /** The maximum number of recipients of one update. A startup may also have at most this many invited addresses. */
  recipients: 200,
  /** The maximum number of invitations per day, for each startup and also for each inviting person. */
  day: 20,
  /** The number of days for which an invitation can be confirmed. */
  openDays: 14,
};

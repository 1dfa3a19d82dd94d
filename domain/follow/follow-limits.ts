/** Limits on the readers of a startup's updates and on invitations to them. */
export const followLimits = {
  /** Maximum recipients of an update, and maximum invited addresses of a startup. */
  recipients: 200,
  /** Invitations per day, counted for each startup and for each inviting person. */
  day: 20,
  /** Days for which an invitation can be confirmed. */
  openDays: 14,
};

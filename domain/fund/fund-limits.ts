export const fundLimits = {
  /** The maximum number of seats in a fund, open invitations included. */
  seats: 5,
  /**
   * The maximum number of invitations per day, for each fund and also for each inviting person; `openDays` is how many
   * days an invitation stays open.
   */
  day: 10,
  openDays: 14,
};

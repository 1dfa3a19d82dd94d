export const fundLimits = {
  /** The maximum number of seats in a fund, open invitations included. */
  seats: 5,
  /**
   * The maximum number of invitations per day, counted for each fund and for each inviting person; `openDays` is how
   * long an invitation is open.
   */
  day: 10,
  openDays: 14,
};

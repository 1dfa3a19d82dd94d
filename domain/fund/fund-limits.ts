export const fundLimits = {
  /** Seats of a fund, open invitations included. */
  seats: 5,
  /** Invitations per day, counted for each fund and for each inviting person. */
  day: 10,
  openDays: 14,
};

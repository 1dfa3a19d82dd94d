/** How many people work together in a fund, and how often anybody is invited. */
export const fundLimits = {
  /** Seats of a fund, open invitations included. */
  seats: 5,
  /** Invitations that a fund sends in a day; so many each of its people sends too. */
  day: 10,
  /** Days for which an invitation is open. */
  openDays: 14,
};

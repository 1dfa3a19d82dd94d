export const fundLimits = {
  /** The maximum number of seats in a fund, open invitations included. */
  seats: 5,
  /** `day` limits invitations per fund and per inviting person; `openDays` is an invitation's lifetime. */
  day: 10,
  openDays: 14,
};

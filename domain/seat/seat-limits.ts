/** Limits on the people and invitations of a startup. */
export const seatLimits = {
  /** Seats of a startup, open invitations included. */
  seats: 8,
  /** Open invitations of a startup at the same time. */
  open: 5,
  /** Invitations per day, counted for each startup and for each inviting owner. */
  day: 10,
  /** Changes of roles in a startup per day, because each sends an e-mail. */
  roles: 20,
  /** Days for which an invitation is open. */
  openDays: 7,
  /** Days between the notice and the removal of an owner by the operator. */
  noticeDays: 5,
};

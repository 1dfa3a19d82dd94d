/** How many people and invitations a startup may have, and how often anybody is invited. */
export const seatLimits = {
  /** Seats of a startup, open invitations included. */
  seats: 8,
  /** Open invitations of a startup at once. */
  open: 5,
  /** Invitations that a startup sends in a day; so many its owner sends too, whatever their startup. */
  day: 10,
  /** Changes of roles in a startup in a day: each sends an e-mail. */
  roles: 20,
  /** Days for which an invitation is open. */
  openDays: 7,
  /** Days between the notice and the removal of an owner by the operator. */
  noticeDays: 5,
};

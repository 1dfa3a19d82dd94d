export const seatLimits = {
  /** Seats of a startup, open invitations included. */
  seats: 8,
  open: 5,
  /** Invitations per day, counted for each startup and for each inviting owner. */
  day: 10,
  /** Changes of roles in a startup per day, because each sends an e-mail. */
  roles: 20,
  openDays: 7,
  noticeDays: 5,
};

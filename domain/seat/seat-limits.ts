export const seatLimits = {
  /** Maximum seats of a startup, including open invitations. */
  seats: 8,
  open: 5,
  /** Maximum invitations per day, for each startup and also for each owner who invites. */
  day: 10,
  /** Maximum role changes per startup and day. The limit exists because each role change sends an e-mail. */
  roles: 20,
  openDays: 7,
  noticeDays: 5,
};

/** How many addresses a startup may invite to its updates, and how often. */
export const followLimits = {
  /** Followers and addresses that one update reaches; a startup invites no more addresses than that. */
  recipients: 200,
  /** Invitations that a startup sends in a day; so many each of its people sends too. */
  day: 20,
  /** Days for which an invitation may be confirmed. */
  openDays: 14,
};

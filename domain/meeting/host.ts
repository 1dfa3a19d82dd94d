export type HostKind = "mentor" | "expert";

export type HostRules = {
  /** Duration of a meeting in minutes. */
  minutes: number;
  /** Minutes after each meeting in which the host has no other meeting. */
  pause: number;
  /**
   * The minimum notice, in hours before the meeting, for booking or moving a meeting. A cancellation with less notice
   * counts as late.
   */
  noticeHours: number;
  horizonDays: number;
  perDay: number;
};

const shared = { pause: 15, noticeHours: 24, horizonDays: 60, perDay: 4 };

export const hostRules: Record<HostKind, HostRules> = {
  mentor: { ...shared, minutes: 60 },
  expert: { ...shared, minutes: 45 },
};

/**
 * Limits of a startup's bookings: `toCome` future meetings, `perHost` future meetings with one host, `bookedInMonth`
 * bookings in `monthDays` days, and `moves` per meeting.
 */
export const guestRules = { toCome: 2, perHost: 1, bookedInMonth: 6, monthDays: 30, moves: 3 };

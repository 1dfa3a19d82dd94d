export type HostKind = "mentor" | "expert";

export type HostRules = {
  /** Duration of a meeting in minutes. */
  minutes: number;
  /** Minutes that a host is free after each meeting. */
  pause: number;
  /** Minimum hours between a booking or move and the start of the meeting. A later cancellation counts as late. */
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
 * Limits of a startup's bookings: future meetings, future meetings per host, bookings in `monthDays` days, and moves of
 * one meeting.
 */
export const guestRules = { toCome: 2, perHost: 1, bookedInMonth: 6, monthDays: 30, moves: 3 };

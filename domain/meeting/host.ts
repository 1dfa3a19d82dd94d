export type HostKind = "mentor" | "expert";

export type HostRules = {
  /** Duration of a meeting in minutes. */
  minutes: number;
  /** Minutes after each meeting in which the host has no other meeting. */
  pause: number;
  /** Minimum hours before a meeting for booking, moving, or cancelling in time. */
  noticeHours: number;
  horizonDays: number;
  perDay: number;
};

const shared = { pause: 15, noticeHours: 24, horizonDays: 60, perDay: 4 };

export const hostRules: Record<HostKind, HostRules> = {
  mentor: { ...shared, minutes: 60 },
  expert: { ...shared, minutes: 45 },
};

/** For how many days after a meeting its host's page shows the meeting, with its notes. */
export const hostShownDays = 30;

/**
 * `toCome` future meetings, `perHost` of them with one host; `bookedInMonth` bookings in `monthDays` days; `moves` per
 * meeting.
 */
export const guestRules = { toCome: 2, perHost: 1, bookedInMonth: 6, monthDays: 30, moves: 3 };

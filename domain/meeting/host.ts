/** Who can be met: a mentor of the site's content, or a growth expert of the team. */
export type HostKind = "mentor" | "expert";

export type HostRules = {
  /** How long a meeting lasts. */
  minutes: number;
  /** Minutes between two meetings of a host. */
  pause: number;
  /** How long before a meeting it can be booked, moved or cancelled. */
  noticeHours: number;
  horizonDays: number;
  /** The most meetings of a host in a day of the host's zone. */
  perDay: number;
};

const shared = { pause: 15, noticeHours: 24, horizonDays: 60, perDay: 4 };

export const hostRules: Record<HostKind, HostRules> = {
  mentor: { ...shared, minutes: 60 },
  expert: { ...shared, minutes: 45 },
};

/** Limits of a startup's bookings. */
export const guestRules = { toCome: 2, perHost: 1, bookedInMonth: 6, monthDays: 30, moves: 3 };

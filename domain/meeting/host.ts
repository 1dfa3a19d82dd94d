/** Kinds of hosts: a mentor of the site's content, or a growth expert of the team. */
export type HostKind = "mentor" | "expert";

export type HostRules = {
  /** The duration of a meeting, in minutes. */
  minutes: number;
  /** Minutes between two meetings of a host. */
  pause: number;
  /** Minimum hours between a booking, move or timely cancellation and the meeting. */
  noticeHours: number;
  horizonDays: number;
  /** Maximum meetings of a host on a day of the host's time zone. */
  perDay: number;
};

const shared = { pause: 15, noticeHours: 24, horizonDays: 60, perDay: 4 };

export const hostRules: Record<HostKind, HostRules> = {
  mentor: { ...shared, minutes: 60 },
  expert: { ...shared, minutes: 45 },
};

/** Limits of a startup's bookings. */
export const guestRules = { toCome: 2, perHost: 1, bookedInMonth: 6, monthDays: 30, moves: 3 };

/** The columns of an intake's board; each is a view of the list of applications. */
export const boardColumns = ["first", "call", "final", "waitlisted", "accepted", "declined"] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** The columns to which an application can be moved: `call` by an invitation, the others by a decision. */
export type BoardMove = Exclude<BoardColumn, "first" | "final">;

/**
 * The columns to which an application can be moved; none while a decision is on hold. A full intake accepts no
 * application.
 */
export function movesFrom(column: BoardColumn, { held, full }: { held: boolean; full: boolean }): BoardMove[] {
  if (held) return [];
  const accepted = full ? [] : (["accepted"] as const);
  if (column === "first") return ["call", "declined"];
  if (column === "call" || column === "final") return [...accepted, "waitlisted", "declined"];
  return column === "waitlisted" ? [...accepted, "declined"] : [];
}

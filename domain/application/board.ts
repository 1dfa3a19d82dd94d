/** The columns of an intake's board. Each column is also a view of the list of applications. */
export const boardColumns = ["first", "call", "final", "waitlisted", "accepted", "declined"] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** The columns to which an application can be moved: to `call` by an invitation, to the others by a decision. */
export type BoardMove = Exclude<BoardColumn, "first" | "final">;

/**
 * Returns the columns to which an application can be moved. `held` means that a decision is not sent yet, and then no
 * move is possible. `full` means that the intake has no place left, and then nothing can be moved to "accepted".
 */
export function movesFrom(column: BoardColumn, { held, full }: { held: boolean; full: boolean }): BoardMove[] {
  if (held) return [];
  const accepted = full ? [] : (["accepted"] as const);
  if (column === "first") return ["call", "declined"];
  if (column === "call" || column === "final") return [...accepted, "waitlisted", "declined"];
  return column === "waitlisted" ? [...accepted, "declined"] : [];
}

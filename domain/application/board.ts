/** The columns of an intake's board. Each column is also a view of the list of applications. */
export const boardColumns = ["first", "call", "final", "waitlisted", "accepted", "declined"] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** The columns to which an application can be moved: to `call` by an invitation, to any other column by a decision. */
export type BoardMove = Exclude<BoardColumn, "first" | "final">;

/**
 * Returns the columns to which an application can be moved. `held`: a decision is not sent yet, so no move is possible.
 * `full`: no place is left, so a move to "accepted" is not possible. `begun`: the intake has begun and its waiting list
 * has ended, so no application can be moved to "waitlisted", or from "waitlisted" to "accepted".
 */
export function movesFrom(
  column: BoardColumn,
  { held, full, begun }: { held: boolean; full: boolean; begun: boolean },
): BoardMove[] {
  if (held) return [];
  const accepted = full || (begun && column === "waitlisted") ? [] : (["accepted"] as const);
  if (column === "first") return ["call", "declined"];
  if (column === "call" || column === "final")
    return [...accepted, ...(begun ? [] : (["waitlisted"] as const)), "declined"];
  return column === "waitlisted" ? [...accepted, "declined"] : [];
}

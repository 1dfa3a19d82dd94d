/** The columns of an intake's board. Each column is also a view of the list of applications. */
export const boardColumns = ["first", "call", "final", "waitlisted", "accepted", "declined"] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** The columns to which an application can be moved: to `call` by an invitation, to any other column by a decision. */
export type BoardMove = Exclude<BoardColumn, "first" | "final">;

/** Returns the possible target columns; `begun`: the intake has begun, so its waiting list has ended. */
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

/** The columns of an intake's board, by the views of the list. */
export const boardColumns = ["first", "call", "final", "waitlisted", "accepted", "declined"] as const;
export type BoardColumn = (typeof boardColumns)[number];

/** Where a card may be moved: `call` by an invitation, the others by a decision. */
export type BoardMove = Exclude<BoardColumn, "first" | "final">;

/** The columns that a card may be moved to; none while an answer to it is held. A full intake accepts nobody. */
export function movesFrom(column: BoardColumn, { held, full }: { held: boolean; full: boolean }): BoardMove[] {
  if (held) return [];
  const accepted = full ? [] : (["accepted"] as const);
  if (column === "first") return ["call", "declined"];
  if (column === "call" || column === "final") return [...accepted, "waitlisted", "declined"];
  return column === "waitlisted" ? [...accepted, "declined"] : [];
}

import type { Application } from "../../../domain/application/application.server.ts";
import type { Stage } from "../../../domain/application/due.ts";

type File = Pick<Application, "status" | "final" | "withdrawnAt">;

/**
 * Returns the answers that the accelerator's team can give now. No answer is possible while another answer is waiting
 * to be sent.
 */
export function openAnswers(
  file: File,
  stage: Stage,
  { held, full, begun }: { held: boolean; full: boolean; begun: boolean },
) {
  const isOpen = !held && (file.status === "first" || file.status === "call");
  const verdict = file.final?.verdict;
  /** The current final decision if a new decision may replace it; an acceptance cannot be replaced here. */
  const replaced = !held && !file.withdrawnAt && verdict && verdict !== "yes" ? verdict : null;
  const reopens = !held && file.status === "declined" && !file.final;
  const isFirst = isOpen && stage === "first";
  const isFinal = (isOpen && stage !== "first") || replaced !== null;
  const invites = isOpen || reopens;
  /** A batch may replace only the waiting-list decision. */
  const isInBatch = isFinal && replaced !== "no" && replaced !== "freed";
  return {
    ...{ replaced, reopens, invites, isFirst, isFinal },
    /** A keyboard shortcut only opens a preview or a form and never sends an answer. */
    keys: [
      ...(invites ? (["I"] as const) : []),
      ...(isFirst || isInBatch ? (["D"] as const) : []),
      ...(isInBatch && replaced === null && !begun ? (["W"] as const) : []),
      ...(isInBatch && !full && !(begun && replaced === "wait") ? (["A"] as const) : []),
    ],
  };
}

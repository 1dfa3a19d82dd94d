import type { Application } from "../../../domain/application/application.server.ts";
import type { Stage } from "../../../domain/application/due.ts";

type File = Pick<Application, "status" | "final" | "withdrawnAt">;

/** The answers that a file can be given now; none while one is held. */
export function openAnswers(file: File, stage: Stage, { held, full }: { held: boolean; full: boolean }) {
  const isOpen = !held && (file.status === "first" || file.status === "call");
  const verdict = file.final?.verdict;
  /** The final decision that another one may replace. */
  const replaced = !held && !file.withdrawnAt && verdict && verdict !== "yes" ? verdict : null;
  /** Whether an invitation would reopen it. */
  const reopens = !held && file.status === "declined" && !file.final;
  const isFirst = isOpen && stage === "first";
  const isFinal = (isOpen && stage !== "first") || replaced !== null;
  const invites = isOpen || reopens;
  /** A batch replaces no final decision but the one that put the applicant on the waiting list. */
  const isInBatch = isFinal && replaced !== "no" && replaced !== "freed";
  return {
    ...{ replaced, reopens, invites, isFirst, isFinal },
    /** The keys of the answers whose mail is shown first. */
    keys: [
      ...(invites ? (["I"] as const) : []),
      ...(isFirst || isInBatch ? (["D"] as const) : []),
      ...(isInBatch && replaced === null ? (["W"] as const) : []),
      ...(isInBatch && !full ? (["A"] as const) : []),
    ],
  };
}

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
  return {
    ...{ replaced, reopens, invites, isFirst, isFinal },
    /** The keys of those answers. */
    keys: [
      ...(invites ? (["I"] as const) : []),
      ...(isFirst || (isFinal && replaced !== "no" && replaced !== "freed") ? (["D"] as const) : []),
      ...(isFinal && replaced !== "wait" ? (["W"] as const) : []),
      ...(isFinal && !full ? (["A"] as const) : []),
    ],
  };
}

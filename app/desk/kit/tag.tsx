import type { ReactNode } from "react";

export type Tone = "good" | "warn" | "bad" | "open" | "quiet";

/** A state as a word in a coloured tag. The colour carries no additional meaning. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={tone === "quiet" ? "tag" : `tag tag-${tone}`}>{children}</span>;
}

import type { ReactNode } from "react";

export type Tone = "good" | "warn" | "bad" | "open" | "quiet";

/** A state in a word; its colour says nothing that the word does not. */
export function Tag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={tone === "quiet" ? "tag" : `tag tag-${tone}`}>{children}</span>;
}

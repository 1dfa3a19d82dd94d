import type { Fields, Refused } from "./receive.server.ts";
import { shownText, shownTextField } from "./shown-text.tsx";

type Recorded = { purpose: string; version?: number; wording: string };

const boxOf = (purpose: string) => (purpose === "phone" ? "phoneConsent" : purpose);

/**
 * Refuses a form that showed other texts than these, which would be recorded now. A form that does not tell what it
 * showed passes. A tick is for one text, so the box of a changed text is cleared.
 */
export function changedText(fields: Fields, recorded: readonly Recorded[]): Refused | undefined {
  const changed = recorded.filter(({ purpose, version, wording }) => {
    const shown = fields[shownTextField(boxOf(purpose))];
    return shown !== undefined && shown !== shownText(wording, version);
  });
  if (changed.length === 0) return undefined;
  return { refused: "changed", values: Object.fromEntries(changed.map(({ purpose }) => [boxOf(purpose), ""])) };
}

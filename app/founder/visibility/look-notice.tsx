import type { publicationState } from "../../../domain/publication/read-reviews.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { visibilityWords } from "./words.ts";

type Props = {
  look: Awaited<ReturnType<typeof publicationState>>;
  /** Whether the accelerator's team has closed the startup's deck, so that nobody can read the deck. */
  isClosed: boolean;
};

export function LookNotice({ look: { state, shown, waits, refused }, isClosed }: Props) {
  const { look } = useWords(visibilityWords);
  const { moment } = formats[useLanguage().lang];
  const by = waits && !waits.isLate ? moment(waits.dueAt) : null;
  if (state === "waiting" && waits)
    return <StatusLine tone="warn" title={look.waits.title} text={look.waits.text(by)} />;
  if (state === "public" && shown && waits) {
    const hasDeck = (shown.deckVersion !== null && !isClosed) || shown.deck !== "";
    return <StatusLine tone="warn" title={look.changed.title} text={look.changed.text(by, shown.name, hasDeck)} />;
  }
  if (!refused || (state !== "refused" && state !== "public")) return null;
  const { title, text } = state === "refused" ? look.refused : look.kept;
  return (
    <StatusLine
      tone="bad"
      title={title}
      text={
        <>
          {text} <q className="whitespace-pre-line">{refused.reason}</q>
        </>
      }
    />
  );
}

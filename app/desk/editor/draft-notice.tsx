import { useLanguage, useWords } from "../../shell/language.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import type { Editor } from "../content/editor.server.ts";
import { deskContentWords } from "../content/words.ts";
import { moment } from "../kit/format-datetime.ts";

export function DraftNotice({ draft }: { draft: NonNullable<Editor["draft"]> }) {
  const { lang } = useLanguage();
  const { editor } = useWords(deskContentWords);
  const author = draft.author || editor.someone;
  return (
    <StatusLine
      tone={draft.problem ? "bad" : "warn"}
      title={
        draft.publishAt
          ? editor.draftOn(author, moment(draft.publishAt, lang))
          : editor.draftOf(author, moment(draft.at, lang))
      }
      text={draft.problem ? editor.draftFailed : ""}
    />
  );
}

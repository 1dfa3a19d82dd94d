import { useLanguage, useWords } from "../../shell/language.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import type { Editor } from "../content/editor.server.ts";
import { deskContentWords } from "../content/words.ts";
import { moment } from "../kit/format-datetime.ts";

type DraftNoticeProps = { kind: Editor["kind"]; draft: NonNullable<Editor["draft"]> };

export function DraftNotice({ kind, draft }: DraftNoticeProps) {
  const { lang } = useLanguage();
  const { editor, reason } = useWords(deskContentWords);
  const { draftOf } = kind === "decision-template" ? reason : editor;
  const author = draft.author || editor.someone;
  return (
    <StatusLine
      tone={draft.problem ? "bad" : "warn"}
      title={
        draft.publishAt
          ? editor.draftOn(author, moment(draft.publishAt, lang))
          : draftOf(author, moment(draft.at, lang))
      }
      text={draft.problem ? editor.draftFailed : ""}
    />
  );
}

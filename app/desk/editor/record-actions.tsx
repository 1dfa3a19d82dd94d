import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import type { Editor } from "../content/editor.server.ts";
import { problemWords } from "./problem-words.ts";
import { deskContentWords } from "../content/words.ts";

export function RecordActions({ editor }: { editor: Editor }) {
  const content = useWords(deskContentWords);
  const { editor: words, reason } = content;
  const { kind, id, isNew, draft, meetings, kept } = editor;
  return (
    <>
      {kept && <p className="note">{problemWords(content, { path: "", code: kept })}</p>}
      {editor.mayBeDeleted && !kept && (
        <details className="disclosure">
          <summary>{words.delete}</summary>
          <div className="disclosure-body">
            <p>{(kind === "decision-template" ? reason : words).deleteText}</p>
            {meetings !== null && <p>{words.deleteMentor(meetings)}</p>}
            <Button type="submit" name="do" value="delete" look="secondary" small className="mt-3">
              {words.deleteConfirm}
            </Button>
          </div>
        </details>
      )}
      <p className="desk-buttons">
        {draft && (
          <Button type="submit" name="do" value="discard" look="quiet" small>
            {words.discard}
          </Button>
        )}
        {!isNew && <TextLink to={pathOf("admin-history", { kind, id })}>{words.history}</TextLink>}
      </p>
    </>
  );
}

import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskContentWords } from "../content/words.ts";

type PublishLaterProps = { isOpen: boolean; publishAt: string | undefined; error: ReactNode };

export function PublishLater({ isOpen, publishAt, error }: PublishLaterProps) {
  const { editor } = useWords(deskContentWords);
  return (
    <details className="disclosure" open={isOpen}>
      <summary>{editor.later}</summary>
      <div className="disclosure-body flex flex-wrap items-end gap-3">
        <TextField name="publishAt" type="datetime-local" label={editor.date} defaultValue={publishAt} error={error} />
        <Button type="submit" name="do" value="date" look="secondary" small>
          {editor.schedule}
        </Button>
      </div>
    </details>
  );
}

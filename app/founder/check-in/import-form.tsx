import { Button } from "../../../ui/button.tsx";
import { Textarea, TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { importWords } from "./import-words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

/** A file, or the same text pasted. */
export function ImportForm({ refusal }: { refusal: Refusal | undefined }) {
  const own = useWords(importWords);
  const wrong = refusal?.errors["text"];
  return (
    <PostForm
      action={pathOf("founder-check-in-import")}
      encType="multipart/form-data"
      className="check-in-part"
      noValidate
    >
      {refusal && refusal.status !== "invalid" && (
        <FailureLine {...(refusal.status === "limited" ? own.limited : own.failure)} />
      )}
      <TextField
        type="file"
        name="file"
        label={own.file}
        hint={own.fileHint}
        accept=".csv,.tsv,.txt,text/csv"
        error={own.errors[wrong as keyof typeof own.errors]}
      />
      <Textarea name="text" label={own.paste} hint={own.pasteHint} rows={8} defaultValue={refusal?.values["text"]} />
      <div className="form-buttons">
        <Button type="submit">{own.check}</Button>
      </div>
    </PostForm>
  );
}

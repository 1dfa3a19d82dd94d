import { Button } from "../../../ui/button.tsx";
import { Textarea, TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { importWords } from "./import-words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

export function ImportForm({ refusal }: { refusal: Refusal | undefined }) {
  const words = useWords(importWords);
  const wrong = refusal?.errors["text"];
  return (
    <PostForm
      action={pathOf("founder-check-in-import")}
      encType="multipart/form-data"
      className="check-in-part"
      noValidate
    >
      {refusal && refusal.status !== "invalid" && (
        <FailureLine {...(refusal.status === "limited" ? words.limited : words.failure)} />
      )}
      <TextField
        type="file"
        name="file"
        label={words.file}
        hint={words.fileHint}
        accept=".csv,.tsv,.txt,text/csv"
        error={words.errors[wrong as keyof typeof words.errors]}
      />
      <Textarea
        name="text"
        label={words.paste}
        hint={words.pasteHint}
        rows={8}
        defaultValue={refusal?.values["text"]}
      />
      <div className="form-buttons">
        <Button type="submit">{words.check}</Button>
      </div>
    </PostForm>
  );
}

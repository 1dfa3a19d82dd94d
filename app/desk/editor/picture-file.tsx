import { useState } from "react";
import { type ImageProblem, mostImageBytes } from "../../../domain/content/image.ts";
import { Checkbox, TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import type { KeptFile } from "../content/upload.ts";
import { deskContentWords } from "../content/words.ts";
import { imageProblem } from "./image-fields.tsx";

type PictureFileProps = {
  /** The prefix of the field names when this field is part of another form. */
  start?: string;
  problems: readonly ImageProblem[];
  /** The file from a refused submission, which the editor does not need to select again; null if there is none. */
  kept: KeptFile | null;
};

/** A file that is too large is deselected, because the server would refuse the request without showing the page. */
export function PictureFile({ start = "", problems, kept }: PictureFileProps) {
  const { images } = useWords(deskContentWords);
  const [tooLarge, setTooLarge] = useState(false);
  const error = imageProblem(
    problems,
    ["noFile", "wrongType", "tooLarge", "tooManyPixels", "unreadable"],
    images.refused,
  );
  return (
    <>
      {kept && (
        <div className="field">
          <input type="hidden" name={`${start}keptName`} value={kept.name} />
          <Checkbox name={`${start}kept`} value={kept.bytes} label={images.keptFile(kept.name)} defaultChecked />
          <p className="field-hint">{images.keptFileHint}</p>
        </div>
      )}
      <TextField
        type="file"
        name={`${start}file`}
        label={kept ? images.otherFile : images.file}
        hint={images.fileHint}
        accept="image/png,image/jpeg,image/webp,image/avif"
        required={!kept}
        error={tooLarge ? images.refused.tooLarge : error}
        onChange={({ currentTarget }) => {
          const size = currentTarget.files?.[0]?.size ?? 0;
          setTooLarge(size > mostImageBytes);
          if (size > mostImageBytes) currentTarget.value = "";
        }}
      />
    </>
  );
}

import { useState } from "react";
import { type ImageProblem, mostImageBytes } from "../../../domain/content/image.ts";
import { Checkbox, TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import type { KeptFile } from "../content/upload.ts";
import { deskContentWords } from "../content/words.ts";
import { imageProblem } from "./image-fields.tsx";

type PictureFileProps = {
  /** What the names of the fields begin with, where they stand in the form of something else. */
  start?: string;
  problems: readonly ImageProblem[];
  /** The file that was sent before: it need not be chosen again. */
  kept: KeptFile | null;
};

/** A picture's file. One that is too large is not sent: it is turned away before the page could say why. */
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

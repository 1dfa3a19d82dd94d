import type { Text } from "../../../domain/content/content.ts";
import { useId } from "react";
import { imagePath } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskContentWords } from "./words.ts";

type PictureLineProps = { id: string; width: number; alt: Text };

/** The line of Markdown that an editor copies into an article to insert a picture. */
export function PictureLine({ id, width, alt }: PictureLineProps) {
  const field = useId();
  const { lang } = useLanguage();
  const words = useWords(deskContentWords).editor;
  return (
    <div className="field">
      <label className="field-label" htmlFor={field}>
        {words.pictureLine}
      </label>
      <input
        id={field}
        className="control"
        readOnly
        value={`![${alt[lang].replace(/[[\]]/g, "")}](${imagePath(id, width)})`}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </div>
  );
}

import { type ReactNode, useState } from "react";
import { mostImageBytes } from "../../../domain/content/image.ts";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskContentWords } from "../content/words.ts";

/** A picture's file. One that is too large is not sent: it is turned away before the page could say why. */
export function PictureFile({ name, error }: { name: string; error: ReactNode }) {
  const { images: own } = useWords(deskContentWords);
  const [tooLarge, setTooLarge] = useState(false);
  return (
    <TextField
      type="file"
      name={name}
      label={own.file}
      hint={own.fileHint}
      accept="image/png,image/jpeg,image/webp,image/avif"
      error={tooLarge ? own.refused.tooLarge : error}
      onChange={({ currentTarget }) => {
        const size = currentTarget.files?.[0]?.size ?? 0;
        setTooLarge(size > mostImageBytes);
        if (size > mostImageBytes) currentTarget.value = "";
      }}
    />
  );
}

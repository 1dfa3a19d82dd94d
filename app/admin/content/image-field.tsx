import { useEditing } from "./editor-context.ts";
import { Problems } from "./field-frame.tsx";
import { PictureUpload } from "./picture-upload.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { part, type Typed } from "./typed.ts";

export function ImageField({ path, value }: { path: string; value: Typed }) {
  const { nameAt, offered } = useEditing();
  return (
    <PictureChoice
      name={path}
      legend={nameAt(path)}
      images={offered.images}
      chosen={part(value, "image")}
      upload={<PictureUpload path={path} />}
    >
      <Problems path={path} />
    </PictureChoice>
  );
}

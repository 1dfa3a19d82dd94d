import { useEditing } from "./editor-context.ts";
import { Problems } from "./field-frame.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { part, type Typed } from "./typed.ts";

export function ImageField({ path, value }: { path: string; value: Typed }) {
  const { nameAt, offered } = useEditing();
  return (
    <PictureChoice name={path} legend={nameAt(path)} images={offered.images} chosen={part(value, "image")}>
      <Problems path={path} />
    </PictureChoice>
  );
}

import { useEditing } from "./editor-context.ts";
import { Problems } from "./field-frame.tsx";
import { PictureUpload } from "../content/picture-upload.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { part, type FormValues } from "./form-values.ts";

export function ImageField({ path, value }: { path: string; value: FormValues }) {
  const { nameAt, offered } = useEditing();
  return (
    <PictureChoice
      name={path}
      legend={nameAt(path)}
      images={offered.images}
      chosen={part(value, "image")}
      upload={<PictureUpload path={path} value={value} />}
    >
      <Problems path={path} />
    </PictureChoice>
  );
}

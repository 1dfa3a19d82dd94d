import { useEditing } from "../editor/editor-context.ts";
import { type FormValues, part } from "../editor/form-values.ts";
import { ImageFields } from "../editor/image-fields.tsx";
import { PictureFile } from "../editor/picture-file.tsx";
import { type Upload, uploadStart } from "./upload.ts";

/** Fields that upload a picture inside a record's form; the picture is stored when the record is saved. */
export function PictureUpload({ path, value }: { path: string; value: FormValues }) {
  const { editor } = useEditing().words;
  const upload = part(value, "upload") as Upload | undefined;
  const problems = upload?.problems ?? [];
  return (
    <details className="disclosure" open={upload !== undefined}>
      <summary>{editor.newPicture}</summary>
      <div className="disclosure-body">
        <PictureFile start={uploadStart(path)} problems={problems} kept={upload?.kept ?? null} />
        <ImageFields typed={upload?.words ?? {}} problems={problems} start={uploadStart(path)} />
        <p className="field-hint">{editor.uploadedWhenSaved}</p>
      </div>
    </details>
  );
}

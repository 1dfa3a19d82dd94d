import { Button } from "../../../ui/button.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useEditing } from "../editor/editor-context.ts";
import { ImageFields, imageProblem } from "../editor/image-fields.tsx";
import { PictureFile } from "../editor/picture-file.tsx";
import { uploadFor, uploadStart } from "./upload.ts";

/** Uploads a picture for one place of a record, in the record's own form: nothing else that was typed is lost. */
export function PictureUpload({ path }: { path: string }) {
  const { words, upload, problemsAt } = useEditing();
  const { editor, images } = words;
  const mine = upload?.place === path ? upload : null;
  const problems = mine?.problems ?? [];
  const left = problemsAt(path).some(({ code }) => code === "fileNotTaken");
  const isTaken = mine !== null && problems.length === 0;
  return (
    <>
      {isTaken && <StatusLine tone="good" title={editor.uploadedPicture} text="" />}
      <details className="disclosure" open={problems.length > 0 || left}>
        <summary>{editor.newPicture}</summary>
        <div className="disclosure-body">
          <PictureFile
            name={`${uploadStart(path)}file`}
            error={imageProblem(
              problems,
              ["noFile", "wrongType", "tooLarge", "tooManyPixels", "unreadable"],
              images.refused,
            )}
          />
          <ImageFields typed={mine?.words ?? {}} problems={problems} start={uploadStart(path)} />
          <Button
            type="submit"
            name="do"
            value={uploadFor(path)}
            formEncType="multipart/form-data"
            look="secondary"
            small
            className="justify-self-start"
          >
            {editor.uploadPicture}
          </Button>
        </div>
      </details>
    </>
  );
}

import type { ImageProblem } from "../../../domain/content/image.ts";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { deskContentWords } from "../content/words.ts";

type Refused = Record<ImageProblem, string>;

export function imageProblem(problems: readonly string[], of: readonly ImageProblem[], words: Refused) {
  const found = of.find((each) => problems.includes(each));
  return found && words[found];
}

type ImageFieldsProps = {
  typed: Record<string, string | undefined>;
  problems: readonly string[];
  /** The prefix of the field names when these fields are part of another form. */
  start?: string;
};

export function ImageFields({ typed, problems, start = "" }: ImageFieldsProps) {
  const { images, editor } = useWords(deskContentWords);
  const error = (name: ImageProblem) => imageProblem(problems, [name], images.refused);
  return (
    <>
      <div className="words-pair">
        <TextField
          name={`${start}altEn`}
          lang="en"
          label={`${images.alt} (${editor.writtenIn.en})`}
          hint={images.altHint}
          defaultValue={typed["altEn"]}
          error={error("altEn")}
          maxLength={300}
          required
        />
        <TextField
          name={`${start}altFr`}
          lang="fr"
          label={`${images.alt} (${editor.writtenIn.fr})`}
          hint={images.altHint}
          defaultValue={typed["altFr"]}
          error={error("altFr")}
          maxLength={300}
          required
        />
      </div>
      <div className="words-pair">
        <TextField
          name={`${start}permission`}
          label={images.permission}
          hint={images.permissionHint}
          defaultValue={typed["permission"]}
          error={error("permission")}
          maxLength={500}
          required
        />
        <TextField
          name={`${start}permittedOn`}
          type="date"
          label={images.permittedOn}
          hint={images.permittedOnHint}
          defaultValue={typed["permittedOn"]}
          error={error("permittedOn")}
          required
        />
      </div>
    </>
  );
}

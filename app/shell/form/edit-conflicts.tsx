import { keptField, type EditConflict } from "../../../domain/edit-conflict/edit-conflict.ts";
import { useWords } from "../language.tsx";
import { overtakenWords } from "./overtaken-words.ts";
import { StatusLine } from "./status-line.tsx";

type Props = {
  parts: readonly EditConflict[];
  tell: (name: string, text: string) => { label: string; text: string };
};

export default function EditConflicts({ parts, tell }: Props) {
  const words = useWords(overtakenWords);
  return (
    <>
      <StatusLine tone="warn" title={words.title} text={words.text} tabIndex={-1} data-notice />
      {parts.map(({ name, typed, saved, seen }) => (
        <fieldset key={name} className="field">
          <legend className="field-label mb-1">{tell(name, typed).label}</legend>
          {(["mine", "theirs"] as const).map((whose) => (
            <label key={whose} className="checkbox">
              <input type="radio" name={keptField(name)} value={`${whose}-${seen}`} />
              <span className="whitespace-pre-wrap wrap-anywhere">
                <strong className="block">{words[whose]}</strong>
                {tell(name, whose === "mine" ? typed : saved).text || words.empty}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </>
  );
}

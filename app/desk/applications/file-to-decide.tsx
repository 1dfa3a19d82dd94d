import type { ComponentProps } from "react";
import type { previewBatch } from "../../../domain/application/batch.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Checkbox } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import type { Mail } from "./answer-mail.tsx";
import { LineAndMail } from "./line-and-mail.tsx";
import { deskApplicationsWords } from "./words.ts";

type FileToDecideProps = {
  file: Omit<Awaited<ReturnType<typeof previewBatch>>[number], "email"> & {
    email: Mail | null;
    /** Whether the line proposed for the e-mail is based on comments from the reviews. */
    isProposed: boolean;
    /** The placeholders in the decision template for which this applicant has no value. */
    missing: string[];
  };
  field: ComponentProps<typeof LineAndMail>["field"];
  isChosen: boolean;
};

export function FileToDecide({ file, field, isChosen }: FileToDecideProps) {
  const { lang } = useLanguage();
  const words = useWords(deskApplicationsWords);
  if (file.refused)
    return (
      <li className="desk-panel">
        <h2>{file.startup}</h2>
        <p>
          {words.batch.refused(words.batch.why[file.refused])}{" "}
          <TextLink to={pathOf("admin-application", { id: file.id })}>{words.batch.open}</TextLink>
        </p>
      </li>
    );
  return (
    <li className="desk-panel">
      <Checkbox name="application" value={file.id} label={`${file.startup} (${file.name})`} defaultChecked={isChosen} />
      <input type="hidden" name={`revision.${file.id}`} value={file.submission} />
      <input type="hidden" name={`step.${file.id}`} value={file.step} />
      <input type="hidden" name={`decision.${file.id}`} value={file.shownDecision} />
      <input type="hidden" name={`call.${file.id}`} value={file.shownCall} />
      <LineAndMail lang={file.lang} email={file.email} field={field}>
        {file.isProposed && <p className="field-hint">{words.batch.fromReviews(words.languages[file.lang])}</p>}
        {file.missing.length > 0 && (
          <p className="field-error">{words.batch.missing(file.missing.map((name) => `[${name}]`).join(", "))}</p>
        )}
        <p className="field-hint">{words.held.title(formats[lang].time(file.leavesAt))}</p>
      </LineAndMail>
    </li>
  );
}

import type { StartupRecord } from "../../../domain/deal/deal.ts";
import type { FounderField } from "../../../domain/startup/founder-profile.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { founderProfileWords } from "../../founder/profile-words.ts";
import { useWords } from "../../shell/language.tsx";
import { useDealWords } from "./use-deal-words.ts";
import { dealWords } from "./words.ts";

type FieldsProps = {
  fields: readonly FounderField[];
  profile: StartupRecord["profile"];
  /** The language of the founder's text. Undefined if the text is in the page's language. */
  written: Lang | undefined;
};

export function Fields({ fields, profile, written }: FieldsProps) {
  const { record } = useWords(dealWords);
  const { labels } = useWords(founderProfileWords);
  const { textOf, isWritten } = useDealWords();
  const empty = fields.filter((field) => !profile[field]).map((field) => labels[field]);
  return (
    <>
      <dl className="deal-facts">
        {fields.map(
          (field) =>
            profile[field] && (
              <div key={field}>
                <dt>{labels[field]}</dt>
                <dd lang={isWritten(field) ? written : undefined}>{textOf(field, profile[field])}</dd>
              </div>
            ),
        )}
      </dl>
      {empty.length > 0 && <p className="note">{record.notGiven(empty.join(", ").toLowerCase())}</p>}
    </>
  );
}

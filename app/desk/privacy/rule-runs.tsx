import type { RuleRun } from "../../../domain/privacy/rule-runs.server.ts";
import { printRetention } from "../../../domain/retention/rules.ts";
import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Tag } from "../kit/tag.tsx";
import { deskPrivacyWords } from "./words.ts";

export function Rules({ runs }: { runs: RuleRun[] }) {
  const { lang } = useLanguage();
  const { rules, names } = useWords(deskPrivacyWords);
  const { moment, count } = formats[lang];
  const last = ({ ranAt, finished, error }: RuleRun) => {
    if (!ranAt) return rules.never;
    if (error) return <Tag tone="bad">{rules.failed(error)}</Tag>;
    return finished ? moment(ranAt) : rules.unfinished;
  };
  return (
    <DataTable
      caption={rules.title}
      captionHidden
      columns={[{ title: rules.rule }, { title: rules.last }, { title: rules.removed, figures: true }]}
      rows={runs.map((run) => ({
        id: run.rule,
        cells: [
          <>
            {names[run.rule]}
            <span className="desk-sub">{rules.keep(printRetention(run.rule, lang))}</span>
          </>,
          last(run),
          count(run.removed),
        ],
      }))}
    />
  );
}

import { Link } from "react-router";
import type { Notice, Resolved } from "../../../domain/content/content.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage } from "../language.tsx";
import { NoBreak } from "../no-break.tsx";
import { shownField } from "./answer.ts";
import { ShownText } from "./shown-text.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";

export function FormNotice({ notice }: { notice: Resolved<Notice> }) {
  return (
    <div className="form-notice">
      <input type="hidden" name={shownField} value={useLanguage().lang} />
      <ShownText name="notice" version={notice.version} text={notice.summary} />
      <p>
        <NoBreak text={notice.summary} />
      </p>
      <Disclosure title={notice.more}>
        <dl>
          {notice.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <NoBreak title={value} />
              </dd>
            </div>
          ))}
        </dl>
        <Link to={pathOf("privacy")}>{notice.policy}</Link>
      </Disclosure>
    </div>
  );
}

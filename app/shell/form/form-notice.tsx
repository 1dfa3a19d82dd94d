import { Link } from "react-router";
import type { Notice, Resolved } from "../../../domain/content/content.ts";
import { pathOf } from "../../paths.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";

/** What a form says about the data it asks for. */
export function FormNotice({ notice }: { notice: Resolved<Notice> }) {
  return (
    <div className="form-notice">
      <p>{notice.summary}</p>
      <Disclosure title={notice.more}>
        <dl>
          {notice.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Link to={pathOf("privacy")}>{notice.policy}</Link>
      </Disclosure>
    </div>
  );
}

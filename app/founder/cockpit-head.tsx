import { formats } from "../../platform/language/format.ts";
import { useLanguage } from "../shell/language.tsx";
import { WorkHead, type WorkHeadProps } from "../shell/signed-in/work-head.tsx";
import { Bell } from "../shell/signed-in/bell.tsx";
import { useCockpit } from "./use-cockpit.ts";
import { withCapital } from "../../platform/language/with-capital.ts";

export function CockpitHead({ context, children, ...head }: WorkHeadProps) {
  const { lang } = useLanguage();
  const { startup, day, unread } = useCockpit();
  const month = formats[lang].month(day);
  const whose = <span className="in-bar">{startup ? `${startup}, ${month}` : withCapital(month)}</span>;
  return (
    <WorkHead {...head} context={context ?? whose}>
      {children}
      <span className="in-bar">
        <Bell unread={unread} />
      </span>
    </WorkHead>
  );
}

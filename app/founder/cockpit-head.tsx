import { Link } from "react-router";
import { formats } from "../../platform/language/format.ts";
import { BellIcon } from "../../ui/icons.tsx";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { WorkHead, type WorkHeadProps } from "../shell/signed-in/work-head.tsx";
import { useCockpit } from "./use-cockpit.ts";
import { founderWords } from "./words.ts";

/** The top line of a tab; whose startup it is and which month stand under it, unless the tab says something else. */
export function CockpitHead({ context, children, ...head }: WorkHeadProps) {
  const { lang } = useLanguage();
  const { notifications } = useWords(founderWords);
  const { startup, day, unread } = useCockpit();
  return (
    <WorkHead {...head} context={context ?? [startup, formats[lang].month(day)].filter(Boolean).join(", ")}>
      {children}
      <Link to={pathOf("notifications")} className="bell" title={notifications(unread)}>
        <BellIcon />
        <span className="sr-only">{notifications(unread)}</span>
        {unread > 0 && (
          <span className="bell-count" aria-hidden>
            {unread}
          </span>
        )}
      </Link>
    </WorkHead>
  );
}

import { Link } from "react-router";
import { BellIcon } from "../../ui/icons.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { founderWords } from "./words.ts";

/** The way to what the founder was told, with how much of it is unread. */
export function Bell({ unread }: { unread: number }) {
  const { notifications } = useWords(founderWords);
  return (
    <Link to={pathOf("notifications")} className="bell" title={notifications(unread)}>
      <BellIcon />
      <span className="sr-only">{notifications(unread)}</span>
      {unread > 0 && (
        <span className="bell-count" aria-hidden>
          {unread}
        </span>
      )}
    </Link>
  );
}

import { Link } from "react-router";
import { icon } from "../../../ui/icons.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../language.tsx";
import { signedInWords } from "./words.ts";

const BellIcon = icon(<path d="M4 14.5h12l-1.5-2.5V8.5a4.5 4.5 0 0 0-9 0V12zM8 17.5h4" />);

export function Bell({ unread }: { unread: number }) {
  const { notifications } = useWords(signedInWords);
  return (
    <Link to={pathOf("notifications")} className="bell" title={notifications(unread)}>
      <BellIcon />
      <span className="sr-only">{notifications(unread)}</span>
      {unread > 0 && (
        <span className="bell-count" aria-hidden>
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </Link>
  );
}

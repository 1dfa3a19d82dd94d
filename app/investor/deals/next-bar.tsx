import { useLocation } from "react-router";
import type { StartupRecord } from "../../../domain/deal/deal.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { followWords } from "./follow-words.ts";
import { dealWords } from "./words.ts";

type Props = {
  record: StartupRecord;
  isFollowing: boolean;
  /** Whether the investor has requested an introduction to the startup, or may; null if neither. */
  introduction: "asked" | "open" | null;
};

export function NextBar({ record, isFollowing, introduction }: Props) {
  const { record: words } = useWords(dealWords);
  const following = useWords(followWords);
  const { search } = useLocation();
  // `reloadDocument` lets the browser jump to the part, because the router would not move the keyboard's Tab order
  // there.
  const part = (hash: string) => ({ to: { search, hash }, reloadDocument: true });
  return (
    <nav aria-label={words.next} className="deal-bar">
      {record.deckPages && (
        <LinkButton to={pathOf("investor-deck", { startup: record.founder })} small>
          {words.readDeck}
        </LinkButton>
      )}
      {introduction && (
        <LinkButton {...part("#introduction")} look="secondary" small>
          {introduction === "asked" ? words.asked : words.meet}
        </LinkButton>
      )}
      <LinkButton {...part("#follow")} look="secondary" small>
        {isFollowing ? following.followed : following.title}
      </LinkButton>
    </nav>
  );
}

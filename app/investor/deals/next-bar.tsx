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
  /** True if the investor has requested an introduction to the startup. */
  hasAsked: boolean;
};

export function NextBar({ record, isFollowing, hasAsked }: Props) {
  const { record: words } = useWords(dealWords);
  const following = useWords(followWords);
  const { search } = useLocation();
  // Only the browser, not the router, continues the keyboard's Tab order at the linked part.
  const part = (hash: string) => ({ to: { search, hash }, reloadDocument: true });
  return (
    <nav aria-label={words.next} className="deal-bar">
      {record.deckPages && (
        <LinkButton to={pathOf("investor-deck", { startup: record.founder })} small>
          {words.readDeck}
        </LinkButton>
      )}
      <LinkButton {...part("#introduction")} look="secondary" small>
        {hasAsked ? words.asked : words.meet}
      </LinkButton>
      <LinkButton {...part("#follow")} look="secondary" small>
        {isFollowing ? following.followed : following.title}
      </LinkButton>
    </nav>
  );
}

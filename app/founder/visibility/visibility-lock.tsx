import { LinkButton } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { pathOf } from "../../paths.ts";
import { ActionButton } from "../../shell/form/action-button.tsx";
import { useWords } from "../../shell/language.tsx";
import { deckWords } from "../deck/words.ts";
import { WithdrawButton } from "./visibility-switch.tsx";
import { visibilityWords } from "./words.ts";

type Props = {
  isPaused: boolean;
  /** The number of the deck's newest version, null without a deck. */
  deck: number | null;
};

/**
 * Shown when the plan does not include publication; the founder can still withdraw a publication and delete the deck.
 */
export function VisibilityLock({ isPaused, deck }: Props) {
  const words = useWords(visibilityWords);
  const removal = useWords(deckWords);
  return (
    <section className="panel visibility-lock">
      <h2>{words.locked.title}</h2>
      <p>{words.locked.text}</p>
      <ul className="visibility-points">
        {words.locked.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <LinkButton to={pathOf("pricing")}>{words.locked.action}</LinkButton>
      {isPaused && (
        <>
          <p>{words.visibility.isPaused}</p>
          <WithdrawButton />
        </>
      )}
      {deck !== null && (
        <>
          <p>
            {words.locked.deck}{" "}
            <a href={pathOf("founder-deck-file")} download className="link">
              {words.locked.download}
            </a>
          </p>
          <Disclosure title={words.locked.remove}>
            <p>{removal.removeHow}</p>
            <ActionButton
              intent="remove-deck"
              fields={{ newest: deck }}
              action={pathOf("founder-visibility")}
              className="mt-3"
              look="secondary"
              small
            >
              {removal.removeConfirm}
            </ActionButton>
          </Disclosure>
        </>
      )}
    </section>
  );
}

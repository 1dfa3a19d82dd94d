import type { LinkState } from "../../../domain/deck/link.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deckWords } from "./words.ts";

export type ShownLink = {
  id: string;
  to: string | null;
  /** The whole address of an open link, to copy. */
  address: string | null;
  state: LinkState;
  openings: number;
  opened: Date | null;
  expiresAt: Date;
  cutAt: Date | null;
  /** The id of the agreement that the reader has to accept, and who accepted it. */
  agreement: string | null;
  accepted: { name: string; at: Date } | null;
};

/** Who has a link, whether it was opened, and the button that cuts it off. */
export function LinksPart({ links }: { links: ShownLink[] }) {
  const { links: words } = useWords(deckWords);
  const { date } = formats[useLanguage().lang];
  const lastDay = (at: Date) => date(new Date(at.getTime() - 1));
  return (
    <section className="panel workspace-part" aria-labelledby="links">
      <h2 id="links">{words.title}</h2>
      {links.length === 0 ? (
        <p className="note">{words.none}</p>
      ) : (
        <ul className="deck-links">
          {links.map(({ id, to, address, state, openings, opened, expiresAt, cutAt, agreement, accepted }) => (
            <li key={id}>
              <p>
                <strong className="wrap-anywhere">{to ?? words.open}</strong>
                <br />
                {address && (state === "sent" || state === "opened") && (
                  <>
                    <code className="wrap-anywhere">{address}</code>
                    <br />
                  </>
                )}
                <span className="note">
                  {state === "cut" && cutAt
                    ? words.cutOn(date(cutAt))
                    : state === "expired"
                      ? words.expiredOn(lastDay(expiresAt))
                      : [
                          to === null ? words.openings(openings) : opened ? words.openedOn(date(opened)) : words.never,
                          words.until(lastDay(expiresAt)),
                          ...(agreement
                            ? [accepted ? words.accepted(accepted.name, date(accepted.at)) : words.notAccepted]
                            : []),
                        ].join(", ")}
                </span>
              </p>
              {(state === "sent" || state === "opened") && (
                <PostForm action={pathOf("founder-deck")}>
                  <input type="hidden" name="link" value={id} />
                  <Button
                    type="submit"
                    name="intent"
                    value="cut"
                    look="secondary"
                    small
                    aria-label={words.cutNamed(to ?? words.open)}
                  >
                    {words.cut}
                  </Button>
                </PostForm>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

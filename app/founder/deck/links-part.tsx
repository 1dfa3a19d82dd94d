import type { Readings } from "../../../domain/deck/read-deck.server.ts";
import { isLiveLink, type LinkState } from "../../../domain/deck/link.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { Button } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { pathOf } from "../../paths.ts";
import { PostForm } from "../../shell/form/post-form.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deckWords } from "./words.ts";

export type ShownLink = {
  id: string;
  to: string | null;
  /** The full URL of a link that is not tied to an e-mail address; null for all other links. */
  address: string | null;
  state: LinkState;
  openings: number;
  /** The day on which the link was last opened; null if never. */
  opened: string | null;
  expiresAt: Date;
  cutAt: Date | null;
  /** Whether the person who created the link has left the startup. */
  isOfLeaver: boolean;
  /** The id of the agreement that the recipient must accept before reading the deck, or null. */
  agreement: string | null;
  accepted: { name: string; at: Date } | null;
};

/** Earlier links are collapsed, so that a long list does not hide the deck. */
const listed = 20;

type LinksPartProps = {
  links: ShownLink[];
  readings: Readings | null;
  /** Whether no link opens the deck at the moment, because the accelerator's team closed the deck, for example. */
  isShut: boolean;
  /** The last day of a plan that no other follows, written as YYYY-MM-DD. */
  planEnds: string | null;
};

export function LinksPart({ links, readings, isShut, planEnds }: LinksPartProps) {
  const { links: words } = useWords(deckWords);
  const lines = links.map((link, at) => (
    <LinkLine
      key={link.id}
      link={link}
      isShut={isShut}
      planEnds={planEnds}
      isReplaced={links.slice(0, at).some(({ to }) => to === link.to)}
      reading={readings && (readings.named.find(({ email }) => email === link.to) ?? "not shown")}
    />
  ));
  const earlier = lines.slice(listed);
  return (
    <section className="panel workspace-part" aria-labelledby="links">
      <h2 id="links">{words.title}</h2>
      {links.length === 0 ? (
        <p className="note">{words.none}</p>
      ) : (
        <>
          {links.some(({ opened, openings }) => !opened && openings === 0) && <p className="note">{words.uncounted}</p>}
          <ul className="deck-links">{lines.slice(0, listed)}</ul>
          {earlier.length > 0 && (
            <Disclosure title={words.earlier(earlier.length)}>
              <ul className="deck-links">{earlier}</ul>
            </Disclosure>
          )}
        </>
      )}
    </section>
  );
}

type LineProps = Pick<LinksPartProps, "isShut" | "planEnds"> & {
  link: ShownLink;
  /** Whether the recipient has received a newer link. */
  isReplaced: boolean;
  reading: Readings["named"][number] | "not shown" | null;
};

function LinkLine({ link, isShut, planEnds, isReplaced, reading }: LineProps) {
  const { id, to, address, state, openings, opened, expiresAt, cutAt, isOfLeaver, agreement, accepted } = link;
  const { links: words } = useWords(deckWords);
  const { date } = formats[useLanguage().lang];
  const isLive = isLiveLink(state);
  const shown = reading && reading !== "not shown" ? reading : null;
  const again = isShut ? null : state === "sent" ? "resend" : isLive || isReplaced ? null : "reopen";
  const ends = new Date(expiresAt.getTime() - 1);
  const lastDay = date(ends);
  const until = planEnds && planEnds < parisDay(ends) ? words.untilPlan(date(planEnds)) : words.until(lastDay);
  return (
    <li>
      <p>
        <strong className="wrap-anywhere">{to ?? words.open}</strong>
        {address && isLive && <code className="wrap-anywhere">{address}</code>}
        <span className="note">
          {[
            isLive && (isShut ? words.shut(lastDay) : until),
            isLive && isOfLeaver && words.ofLeaver,
            state === "expired" && words.expiredOn(lastDay),
            state === "cut" && cutAt && words.cutOn(date(cutAt)),
            agreement && (accepted ? words.accepted(accepted.name, date(accepted.at)) : words.notAccepted),
          ]
            .filter(Boolean)
            .join(", ")}
        </span>
      </p>
      <p className="deck-link-state" data-state={shown?.isRead ? "read" : opened || openings > 0 ? "opened" : "sent"}>
        <strong>
          {to === null ? words.openings(openings) : shown?.isRead ? words.read : opened ? words.opened : words.never}
        </strong>
        {opened && <span className="note">{words.lastOn(date(opened))}</span>}
      </p>
      {shown ? (
        <p className="deck-link-reading">
          <span>{words.time(Math.round(shown.seconds))}</span>
          <PageMarks times={shown.times} />
        </p>
      ) : (
        <p className="deck-link-reading note">{reading && to !== null && opened ? words.silent : ""}</p>
      )}
      <PostForm action={pathOf("founder-deck")}>
        <input type="hidden" name="link" value={id} />
        {again && <input type="hidden" name="which" value={again} />}
        {to !== null && again && (
          <Button type="submit" name="intent" value="again" look="secondary" small aria-label={words[again].named(to)}>
            {words[again].press}
          </Button>
        )}
        {isLive && (
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
        )}
      </PostForm>
    </li>
  );
}

function PageMarks({ times }: { times: readonly (number | null)[] }) {
  const most = Math.max(1, ...times.map((seconds) => seconds ?? 0));
  return (
    <span className="deck-marks" aria-hidden="true">
      {times.map((seconds, at) => (
        <span key={at} style={{ height: `${((seconds ?? 0) / most) * 100}%` }} />
      ))}
    </span>
  );
}

import type { publicationState } from "../../../domain/publication/read-reviews.server.ts";
import { Link } from "react-router";
import { linkHost } from "../../../platform/http/link-host.ts";
import { formats } from "../../../platform/language/format.ts";
import { Textarea } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { Facts } from "../kit/facts.tsx";
import { Tag } from "../kit/tag.tsx";
import { deskStartupsWords } from "./words.ts";

type State = Awaited<ReturnType<typeof publicationState>>;
type Deck = { number: number; pages: number } | null;
type Props = {
  startup: string;
  waits: NonNullable<State["waits"]>;
  shown: State["shown"];
  /** The uploaded deck that awaits review (`waits`), and the deck that investors see until then (`shown`). */
  uploaded: { waits: Deck; shown: Deck };
  /** The team keeps the startup's deck closed, so investors see none. */
  isDeckClosed: boolean;
  refusal: Refusal | undefined;
};

export function LookPanel({ startup, waits, shown, uploaded, isDeckClosed, refusal }: Props) {
  const { look } = useWords(deskStartupsWords);
  const { moment } = formats[useLanguage().lang];
  const deck = (address: string) => (address ? look.leadsTo(linkHost(address), address) : look.noDeck);
  const version = (deck: Deck) =>
    deck && (
      <Link to={pathOf("admin-startup-deck", { startup, version: deck.number, page: 1 })}>
        {look.version(deck.number, deck.pages)}
      </Link>
    );
  const verdict = refusal?.values["verdict"];
  const typed = refusal?.values["reason"];
  const isNo = verdict === "no";
  return (
    <>
      <section className="desk-panel">
        <h2>{shown ? look.changed : look.first}</h2>
        <p>
          <Tag tone={waits.isLate ? "bad" : "open"}>{(waits.isLate ? look.late : look.due)(moment(waits.dueAt))}</Tag>
        </p>
        <Facts
          rows={[
            { label: look.name, value: waits.name },
            ...(shown && shown.name !== waits.name ? [{ label: look.shownName, value: shown.name }] : []),
            { label: look.deck, value: deck(waits.deck) },
            ...(shown && shown.deck !== waits.deck
              ? [{ label: look.shownDeck, value: isDeckClosed ? look.closed : deck(shown.deck) }]
              : []),
            ...(uploaded.waits ? [{ label: look.uploaded, value: version(uploaded.waits) }] : []),
            ...(uploaded.shown && shown?.deckVersion !== waits.deckVersion
              ? [{ label: look.shownUploaded, value: isDeckClosed ? look.closed : version(uploaded.shown) }]
              : []),
          ]}
        />
        <ActionForm intent="publish" submit={look.yes}>
          <input type="hidden" name="verdict" value="yes" />
          <input type="hidden" name="look" value={waits.id} />
          {isDeckClosed && <p>{look.closedText}</p>}
          <p className="field-hint">{look.yesText}</p>
        </ActionForm>
      </section>
      <section className="desk-panel">
        <h2>{look.refuse}</h2>
        <ActionForm intent="publish" submit={look.no} look="secondary">
          <input type="hidden" name="verdict" value="no" />
          <input type="hidden" name="look" value={waits.id} />
          <Textarea
            name="reason"
            label={look.reason}
            hint={look.reasonHint}
            rows={3}
            maxLength={600}
            defaultValue={isNo ? typed : undefined}
            error={isNo ? look.errors[refusal?.errors["reason"] ?? ""] : undefined}
            required
          />
        </ActionForm>
      </section>
    </>
  );
}

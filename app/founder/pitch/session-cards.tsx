import type { SeatRole } from "../../../domain/person/seat.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { FailureLine } from "../../shell/form/failure-line.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { cardWords } from "./card-words.ts";

type Props = {
  cards: { session: string; name: string; hasCard: boolean }[];
  refusal: Refusal | undefined;
  /** The seat that is missing to show or withdraw a card; undefined if the founder has this seat. */
  needs: SeatRole | undefined;
};

export function SessionCards({ cards, refusal, needs }: Props) {
  const words = useWords(cardWords);
  if (cards.length === 0) return null;
  return (
    <section className="panel workspace-part" id="cards">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      {refusal && <FailureLine title={words.refused[refusal.status] ?? words.refused["failed"] ?? ""} text="" />}
      {cards.map(({ session, name, hasCard }) => (
        <PostForm key={session} className="grid justify-items-start gap-3" needs={needs} preventScrollReset>
          <h3>
            <TextLink to={pathOf("session-page", { id: session })}>{name}</TextLink>
          </h3>
          <p>
            <strong>{hasCard ? words.shown : words.hidden}</strong>
          </p>
          <input type="hidden" name="session" value={session} />
          <input type="hidden" name="card" value={hasCard ? "no" : "yes"} />
          <Button type="submit" name="intent" value="card" look="secondary" small>
            {hasCard ? words.withdraw : words.show} <span className="sr-only">{name}</span>
          </Button>
        </PostForm>
      ))}
    </section>
  );
}

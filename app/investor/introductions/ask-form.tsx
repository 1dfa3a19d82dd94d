import { introductionLimits } from "../../../domain/introduction/introduction.ts";
import type { Wishes } from "../../../domain/match/match.ts";
import { Button } from "../../../ui/button.tsx";
import { Textarea } from "../../../ui/field.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useWords } from "../../shell/language.tsx";
import { introductionWords } from "./words.ts";

type Props = { firm: string; wishes: Wishes; left: { today: number; open: number }; refusal: Refusal | undefined };

/** The form that requests an introduction, below a list of the investor's data that the startup will see. */
export function AskForm({ firm, wishes, left, refusal }: Props) {
  const { ask: words, errors } = useWords(introductionWords);
  const { ticket_size_min: min, ticket_size_max: max } = wishes;
  const seen = [
    words.yourName,
    firm,
    words.approval,
    wishes.investment_stages.length > 0 && words.stages,
    (min !== null || max !== null) && words.ticket,
    wishes.preferred_sectors.length > 0 && words.sectors,
    wishes.investment_focus.length > 0 && words.focus,
  ].filter((each): each is string => Boolean(each));
  const rows = [
    [words.sees, words.seen(seen)],
    [words.notYet, <strong key="kept">{words.kept}</strong>],
    [words.never, <strong key="hidden">{words.hidden}</strong>],
    [words.ifYes, words.exchanged],
    [words.unanswered, words.lapses],
  ] as const;
  return (
    <PostForm className="introduction-form" noValidate>
      <dl className="introduction-facts">
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Textarea
        name="message"
        label={words.label}
        hint={words.hint}
        rows={4}
        required
        minLength={introductionLimits.shortest}
        maxLength={introductionLimits.longest}
        defaultValue={refusal?.values["message"]}
        error={errors[refusal?.errors["message"] ?? ""]}
      />
      <Button type="submit" name="intent" value="ask">
        {words.send}
      </Button>
      <p className="note">{words.left(left.today, left.open)}</p>
    </PostForm>
  );
}

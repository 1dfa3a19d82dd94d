import { Link } from "react-router";
import type { ShownPart } from "../../../domain/publication/publication.ts";
import { type FounderProfile, requiredOfFounders, stepOf } from "../../../domain/startup/founder-profile.ts";
import { CheckIcon } from "../../../ui/icons.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { founderProfileWords } from "../profile-words.ts";
import { visibilityWords } from "./words.ts";

type Props = { profile: FounderProfile; shown: readonly ShownPart[]; confirmedAt: Date | null };

/** What an investor looks for, with what is missing first. */
export function Checklist({ profile, shown, confirmedAt }: Props) {
  const { checklist: own } = useWords(visibilityWords);
  const { labels } = useWords(founderProfileWords);
  const items = [
    ...requiredOfFounders.map((field) => ({
      name: labels[field],
      isDone: profile[field] !== "",
      to: pathOf("founder-profile", { step: stepOf(field) }),
    })),
    {
      name: own["live-deck"],
      isDone: confirmedAt !== null && shown.includes("deck") && profile.pitch_deck_url !== "",
      to: pathOf("founder-profile", { step: stepOf("pitch_deck_url") }),
    },
  ];
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <section className="panel workspace-part">
      <h2>
        {own.title} <span className="note">{own.count(done, items.length)}</span>
      </h2>
      <ul className="visibility-checklist">
        {items
          .toSorted((a, b) => Number(a.isDone) - Number(b.isDone))
          .map(({ name, isDone, to }) => (
            <li key={name} data-done={isDone || undefined}>
              {isDone ? (
                <>
                  <CheckIcon /> {name} <span className="sr-only">{own.done}</span>
                </>
              ) : (
                <Link to={to} className="link">
                  {name} <span className="note">{own.missing}</span>
                </Link>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

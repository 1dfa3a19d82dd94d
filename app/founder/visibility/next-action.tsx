import type { Visibility } from "../../../domain/readiness/visibility.server.ts";
import { isFounderProfileComplete } from "../../../domain/startup/completion.ts";
import type { FounderProfile } from "../../../domain/startup/founder-profile.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { NextPanel } from "../next-panel.tsx";
import { soughtThings, useSoughtNames, wayTo } from "./sought-things.ts";
import { visibilityWords } from "./words.ts";

/** What each thing that investors look for adds to the rate, in percents. */
const worth = 100 / soughtThings.length;

type Props = { profile: FounderProfile; isPublic: boolean; visibility: Visibility };

/** The one thing that makes more of the profile: what it cannot be published without, then publishing, then the rest. */
export function NextAction({ profile, isPublic, visibility: { rate, filled, missing } }: Props) {
  const { next: own, failures } = useWords(visibilityWords);
  const nameOf = useSoughtNames();
  if (!isFounderProfileComplete(profile))
    return (
      <NextPanel
        title={own.complete}
        why={failures.incomplete.text}
        action={{ label: failures.incomplete.action, to: pathOf("founder-profile") }}
      />
    );
  if (!isPublic)
    return (
      <NextPanel
        title={own.title}
        why={own.publish}
        action={{ label: own.choose, to: `${pathOf("founder-visibility")}#publication` }}
      />
    );
  const [thing] = missing.toReversed();
  if (!thing) return null;
  return (
    <NextPanel
      title={own.nextActions[thing as keyof typeof own.nextActions] ?? own.fill(nameOf(thing))}
      why={own.raises(rate, Math.round((filled + 1) * worth))}
      action={{ label: own.action, to: wayTo(thing, isPublic) }}
    />
  );
}

import type { Visibility } from "../../../domain/readiness/visibility.server.ts";
import { isFounderProfileComplete } from "../../../domain/startup/completion.ts";
import type { FounderProfile } from "../../../domain/startup/founder-profile.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { NextPanel } from "../next-panel.tsx";
import { soughtThings, useSoughtNames, wayTo } from "./sought-things.ts";
import { visibilityWords } from "./words.ts";

/** Each item that the startup provides adds this many percentage points to its visibility rate. */
const worth = 100 / soughtThings.length;

type Props = {
  profile: FounderProfile;
  isPublic: boolean;
  /** Whether the accelerator's team has refused the profile as it is now. */
  isRefused: boolean;
  visibility: Visibility;
};

export function NextAction({ profile, isPublic, isRefused, visibility: { rate, filled, missing } }: Props) {
  const { next, failures, look } = useWords(visibilityWords);
  const nameOf = useSoughtNames();
  if (!isFounderProfileComplete(profile))
    return (
      <NextPanel
        title={next.complete}
        why={failures.incomplete.text}
        action={{ label: failures.incomplete.action, to: pathOf("founder-profile") }}
      />
    );
  if (isRefused)
    return (
      <NextPanel
        title={next.correct.title}
        why={look.again}
        action={{ label: next.correct.action, to: pathOf("founder-profile") }}
        link={{ label: next.choose, to: `${pathOf("founder-visibility")}#publication` }}
      />
    );
  if (!isPublic)
    return (
      <NextPanel
        title={next.title}
        why={next.publish}
        action={{ label: next.choose, to: `${pathOf("founder-visibility")}#publication` }}
      />
    );
  const [thing] = missing.toReversed();
  if (!thing) return null;
  return (
    <NextPanel
      title={next.nextActions[thing as keyof typeof next.nextActions] ?? next.fill(nameOf(thing))}
      why={next.raises(rate, Math.round((filled + 1) * worth))}
      action={{ label: next.action, to: wayTo(thing, isPublic) }}
    />
  );
}

import type { ReactNode } from "react";
import { pathOf, type RouteName } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { ErasureLine } from "../shell/erasure-line.tsx";
import { erasureWords } from "../shell/erasure-words.ts";
import { Bell } from "../shell/signed-in/bell.tsx";
import { SignedIn } from "../shell/signed-in/signed-in.tsx";
import type { InvestorAreaData } from "./area-data.server.ts";
import { investorWords } from "./words.ts";

const entries = [
  { name: "investor-dashboard", words: "dashboard", holds: ["notifications"] },
  {
    name: "investor-deals",
    words: "deals",
    holds: [
      "investor-startup",
      "investor-deck",
      "investor-deck-page",
      "investor-deck-reading",
      "investor-deck-report",
      "investor-compare",
      "investor-update",
    ],
  },
  { name: "investor-introductions", words: "introductions" },
  { name: "investor-sessions", words: "sessions", holds: ["investor-session"] },
  { name: "investor-team", words: "team" },
] as const satisfies readonly { name: RouteName; words: string; holds?: readonly RouteName[] }[];

export function InvestorFrame({ area, children }: { area: InvestorAreaData; children: ReactNode }) {
  const { name, erasure, unread } = area;
  const own = useWords(investorWords);
  const ofErasure = useWords(erasureWords);
  return (
    <SignedIn
      label={own.rail.label}
      entries={entries.map(({ name: route, words, ...entry }) => ({
        ...entry,
        to: pathOf(route),
        words: own.rail[words],
      }))}
      name={name}
      notice={<ErasureLine erasure={erasure} words={{ ...ofErasure, text: ofErasure.investor }} />}
      profile={{ to: pathOf("investor-profile"), words: own.profile }}
      end={<Bell unread={unread} />}
    >
      {children}
    </SignedIn>
  );
}

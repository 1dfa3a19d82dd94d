import type { ReactNode } from "react";
import { pathOf, type RouteName } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { Bell } from "../shell/signed-in/bell.tsx";
import { SignedIn } from "../shell/signed-in/signed-in.tsx";
import type { InvestorAreaData } from "./area-data.server.ts";
import { investorWords } from "./words.ts";

const entries = [
  { name: "investor-dashboard", words: "dashboard", holds: ["notifications"] },
  { name: "investor-deals", words: "deals", holds: ["investor-startup"] },
] as const satisfies readonly { name: RouteName; words: string; holds?: readonly RouteName[] }[];

/** The frame of every page of an investor. */
export function InvestorFrame({ area, children }: { area: InvestorAreaData; children: ReactNode }) {
  const { name, erasedOn, unread } = area;
  const own = useWords(investorWords);
  return (
    <SignedIn
      label={own.rail.label}
      entries={entries.map(({ name: route, words, ...entry }) => ({
        ...entry,
        to: pathOf(route),
        words: own.rail[words],
      }))}
      name={name}
      erasedOn={erasedOn}
      profile={{ to: pathOf("investor-profile"), words: own.profile }}
      end={<Bell unread={unread} />}
    >
      {children}
    </SignedIn>
  );
}

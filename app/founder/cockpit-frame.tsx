import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { countedOfFounders } from "../../domain/startup/completion.ts";
import { formats } from "../../platform/language/format.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { CompanyLogo } from "../../ui/company-logo.tsx";
import { withCapital } from "../../platform/language/with-capital.ts";
import { pathOf, type RouteName } from "../paths.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { ErasureLine } from "../shell/erasure-line.tsx";
import { SeatsNeededContext } from "../shell/form/seat-needed.ts";
import { Bell } from "../shell/signed-in/bell.tsx";
import { SignedIn } from "../shell/signed-in/signed-in.tsx";
import type { CockpitData } from "./cockpit-data.server.ts";
import { AssistantHere } from "./copilot/assistant-here.tsx";
import { panelAt } from "./copilot/panel-at.ts";
import { founderWords } from "./words.ts";

const tabs = [
  {
    name: "founder-dashboard",
    words: "copilot",
    holds: [
      "founder-copilot",
      "founder-check-in",
      "founder-check-in-import",
      "founder-document",
      "founder-action",
      "founder-hours",
      "founder-hours-host",
      "founder-meeting",
      "notifications",
    ],
  },
  {
    name: "founder-visibility",
    words: "visibility",
    holds: ["founder-visibility-preview", "founder-deck", "founder-introductions", "founder-updates", "founder-update"],
  },
  { name: "founder-readiness", words: "readiness", holds: ["founder-cap-table"] },
  {
    name: "founder-tools",
    words: "tools",
    holds: [
      "tool-dilution",
      "tool-valuation",
      "tool-runway",
      "tool-forecast",
      "tool-term-sheet",
      "tool-legal-templates",
      "tool-legal-template",
    ],
  },
  { name: "founder-funding", words: "funding", holds: ["founder-funding-banks", "founder-funding-public"] },
  { name: "founder-pitch", words: "pitch" },
  { name: "founder-acceleration", words: "acceleration" },
] as const satisfies readonly { name: RouteName; words: string; holds?: readonly RouteName[] }[];

export function CockpitFrame({ cockpit, children }: { cockpit: CockpitData; children: ReactNode }) {
  const { startup, logo, founder, plan, planUntil, completion, erasure, unread, assistant, day, seatsNeeded } = cockpit;
  const own = useWords(founderWords);
  const { lang } = useLanguage();
  const tab = panelAt(useLocation().pathname);
  return (
    <SignedIn
      label={own.tabs.label}
      entries={tabs.map(({ name, words, ...tab }) => ({
        ...tab,
        to: pathOf(name),
        words: own.tabs[words],
        dot: words === "funding" && completion.rate === 100 ? own.tabs.complete : undefined,
      }))}
      name={founder}
      tile={logo && <CompanyLogo name={startup} image={logo} size="2.25rem" />}
      notice={<ErasureLine erasure={erasure} words={own.erasure} />}
      facts={
        <div className="grid gap-1 pb-2 text-s">
          <Link to={pathOf("pricing")} title={own.plan.pricing}>
            {[own.plan.names[plan], planUntil && own.plan.untilDay(planUntil)].filter(Boolean).join(", ")}
          </Link>
          <p aria-hidden>{own.completion(completion.rate)}</p>
          <Ruler
            steps={countedOfFounders.length}
            done={completion.filled || undefined}
            height={14}
            label={own.completion(completion.rate)}
            role="progressbar"
          />
        </div>
      }
      profile={{ to: pathOf("founder-profile"), words: own.profile }}
      bar={{ title: startup || own.dashboard, context: withCapital(formats[lang].month(day)) }}
      end={<Bell unread={unread} />}
    >
      <SeatsNeededContext value={seatsNeeded}>{children}</SeatsNeededContext>
      {assistant && tab && <AssistantHere assistant={assistant} back={tab} />}
    </SignedIn>
  );
}

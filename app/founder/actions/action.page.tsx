import { mustRead } from "../../../domain/startup/access.ts";
import { data } from "react-router";
import { thresholdsOf } from "../../../domain/kpi/alert.server.ts";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { leversFor } from "../../../domain/lever/lever.ts";
import { type ActionName, actionNames } from "../../../domain/lever/lever-kind.ts";
import { mustOpen } from "../../../domain/plan-grant/must-open.server.ts";
import { actionPlan } from "../../../domain/readiness/action-plan.ts";
import { readinessLevels } from "../../../domain/readiness/levels.server.ts";
import { lastScanOf } from "../../../domain/readiness/readiness.server.ts";
import { readFounderProfile } from "../../../domain/startup/founder-profile.server.ts";
import { stepOf } from "../../../domain/startup/founder-profile.ts";
import { fundingSought } from "../../../domain/startup/bands.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import documentStyles from "../documents/documents.css?url";
import { NextPanel } from "../next-panel.tsx";
import type { Route } from "./+types/action.page.ts";
import { actionWords } from "./words.ts";
import { LeverRow } from "./lever-row.tsx";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: documentStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args, "founder");
  const action = actionNames.find((each) => each === args.params.action);
  if (!action) throw data(null, { status: 404 });
  const { db, content, lang } = args.context.get(services);
  const founder = mustRead(actor);
  await mustOpen(db, founder, "insights");
  const figures = await figuresOf(db, founder);
  const { profile } = await readFounderProfile(db, actor);
  const scan = await lastScanOf(db, founder);
  const sought = fundingSought.find(({ id }) => id === profile.funding_amount_needed) ?? null;
  const { ready } = readinessLevels(content);
  const today = parisDay(new Date());
  const raise = { today, score: scan && scan.score, ready, steps: scan ? actionPlan(scan.findings) : [], sought };
  return {
    title: actionWords.in(lang).actions[action].title,
    action,
    month: figures.latest && figures.latest.month,
    isStale: figures.isStale,
    levers: leversFor(action, figures, (await thresholdsOf(db, founder))["runway-caution"], raise),
  };
}

/** Where the link at the end of each action's plan leads: to the scenarios, the history or the readiness score. */
const ways: Record<ActionName, "try" | "history" | "score"> = {
  cac: "history",
  nps: "history",
  runway: "try",
  raise: "score",
};
const wayTo = {
  try: () => `${pathOf("founder-check-in")}#scenarios`,
  history: () => `${pathOf("founder-check-in")}#history`,
  score: () => pathOf("founder-readiness"),
};

export default function ActionPage({ loaderData }: Route.ComponentProps) {
  const { action, title, month, isStale, levers } = loaderData;
  const words = useWords(actionWords);
  const way = ways[action];
  const needsProfile = levers.some((lever) => "band" in lever && lever.band === null);
  return (
    <>
      <CockpitHead title={title} context={words.actions[action].context}>
        <TextLink to={`${pathOf("founder-dashboard")}#generators`}>{words.back}</TextLink>
      </CockpitHead>
      <div className="cockpit-work">
        {month === null ? (
          <NextPanel
            title={words.none.title}
            why={words.none.text}
            action={{ label: words.none.action, to: pathOf("founder-check-in") }}
          />
        ) : (
          <>
            {isStale && <StatusLine tone="warn" title={words.stale} text="" />}
            <section className="panel workspace-part document-form" aria-label={words.of(month)}>
              <p className="text-ink-2">{words.of(month)}</p>
              <ol className="levers">
                {levers.map((lever, index) => (
                  <LeverRow key={index} lever={lever} number={index + 1} />
                ))}
              </ol>
              <p className="version-files">
                <TextLink to={wayTo[way]()}>{words[way]}</TextLink>
                {needsProfile && (
                  <TextLink to={pathOf("founder-profile", { step: stepOf("funding_amount_needed") })}>
                    {words.profile}
                  </TextLink>
                )}
              </p>
              <p className="note">{words.note}</p>
            </section>
          </>
        )}
      </div>
    </>
  );
}

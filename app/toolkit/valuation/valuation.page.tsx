import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { planOf } from "../../../domain/plan-grant/current-plan.server.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { readFounderProfile } from "../../../domain/startup/founder-profile.server.ts";
import { recordToolUse } from "../../../domain/tool-use/tool-use.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { RangeBars } from "../../../ui/chart/range-bars.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { ToolPage } from "../tool-page.tsx";
import styles from "../toolkit.css?url";
import type { Route } from "./+types/valuation.page.ts";
import { valuationInputs } from "./inputs.server.ts";
import { BerkusFields, ExitFields, ScorecardFields } from "./method-fields.tsx";
import { valuationWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireActor(args, "founder");
  const { searchParams } = new URL(args.request.url);
  const startup = mustRead(actor);
  const [{ plan }, { profile }, { latest }] = await Promise.all([
    planOf(db, startup),
    readFounderProfile(db, actor),
    figuresOf(db, startup),
  ]);
  const state = valuationInputs({ plan, profile, latest }, searchParams, lang);
  if (state.isAsked && Object.keys(state.ranges).length > 0) await recordToolUse(db, actor, "valuation");
  return { title: valuationWords.in(lang).title, search: searchParams.toString(), ...state };
}

const methods = ["berkus", "scorecard", "exit"] as const;

export default function ValuationPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(valuationWords);
  const { moneyShort } = formats[useLanguage().lang];
  const { values, errors, ranges, grounds, isElite, monthly, search } = loaderData;
  const shown = methods.flatMap((method) => {
    const range = ranges[method];
    return range ? [{ method, range }] : [];
  });
  return (
    <ToolPage
      tool="tool-valuation"
      words={words}
      isRefused={Object.keys(errors).length > 0}
      search={search}
      heading={shown.length > 0 ? words.ranges : words.empty.title}
      fields={
        <>
          <BerkusFields {...{ values, errors, grounds }} />
          {isElite ? (
            <>
              <ScorecardFields {...{ values, errors }} />
              <ExitFields {...{ values, errors, monthly }} />
            </>
          ) : (
            <p className="toolkit-locked">
              {words.locked} <TextLink to={pathOf("pricing")}>{words.unlock}</TextLink>
            </p>
          )}
        </>
      }
    >
      {shown.length === 0 ? (
        <p className="text-ink-2">{isElite ? words.empty.elite : words.empty.free}</p>
      ) : (
        <div className="panel">
          <RangeBars
            print={moneyShort}
            rows={shown.map(({ method, range: { low, value, high } }) => ({
              id: method,
              name: words[method].title,
              ...{ low: low / 100, value: value / 100, high: high / 100 },
              text: words.range(low, value, high),
            }))}
          />
        </div>
      )}
      {shown.length > 0 && (
        <ul className="grid gap-2 mt-3">
          {shown.map(({ method, range }) => (
            <li key={method}>
              <strong>{words[method].title}</strong> {range.value < 0 ? words.negative : words.margins[method]}
            </li>
          ))}
        </ul>
      )}
      <p className="note">{words.advice}</p>
    </ToolPage>
  );
}

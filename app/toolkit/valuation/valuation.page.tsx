import { Form, Link } from "react-router";
import { recordToolUse } from "../../../domain/tool-use/tool-use.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { RangeBars } from "../../../ui/chart/range-bars.tsx";
import { CockpitHead } from "../../founder/cockpit-head.tsx";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../server/context.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import styles from "../toolkit.css?url";
import type { Route } from "./+types/valuation.page.ts";
import { valuationAsked } from "./asked.server.ts";
import { BerkusFields, ExitFields, ScorecardFields } from "./method-fields.tsx";
import { valuationWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "founder");
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { searchParams } = new URL(asked.request.url);
  const state = await valuationAsked(db, actor, searchParams, lang);
  if (state.isAsked && Object.keys(state.ranges).length > 0) await recordToolUse(db, actor, "valuation");
  return { title: valuationWords.in(lang).title, search: searchParams.toString(), ...state };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? "The Lab" },
  { name: "robots", content: "noindex" },
];

const methods = ["berkus", "scorecard", "exit"] as const;

export default function ValuationPage({ loaderData }: Route.ComponentProps) {
  const own = useWords(valuationWords);
  const { moneyShort } = formats[useLanguage().lang];
  const { values, errors, ranges, grounds, isElite, monthly, search } = loaderData;
  const shown = methods.flatMap((method) => {
    const range = ranges[method];
    return range ? [{ method, range }] : [];
  });
  return (
    <>
      <CockpitHead title={own.title} context={own.context}>
        <Link to={pathOf("founder-tools")} className="link">
          {own.back}
        </Link>
      </CockpitHead>
      <div className="cockpit-work">
        {Object.keys(errors).length > 0 && <StatusLine tone="bad" {...own.refused} />}
        <div className="toolkit-columns">
          <Form
            key={search}
            method="get"
            action={`${pathOf("tool-valuation")}#result`}
            className="panel toolkit-form"
            noValidate
            preventScrollReset
          >
            <BerkusFields {...{ values, errors, grounds }} />
            {isElite ? (
              <>
                <ScorecardFields {...{ values, errors }} />
                <ExitFields {...{ values, errors, monthly }} />
              </>
            ) : (
              <p className="toolkit-locked">
                {own.locked}{" "}
                <Link to={pathOf("pricing")} className="link">
                  {own.unlock}
                </Link>
              </p>
            )}
            <Button type="submit" className="justify-self-start">
              {own.compute}
            </Button>
          </Form>
          <section className="toolkit-result" id="result" aria-labelledby="result-title">
            <h2 id="result-title">{shown.length > 0 ? own.ranges : own.empty.title}</h2>
            {shown.length === 0 ? (
              <p className="text-ink-2">{isElite ? own.empty.elite : own.empty.free}</p>
            ) : (
              <div className="panel">
                <RangeBars
                  print={moneyShort}
                  rows={shown.map(({ method, range: { low, value, high } }) => ({
                    id: method,
                    name: own[method].title,
                    ...{ low: low / 100, value: value / 100, high: high / 100 },
                    text: own.range(low, value, high),
                  }))}
                />
              </div>
            )}
            {shown.length > 0 && (
              <ul className="toolkit-sums">
                {shown.map(({ method, range }) => (
                  <li key={method}>
                    <strong>{own[method].title}</strong> {range.value < 0 ? own.negative : own.margins[method]}
                  </li>
                ))}
              </ul>
            )}
            <p className="note">{own.advice}</p>
          </section>
        </div>
      </div>
    </>
  );
}

import { monthFrom } from "../../../domain/kpi/check-in.ts";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { planMonths } from "../../../domain/runway-plan/runway-plan.ts";
import { recordToolUse } from "../../../domain/tool-use/tool-use.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { LineChart } from "../../../ui/chart/line-chart.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { TextField } from "../../../ui/field.tsx";
import { services, visitor } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { FilledFrom } from "../filled-from.tsx";
import { ToolPage } from "../tool-page.tsx";
import styles from "../toolkit.css?url";
import type { Route } from "./+types/runway.page.ts";
import { plans, runwayAsked } from "./asked.server.ts";
import { PlanFields } from "./plan-fields.tsx";
import { runwayWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "founder");
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const { searchParams } = new URL(asked.request.url);
  const state = runwayAsked(searchParams, await figuresOf(db, actor.viewer.id), lang);
  if (state.isAsked && state.outcomes) await recordToolUse(db, actor, "runway");
  return {
    title: runwayWords.in(lang).title,
    search: searchParams.toString(),
    /** The month before the first one that is planned. */
    before: state.from ?? monthFrom(parisDay(new Date()), -1),
    scenarios: plans.map((id, index) => ({ id, outcome: state.outcomes?.[index] ?? null })),
    ...state,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

/** Which scenario's cash lasts longer, and by how much; what outlasts the plan lasts longer by more than that. */
function longerOf(a: number | null, b: number | null, own: ReturnType<typeof runwayWords.in>) {
  const by = Math.round(((b ?? planMonths) - (a ?? planMonths)) * 10) / 10;
  if (by === 0) return own.same;
  return own.longer(by > 0 ? "b" : "a", Math.abs(by), a === null || b === null);
}

export default function RunwayPage({ loaderData }: Route.ComponentProps) {
  const own = useWords(runwayWords);
  const { moneyShort } = formats[useLanguage().lang];
  const { values, errors, from, before, start, scenarios, search } = loaderData;
  const field = (name: "cash" | "revenue" | "costs", hint?: string) => (
    <TextField
      name={name}
      label={own[name]}
      hint={hint}
      defaultValue={values[name] ?? ""}
      error={own.errors[errors[name] as keyof typeof own.errors]}
      autoComplete="off"
      inputMode="decimal"
    />
  );
  const at = (place: number) => (place === 0 ? own.now : own.monthAt(monthFrom(before, place)));
  const outcomes = scenarios.flatMap(({ id, outcome }) => (outcome ? [{ id, ...outcome }] : []));
  const [a, b] = outcomes;
  return (
    <ToolPage
      tool="tool-runway"
      words={own}
      isRefused={Object.keys(errors).length > 0}
      search={search}
      heading={a && b ? own.result : own.empty.title}
      fields={
        <>
          <fieldset className="toolkit-part">
            <legend>{own.start}</legend>
            <FilledFrom from={from} words={own} />
            <div className="toolkit-fields">
              {field("cash")}
              {field("revenue")}
              {field("costs", from ? own.meanHint : own.costsHint)}
            </div>
          </fieldset>
          <div className="toolkit-pair">
            {scenarios.map(({ id }) => (
              <PlanFields key={id} {...{ id, values, errors }} />
            ))}
          </div>
        </>
      }
    >
      {a && b ? (
        <>
          <p className="text-l">{longerOf(a.lasts, b.lasts, own)}</p>
          <DataTable
            caption={outcomes.map(({ id }) => own.names[id]).join(", ")}
            captionHidden
            columns={[
              { title: <span className="sr-only">{own.result}</span> },
              ...outcomes.map(({ id }) => ({ title: own.names[id], figures: true })),
            ]}
            rows={[
              {
                id: "ends",
                cells: [
                  own.rows.ends,
                  ...outcomes.map(({ endsIn, lasts }) =>
                    endsIn === null || lasts === null ? own.lasts : own.ends(lasts, at(endsIn)),
                  ),
                ],
              },
              {
                id: "even",
                cells: [
                  own.rows.even,
                  ...outcomes.map(({ breaksEvenIn, endsIn }) =>
                    breaksEvenIn === null
                      ? own.never
                      : breaksEvenIn === 1
                        ? own.already
                        : endsIn !== null && endsIn < breaksEvenIn
                          ? own.tooLate(breaksEvenIn, at(breaksEvenIn))
                          : own.even(breaksEvenIn, at(breaksEvenIn)),
                  ),
                ],
              },
              {
                id: "lowest",
                cells: [
                  own.rows.lowest,
                  ...outcomes.map(({ lowest, endsIn }) =>
                    endsIn === null ? own.lowest(lowest.cash, at(lowest.month)) : own.gone,
                  ),
                ],
              },
              {
                id: "last",
                cells: [
                  own.rows.last,
                  ...outcomes.map(({ months, endsIn }) =>
                    endsIn === null ? own.money(months.at(-1)?.cash ?? 0) : own.gone,
                  ),
                ],
              },
            ]}
          />
          <div className="panel">
            <LineChart
              label={own.picture}
              print={moneyShort}
              steps={Array.from({ length: planMonths + 1 }, (_, place) => at(place))}
              series={outcomes.map(({ id, months, lasts }) => ({
                name: own.names[id],
                total: lasts === null ? own.lasts : own.months(lasts),
                values: Array.from({ length: planMonths + 1 }, (_, place) =>
                  Math.max(0, (place === 0 ? start.cash : (months[place - 1]?.cash ?? 0)) / 100),
                ),
              }))}
            />
            <p className="note mt-4">{own.picture}</p>
          </div>
          <p className="note">{own.method}</p>
        </>
      ) : (
        <p className="text-ink-2">{own.empty.text}</p>
      )}
    </ToolPage>
  );
}

import { mustRead } from "../../../domain/startup/access.ts";
import { monthFrom } from "../../../domain/kpi/check-in.ts";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { planMonths } from "../../../domain/runway-plan/runway-plan.ts";
import { recordToolUse } from "../../../domain/tool-use/tool-use.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { LineChart } from "../../../ui/chart/line-chart.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { TextField } from "../../../ui/field.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { FilledFrom } from "../filled-from.tsx";
import { ToolPage } from "../tool-page.tsx";
import styles from "../toolkit.css?url";
import type { Route } from "./+types/runway.page.ts";
import { plans, runwayInputs } from "./inputs.server.ts";
import { PlanFields } from "./plan-fields.tsx";
import { runwayWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireActor(args, "founder");
  const { searchParams } = new URL(args.request.url);
  const state = runwayInputs(searchParams, await figuresOf(db, mustRead(actor)), lang);
  if (state.isAsked && state.outcomes) await recordToolUse(db, actor, "runway");
  return {
    title: runwayWords.in(lang).title,
    search: searchParams.toString(),
    /** The month before the first planned month. */
    before: state.from ?? monthFrom(parisDay(new Date()), -1),
    scenarios: plans.map((id, index) => ({ id, outcome: state.outcomes?.[index] ?? null })),
    ...state,
  };
}

/** Says which scenario's cash lasts longer; the difference is a minimum if the cash outlasts the planned months. */
function longerOf(a: number | null, b: number | null, own: ReturnType<typeof runwayWords.in>) {
  if (a === null && b === null) return own.beyond;
  const by = Math.round(((b ?? planMonths) - (a ?? planMonths)) * 10) / 10;
  if (by === 0) return own.same;
  return own.longer(by > 0 ? "b" : "a", Math.abs(by), a === null || b === null);
}

export default function RunwayPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(runwayWords);
  const { money, moneyShort } = formats[useLanguage().lang];
  const { values, errors, from, before, start, scenarios, search } = loaderData;
  const field = (name: "cash" | "revenue" | "costs", hint?: string) => (
    <TextField
      name={name}
      label={words[name]}
      hint={hint}
      defaultValue={values[name] ?? ""}
      error={words.errors[errors[name] as keyof typeof words.errors]}
      autoComplete="off"
      inputMode="decimal"
    />
  );
  const at = (place: number) => (place === 0 ? words.now : words.monthAt(monthFrom(before, place)));
  const outcomes = scenarios.flatMap(({ id, outcome }) => (outcome ? [{ id, ...outcome }] : []));
  const [a, b] = outcomes;
  return (
    <ToolPage
      tool="tool-runway"
      words={words}
      isRefused={Object.keys(errors).length > 0}
      search={search}
      heading={a && b ? words.result : words.empty.title}
      fields={
        <>
          <fieldset className="toolkit-part">
            <legend>{words.start}</legend>
            <FilledFrom from={from} words={words} />
            <div className="toolkit-fields">
              {field("cash")}
              {field("revenue")}
              {field("costs", from ? words.meanHint : words.costsHint)}
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
          <p className="text-l">{longerOf(a.lasts, b.lasts, words)}</p>
          <DataTable
            caption={outcomes.map(({ id }) => words.names[id]).join(", ")}
            captionHidden
            columns={[
              { title: <span className="sr-only">{words.result}</span> },
              ...outcomes.map(({ id }) => ({ title: words.names[id], figures: true })),
            ]}
            rows={[
              {
                id: "ends",
                cells: [
                  words.rows.ends,
                  ...outcomes.map(({ endsIn, lasts }) =>
                    endsIn === null || lasts === null ? words.lasts : words.ends(lasts, at(endsIn)),
                  ),
                ],
              },
              {
                id: "even",
                cells: [
                  words.rows.even,
                  ...outcomes.map(({ breaksEvenIn, endsIn }) =>
                    breaksEvenIn === null
                      ? words.never
                      : breaksEvenIn === 1
                        ? words.already
                        : endsIn !== null && endsIn < breaksEvenIn
                          ? words.tooLate(breaksEvenIn, at(breaksEvenIn))
                          : words.even(breaksEvenIn, at(breaksEvenIn)),
                  ),
                ],
              },
              {
                id: "lowest",
                cells: [
                  words.rows.lowest,
                  ...outcomes.map(({ lowest, endsIn }) =>
                    endsIn === null ? words.lowest(lowest.cash, at(lowest.month)) : words.gone,
                  ),
                ],
              },
              {
                id: "last",
                cells: [
                  words.rows.last,
                  ...outcomes.map(({ months, endsIn }) =>
                    endsIn === null ? words.money(months.at(-1)?.cash ?? 0) : words.gone,
                  ),
                ],
              },
            ]}
          />
          <div className="panel">
            <LineChart
              label={words.picture}
              print={moneyShort}
              printExact={money}
              steps={Array.from({ length: planMonths + 1 }, (_, place) => at(place))}
              series={outcomes.map(({ id, months, lasts }) => ({
                name: words.names[id],
                total: lasts === null ? words.lasts : words.months(lasts),
                values: Array.from({ length: planMonths + 1 }, (_, place) =>
                  Math.max(0, (place === 0 ? start.cash : (months[place - 1]?.cash ?? 0)) / 100),
                ),
              }))}
            />
            <p className="note mt-4">{words.picture}</p>
          </div>
          <p className="note">{words.method}</p>
        </>
      ) : (
        <p className="text-ink-2">{words.empty.text}</p>
      )}
    </ToolPage>
  );
}

import { mustRead } from "../../../domain/startup/access.ts";
import { mostHires } from "../../../domain/forecast/forecast.ts";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { recordToolUse } from "../../../domain/tool-use/tool-use.server.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { TextField } from "../../../ui/field.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { FilledFrom } from "../filled-from.tsx";
import { ToolPage } from "../tool-page.tsx";
import styles from "../toolkit.css?url";
import type { Route } from "./+types/forecast.page.ts";
import { forecastInputs } from "./inputs.server.ts";
import { ForecastResult } from "./forecast-result.tsx";
import { type AssumptionName, reasonOf } from "./reasons.ts";
import { forecastWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireActor(args, "founder");
  const { searchParams } = new URL(args.request.url);
  const thisMonth = `${parisDay(new Date()).slice(0, 7)}-01`;
  const state = forecastInputs(searchParams, await figuresOf(db, mustRead(actor)), thisMonth, lang);
  if (state.isAsked && state.forecast) await recordToolUse(db, actor, "forecast");
  return { title: forecastWords.in(lang).title, search: searchParams.toString(), ...state };
}

const groups = {
  today: ["cash", "revenue"],
  growth: ["growth-1", "growth-2", "growth-3"],
  costs: ["running", "variable", "rise"],
  raise: ["raised", "raised-in"],
} as const satisfies Record<string, readonly AssumptionName[]>;

export default function ForecastPage({ loaderData }: Route.ComponentProps) {
  const words = useWords(forecastWords);
  const { values, errors, from, search, forecast, given } = loaderData;
  const field = (name: string, label: string, hint?: string) => (
    <TextField
      key={name}
      name={name}
      label={label}
      hint={hint}
      defaultValue={values[name] ?? ""}
      error={words.errors[errors[name] as keyof typeof words.errors]}
      autoComplete="off"
      inputMode="decimal"
    />
  );
  const group = (name: keyof typeof groups) => (
    <fieldset className="toolkit-part">
      <legend>{words.groups[name]}</legend>
      {name === "today" && <FilledFrom from={from} words={words} />}
      <div className="toolkit-fields">
        {groups[name].map((each) => field(each, words.fields[each], reasonOf(each, loaderData, words)))}
      </div>
    </fieldset>
  );
  return (
    <ToolPage
      tool="tool-forecast"
      words={words}
      isRefused={Object.keys(errors).length > 0}
      search={search}
      heading={forecast ? words.result : words.empty.title}
      fields={
        <>
          {group("today")}
          {group("growth")}
          {group("costs")}
          <fieldset className="toolkit-part">
            <legend>{words.groups.hires}</legend>
            <div className="toolkit-fields">
              {Array.from({ length: mostHires }, (_, index) => [
                field(`hire-${index + 1}`, words.hire(index + 1)),
                field(`hired-in-${index + 1}`, words.hiredIn(index + 1)),
              ])}
            </div>
          </fieldset>
          {group("raise")}
        </>
      }
    >
      {forecast ? (
        <ForecastResult {...forecast} cash={given.cash} search={search} />
      ) : (
        <p className="text-ink-2">{words.empty.text}</p>
      )}
    </ToolPage>
  );
}

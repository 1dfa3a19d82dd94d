import type { ScenarioResult } from "../../../domain/kpi/scenario.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import type { ScenarioAsked } from "./requested.server.ts";
import { checkInWords } from "./words.ts";

function Result({ result: { cash, burn, runway, endsIn } }: { result: ScenarioResult }) {
  const words = useWords(checkInWords);
  const { scenarios } = words;
  return (
    <>
      <p className="figure-s">{words.runwayText(runway)}</p>
      <p className="text-s text-ink-2">
        {burn > 0 ? scenarios.result(cash, burn) : scenarios.profitable(burn)}
        <span className="block">{endsIn ? scenarios.ends(endsIn) : burn > 0 ? scenarios.lasts : scenarios.grows}</span>
      </p>
    </>
  );
}

type Props = { month: string; latest: string; scenarios: readonly ScenarioAsked[] };

export function Scenarios({ month, latest, scenarios }: Props) {
  const words = useWords(checkInWords);
  return (
    <section className="check-in-part" id="scenarios" aria-labelledby="scenarios-title">
      <h2 id="scenarios-title">{words.scenarios.title}</h2>
      <p className="text-ink-2">{words.scenarios.text(latest)}</p>
      <form method="get" action={`${pathOf("founder-check-in")}#scenarios`} className="check-in-scenarios">
        <input type="hidden" name="month" value={month.slice(0, 7)} />
        {scenarios.map(({ id, typed, isWrong, result }) => (
          <fieldset key={id}>
            <legend>{words.scenarios.names[id]}</legend>
            <TextField
              name={`burn-${id}`}
              label={words.scenarios.burn}
              defaultValue={typed.burn}
              error={isWrong.burn && words.scenarios.invalid}
              autoComplete="off"
            />
            <TextField
              name={`cash-${id}`}
              label={words.scenarios.cash}
              defaultValue={typed.cash}
              error={isWrong.cash && words.scenarios.invalid}
              autoComplete="off"
            />
            {result && <Result result={result} />}
          </fieldset>
        ))}
        <Button type="submit" look="secondary">
          {words.scenarios.compute}
        </Button>
      </form>
    </section>
  );
}

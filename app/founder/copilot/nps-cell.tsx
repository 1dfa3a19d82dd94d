import { formats } from "../../../platform/language/format.ts";
import { Gauge } from "../../../ui/gauge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { Cell } from "./cell.tsx";
import { copilotWords } from "./words.ts";
import type { Shown } from "./runway-cell.tsx";

const npsEnds = [-100, 0, 100];

export function NpsCell({ latest: { nps }, figures: _, thresholds: __, ...cell }: Shown) {
  const { lang } = useLanguage();
  const words = useWords(copilotWords).figures;
  return (
    <Cell
      {...cell}
      name={words.names.nps}
      value={nps === null ? "–" : formats[lang].count(nps).replace("-", "−")}
      change={
        nps === null ? (
          <>
            {words.notMeasured} <TextLink to={pathOf("founder-check-in")}>{words.add}</TextLink>
          </>
        ) : (
          words.definitions.nps
        )
      }
    >
      <Gauge
        from={-100}
        to={100}
        every={25}
        long={100}
        value={nps}
        marks={npsEnds.map((at) => ({ at, label: String(at).replace("-", "−") }))}
        label={nps === null ? words.gauge.none(words.names.nps) : words.gauge.nps(nps)}
        height={20}
      />
    </Cell>
  );
}

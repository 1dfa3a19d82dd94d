import { Link } from "react-router";
import type { Activity } from "../../../domain/deal/views.server.ts";
import { monthFrom } from "../../../domain/kpi/check-in.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

type Line = {
  id: string;
  figure: string;
  tone?: "text-good" | "text-warn" | "text-bad";
  text: string;
  see: { label: string; to: string };
};

type Props = {
  figures: Figures;
  /** None before the first scan; whether growth has all of its points in it. */
  score: number | null;
  isGrowthMet: boolean;
  /** By how many percent CAC may rise before an alert; null where the plan shows none. */
  cacRise: number | null;
  /** None where the plan counts no views. */
  activity: Pick<Activity, "views" | "ever" | "activeInvestors"> | null;
};

const hasFigure = ({ figure }: Line) => /[1-9]/.test(figure);

/** As many changed numbers as are seen in one look; the sheet above and the history have them all. */
const mostNumbers = 2;

function useLines({ figures, score, isGrowthMet, cacRise, activity }: Props): Line[] {
  const { changes: own, generators } = useWords(copilotWords);
  const { latest, history, mrrInThreeMonths, cacInThreeMonths, churnInMonth, cashInMonth } = figures;
  const past = { label: own.see.history, to: `${pathOf("founder-check-in")}#history` };
  const lines: Line[] = [];
  const since = latest ? monthFrom(latest.month, -3) : "";
  const before = history.find(({ month }) => month === since);
  if (mrrInThreeMonths !== null)
    lines.push({
      id: "mrr",
      figure: own.change(mrrInThreeMonths),
      tone: mrrInThreeMonths < 0 ? "text-bad" : "text-good",
      text: own.mrr(since, isGrowthMet),
      see: score === null ? past : { label: own.see.score(score), to: pathOf("founder-readiness") },
    });
  if (cacInThreeMonths !== null && before && latest)
    lines.push({
      id: "cac",
      figure: own.change(cacInThreeMonths),
      tone: cacInThreeMonths > 0 ? "text-warn" : "text-good",
      text: own.cac(latest.cac, before.cac, since, cacRise),
      see: cacRise === null ? past : { label: generators.actions.cac, to: pathOf("founder-action", { action: "cac" }) },
    });
  if (churnInMonth !== null && latest)
    lines.push({ id: "churn", figure: own.points(churnInMonth), text: own.churn(latest.churn), see: past });
  if (cashInMonth !== null && latest)
    lines.push({ id: "cash", figure: own.change(cashInMonth), text: own.cash(latest.cash), see: past });
  // What prints as nothing has not changed.
  const changed = lines.filter(hasFigure).slice(0, mostNumbers);
  if (!activity || activity.views === 0) return changed;
  return [
    ...changed,
    {
      id: "views",
      figure: own.views(activity.views),
      text: own.viewsOf(activity.ever, activity.activeInvestors),
      see: { label: own.see.views, to: pathOf("founder-visibility") },
    },
  ];
}

/** What moved since the months before, each with its period. */
export function Changes(props: Props) {
  const own = useWords(copilotWords).changes;
  const lines = useLines(props);
  return (
    <section className="cockpit-section">
      <h2>{own.title}</h2>
      {lines.length === 0 ? (
        <p className="text-ink-2">{own.none}</p>
      ) : (
        <ul className="changed">
          {lines.map(({ id, figure, tone, text, see }) => (
            <li key={id}>
              <span className={`figure-xs ${tone ?? ""}`}>{figure}</span>
              <p>{text}</p>
              <Link to={see.to} className="link">
                {see.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

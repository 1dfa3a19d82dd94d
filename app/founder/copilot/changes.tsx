import { Link } from "react-router";
import { monthFrom } from "../../../domain/kpi/check-in.ts";
import type { Figures } from "../../../domain/kpi/figures.ts";
import { formats } from "../../../platform/language/format.ts";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

type Line = { id: string; figure: string; tone?: "text-good" | "text-warn" | "text-bad"; text: string };

function useLines(figures: Figures): Line[] {
  const { lang } = useLanguage();
  const own = useWords(copilotWords).changes;
  const { change } = formats[lang];
  const { latest, history, mrrInThreeMonths, cacInThreeMonths, churnInMonth, cashInMonth } = figures;
  if (!latest) return [];
  const since = monthFrom(latest.month, -3);
  const before = history.find(({ month }) => month === since);
  const lines: Line[] = [];
  if (mrrInThreeMonths !== null)
    lines.push({
      id: "mrr",
      figure: change(mrrInThreeMonths),
      tone: mrrInThreeMonths < 0 ? "text-bad" : "text-good",
      text: own.mrr(since),
    });
  if (cacInThreeMonths !== null && before)
    lines.push({
      id: "cac",
      figure: change(cacInThreeMonths),
      tone: cacInThreeMonths > 0 ? "text-warn" : "text-good",
      text: own.cac(latest.cac, before.cac, since),
    });
  if (churnInMonth !== null)
    lines.push({ id: "churn", figure: own.points(churnInMonth), text: own.churn(latest.churn) });
  if (cashInMonth !== null) lines.push({ id: "cash", figure: change(cashInMonth), text: own.cash(latest.cash) });
  return lines;
}

/** What moved since the months before, each with its period. */
export function Changes({ figures }: { figures: Figures }) {
  const own = useWords(copilotWords).changes;
  const lines = useLines(figures);
  return (
    <section className="cockpit-section">
      <h2>{own.title}</h2>
      {lines.length === 0 ? (
        <p className="text-ink-2">{own.none}</p>
      ) : (
        <ul className="changes">
          {lines.map(({ id, figure, tone, text }) => (
            <li key={id}>
              <span className={`figure-xs ${tone ?? ""}`}>{figure}</span>
              <p>{text}</p>
              <Link to={`${pathOf("founder-check-in")}#history`} className="link" aria-label={`${own.see}: ${text}`}>
                {own.see}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

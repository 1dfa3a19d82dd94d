import type { HomePage, Resolved } from "../../domain/content/content.ts";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { useLanguage } from "../shell/language.tsx";

/** Four figures that hang on one ruler; each count is written by the page's script while it runs. */
export function Figures({ stats }: { stats: Resolved<HomePage>["stats"] }) {
  const { marketing } = useLanguage().words;
  return (
    <section className="on-scene">
      <div className="page section">
        <h2 className="text-title-m">{stats.title}</h2>
        <ul className="figures-row">
          {stats.figures.map(({ figure, label }) => (
            <li key={label}>
              <Ruler steps={12} long={[0]} height={30} />
              <p className="figure figures-number" data-reveal data-count={figure.number} suppressHydrationWarning>
                {figure.text}
              </p>
              <p className="text-l font-medium">{label}</p>
            </li>
          ))}
        </ul>
        <Disclosure title={stats.definitions}>
          <dl className="grid gap-3">
            {stats.figures.map(({ figure, label }) => (
              <div key={label}>
                <dt className="font-semibold text-ink">
                  {figure.text} {label}
                </dt>
                <dd>
                  {figure.definition}{" "}
                  {figure.asOf ? marketing.asOf(figure.asOf) : figure.confirm && marketing.toBeConfirmed}
                </dd>
              </div>
            ))}
          </dl>
          <p>{stats.note}</p>
        </Disclosure>
      </div>
    </section>
  );
}

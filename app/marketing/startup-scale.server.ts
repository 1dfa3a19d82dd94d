import type { Content } from "../../domain/content/content.server.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";

const steps = 20;

const drawn = ["investors.revenue_range", "investors.average_revenue", "investors.funding_sought"];

/** Returns undefined if a figure is unconfirmed and sample content is hidden. */
export function startupScale(content: Content, lang: Lang) {
  if (!content.site.sampleContentShown && drawn.some((id) => content.fact(id).confirm)) return undefined;
  const rangeOf = (id: string) => {
    const { value } = content.fact(id);
    return typeof value === "object" && "from" in value ? value : { from: 0, to: Number(value) || 0 };
  };
  const revenue = rangeOf("investors.revenue_range");
  const funding = rangeOf("investors.funding_sought");
  const average = Number(content.fact("investors.average_revenue").value) || 0;
  const top = Math.max(revenue.to, funding.to, 1);
  const at = (sum: number) => Math.round((sum / top) * steps);
  return {
    steps,
    top: formats[lang].moneyShort(top),
    revenue: { from: at(revenue.from), to: at(revenue.to), average: at(average) },
    funding: { from: at(funding.from), to: at(funding.to) },
  };
}

export type StartupScale = NonNullable<ReturnType<typeof startupScale>>;

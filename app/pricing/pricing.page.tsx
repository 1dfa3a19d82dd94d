import { type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { numberOf } from "../../domain/content/fact-value.ts";
import { printTax } from "../../domain/content/print-fact.ts";
import { planToAsk } from "../../domain/plan-grant/trial.server.ts";
import { services, viewer } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { Questions } from "../sections/questions.tsx";
import { requireActor } from "../shell/require.server.ts";
import { rootData } from "../shell/root-data.ts";
import { faqData } from "../shell/structured-data.ts";
import pricingStyles from "./pricing.css?url";
import type { Route } from "./+types/pricing.page.ts";
import { BillingChoice } from "./billing-choice.tsx";
import { PlanComparison } from "./plan-comparison.tsx";
import { planRows } from "./plan-rows.ts";
import { Plans, type Reader } from "./plans.tsx";
import { billingOf } from "./prices.ts";
import { RequestSteps } from "./request-steps.tsx";
import { rightWords } from "./right-words.ts";

async function readerOf(args: Route.LoaderArgs): Promise<Reader | null> {
  const { db } = args.context.get(services);
  const who = args.context.get(viewer);
  if (!who?.startup) return who && { founder: null };
  return { founder: await planToAsk(db, requireActor(args, "founder").actor) };
}

export async function loader(args: Route.LoaderArgs) {
  const { context } = args;
  const { content, lang } = context.get(services);
  const tax = (id: string) => printTax(content.fact(id), lang) ?? "";
  return {
    page: content.page("pricing", lang),
    reader: await readerOf(args),
    groups: planRows(rightWords.in(lang)),
    prices: {
      free: numberOf(content, "plan.free"),
      visible: numberOf(content, "plan.visible"),
      elite: numberOf(content, "plan.elite_monthly"),
      eliteYearly: numberOf(content, "plan.elite_yearly_month"),
    },
    taxes: {
      visible: tax("plan.visible"),
      elite: tax("plan.elite_monthly"),
      eliteYearly: tax("plan.elite_yearly_month"),
    },
    questions: content.list("faq", lang).filter(({ page }) => page === "pricing"),
  };
}

/**
 * Skips reloading when only the query string changes, because the page's data already includes the monthly and the
 * yearly prices.
 */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const sameLanguage = currentUrl.searchParams.get("lang") === nextUrl.searchParams.get("lang");
  const chosen = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search && sameLanguage;
  return chosen ? false : defaultShouldRevalidate;
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: pricingStyles }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? [...pageMetadata("pricing", loaderData.page.metadata, rootData(matches)), faqData(loaderData.questions)]
    : [];

export default function Pricing({
  loaderData: { page, reader, groups, prices, taxes, questions },
}: Route.ComponentProps) {
  const [search] = useSearchParams();
  const billing = billingOf(search.get("billing"));
  return (
    <>
      <section className="page section pricing">
        <div className="pricing-head">
          <div className="grid gap-4">
            <h1>{page.title}</h1>
            <p className="lead">{page.intro}</p>
          </div>
          <BillingChoice billing={billing} prices={prices} />
        </div>
        <Plans page={page} reader={reader} prices={prices} taxes={taxes} billing={billing} />
      </section>
      <PlanComparison
        comparison={page.comparison}
        groups={groups}
        plans={[page.free.name, page.visible.name, page.elite.name]}
      />
      {(!reader || reader.founder) && <RequestSteps request={page.request} />}
      <Questions heading={page.faq} questions={questions} formulas={[]} />
    </>
  );
}

import type { Resolved, StudioPage } from "../../domain/content/content.ts";
import { formats } from "../../platform/language/format.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { AuditButton } from "./audit-button.tsx";
import { shareOf, withTax } from "./price.ts";
import { studioWords } from "./words.ts";

type PlansProps = { plans: Resolved<StudioPage>["plans"] };

export function Plans({ plans }: PlansProps) {
  return (
    <section className="page section">
      <h2>{plans.title}</h2>
      <div className="studio-plans panel">
        {plans.items.map((plan) => (
          <article key={plan.id} className="studio-plan">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h3>{plan.name}</h3>
              {plan.mark && <p className="on-sun studio-plan-mark">{plan.mark}</p>}
            </div>
            <p className="text-ink-2">{plan.purpose}</p>
            <Price plans={plans} price={plan.price.number} />
            <AuditButton look={plan.mark ? "primary" : "secondary"}>{plans.book}</AuditButton>
            <ul className="match-list">
              {plan.includes.map((line) => (
                <li key={line}>
                  <CheckIcon className="text-good" />
                  {line}
                </li>
              ))}
            </ul>
            {plan.note && <p className="note">{plan.note}</p>}
          </article>
        ))}
      </div>
      <p className="mt-6 font-medium">{plans.ownership}</p>
    </section>
  );
}

function Price({ plans, price }: PlansProps & { price: number | null }) {
  const { lang } = useLanguage();
  const words = useWords(studioWords).page;
  const { money } = formats[lang];
  const { vat, instalment, payment } = plans;
  if (price === null || vat.number === null || instalment.number === null) return null;
  const each = shareOf(price, instalment.number);
  return (
    <div className="studio-plan-price">
      <p className="figure">{words.price(money(price))}</p>
      <p className="font-medium">{words.taxed(money(withTax(price, vat.number)), vat.text)}</p>
      <p className="note">
        {payment} {words.instalment(money(each), money(withTax(each, vat.number)))}
      </p>
    </div>
  );
}

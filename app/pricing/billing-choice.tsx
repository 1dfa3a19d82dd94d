import { Link } from "react-router";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { type Billing, type Prices, yearOf } from "./prices.ts";
import { pricingWords } from "./words.ts";

/** Each choice has its own URL, so that the choice can be shared and works without script. */
export function BillingChoice({ billing, prices }: { billing: Billing; prices: Prices }) {
  const words = useWords(pricingWords);
  const { months } = yearOf(prices);
  return (
    <nav className="billing" aria-label={words.billing}>
      {(["monthly", "yearly"] as const).map((each) => (
        <Link
          key={each}
          to={pathOf("pricing", { billing: each === "yearly" ? "yearly" : undefined })}
          replace
          preventScrollReset
          aria-current={each === billing ? "page" : undefined}
        >
          {words[each]}
          {each === "yearly" && months > 0 && (
            <span className="text-accent-ink text-s">{words.monthsFree(months)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

import { Form } from "react-router";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { TextField } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { revenueShare } from "./revenue-share.ts";
import { accelerationWords } from "./words.ts";

type Props = {
  /** The additional sales in cents; null without a valid amount. */
  extra: number | null;
  isInvalid: boolean;
  typed: string;
  /** The month whose monthly revenue (MRR) prefills the field; null when the field is not prefilled. */
  month: string | null;
  shares: readonly number[];
};

export function Calculator({ extra, isInvalid, typed, month, shares }: Props) {
  const words = useWords(accelerationWords);
  const { money, percent, month: printMonth } = formats[useLanguage().lang];
  return (
    <section className="panel workspace-part" id="calculator">
      <h2>{words.calculatorTitle}</h2>
      <p>{words.calculatorText}</p>
      <Form
        method="get"
        action={`${pathOf("founder-acceleration")}#calculator`}
        preventScrollReset
        className="grid justify-items-start gap-3"
      >
        <TextField
          key={typed}
          name="extra"
          label={words.extra}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed}
          hint={month ? words.extraFrom(printMonth(month)) : undefined}
          error={isInvalid && words.extraInvalid}
        />
        <Button type="submit" look="secondary">
          {words.compute}
        </Button>
      </Form>
      {extra !== null && (
        <DataTable
          caption={words.caption(money(extra / 100))}
          columns={[
            { title: words.columns.share },
            { title: words.columns.fee, figures: true },
            { title: words.columns.kept, figures: true },
          ]}
          rows={revenueShare(extra, shares).map(({ share, fee, kept }) => ({
            id: String(share),
            cells: [percent(share), money(fee / 100), money(kept / 100)],
          }))}
        />
      )}
    </section>
  );
}

import { isConfirmed, type PlaceFee as Fee } from "../../../domain/pitch-session/participation-fee.ts";
import { formats } from "../../../platform/language/format.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { ActionButton } from "../../shell/form/action-button.tsx";
import type { Refusal } from "../../shell/form/refusal.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskLeadsWords } from "./words.ts";
import { PostForm } from "../../shell/form/post-form.tsx";

type PlaceFeeProps = {
  lead: string;
  session: string;
  fee: Fee & { agreed: { by: string | null } | null };
  refusal: Refusal | undefined;
};

/** The participation fee agreed for a startup's place, and the forms that record or remove the fee. */
export function PlaceFee({ lead, session, fee, refusal }: PlaceFeeProps) {
  const words = useWords(deskLeadsWords).place.fee;
  const { agreed } = fee;
  return (
    <>
      <p>
        <strong>{isConfirmed(fee) ? words.confirmed : words.open}</strong> <SettledFee fee={fee} />
      </p>
      {agreed ? (
        <ActionButton
          intent="fee-back"
          fields={{ lead, session, shown: String(agreed.amount) }}
          preventScrollReset
          look="secondary"
          small
        >
          {words.takeBack}
        </ActionButton>
      ) : (
        !fee.isIncluded && (
          <PostForm noValidate className="contact-form" preventScrollReset>
            <input type="hidden" name="intent" value="fee-agreed" />
            <input type="hidden" name="lead" value={lead} />
            <input type="hidden" name="session" value={session} />
            <TextField
              name="amount"
              label={words.amount}
              hint={words.hint}
              inputMode="decimal"
              maxLength={40}
              defaultValue={refusal?.values["amount"] ?? ""}
              error={words.errors[refusal?.errors["amount"] ?? ""]}
              required
            />
            <Button type="submit" look="secondary" small className="justify-self-start">
              {words.agree}
            </Button>
          </PostForm>
        )
      )}
    </>
  );
}

/** What settles the fee: the plan, whatever sum was noted before, or else that sum. */
export function SettledFee({ fee: { isIncluded, agreed } }: Pick<PlaceFeeProps, "fee">) {
  const words = useWords(deskLeadsWords).place.fee;
  const { price, moment } = formats[useLanguage().lang];
  const sum = agreed && ([price(agreed.amount / 100), agreed.by, moment(agreed.agreedAt)] as const);
  if (!isIncluded) return sum && words.agreed(...sum);
  return [words.included, sum && words.lapsed(...sum)].filter(Boolean).join(" ");
}

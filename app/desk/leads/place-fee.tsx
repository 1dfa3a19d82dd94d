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
        <strong>{isConfirmed(fee) ? words.confirmed : words.open}</strong>{" "}
        {agreed ? <AgreedFee agreed={agreed} /> : fee.isIncluded && words.included}
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

export function AgreedFee({ agreed }: { agreed: NonNullable<PlaceFeeProps["fee"]["agreed"]> }) {
  const words = useWords(deskLeadsWords).place.fee;
  const { price, moment } = formats[useLanguage().lang];
  return words.agreed(price(agreed.amount / 100), agreed.by, moment(agreed.agreedAt));
}

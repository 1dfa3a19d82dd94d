import type { UserType } from "../../domain/person/account-type.ts";
import type { PaidPlan } from "../../domain/plan/plan.ts";
import { useWords } from "../shell/language.tsx";
import { authWords } from "./words.ts";
import { Rows } from "../../ui/rows.tsx";

type SignUpFactsProps = {
  firstName: string;
  lastName: string;
  type: UserType;
  requestedPlan: PaidPlan | null;
  othersWait: boolean;
};

/**
 * Shows the data entered at sign-up, so that the owner of the e-mail address can notice a sign-up by another person.
 */
export function SignUpFacts({ firstName, lastName, type, requestedPlan, othersWait }: SignUpFactsProps) {
  const { confirm, signUp } = useWords(authWords);
  const facts = [
    { label: confirm.name, value: <span className="wrap-anywhere">{`${firstName} ${lastName}`}</span> },
    { label: confirm.as, value: signUp.types[type] },
    ...(requestedPlan ? [{ label: confirm.plan, value: signUp.plans[requestedPlan] }] : []),
  ];
  return (
    <>
      <Rows className="mt-5" rows={facts} />
      {othersWait && <p className="mt-4">{confirm.others}</p>}
    </>
  );
}

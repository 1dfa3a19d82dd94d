import type { UserType } from "../../domain/person/account-type.ts";
import type { PaidPlan } from "../../domain/plan/plan.ts";
import { useWords } from "../shell/language.tsx";
import { authWords } from "./words.ts";

type SignUpFactsProps = {
  firstName: string;
  lastName: string;
  type: UserType;
  requestedPlan: PaidPlan | null;
  othersWait: boolean;
};

/** Whose sign-up a mailed link is about: an address may have been signed up by somebody else. */
export function SignUpFacts({ firstName, lastName, type, requestedPlan, othersWait }: SignUpFactsProps) {
  const { confirm: own, signUp } = useWords(authWords);
  const facts = [
    [own.name, `${firstName} ${lastName}`],
    [own.as, signUp.types[type]],
    ...(requestedPlan ? [[own.plan, signUp.plans[requestedPlan]]] : []),
  ];
  return (
    <>
      <dl className="rows mt-5">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {othersWait && <p className="mt-4">{own.others}</p>}
    </>
  );
}

import { type investorCompletion, investorFields, toneOf } from "../../domain/investor/investor-profile.ts";
import { classNames } from "../../ui/class-names.ts";
import { Ruler } from "../../ui/ruler.tsx";
import { useWords } from "../shell/language.tsx";
import { investorWords } from "./words.ts";

export function CompletionRate({
  completion: { rate, filled },
}: {
  completion: ReturnType<typeof investorCompletion>;
}) {
  const words = useWords(investorWords);
  return (
    <div className={classNames("investor-rate", `rate-${toneOf(rate)}`)}>
      <p>{words.completion(rate)}</p>
      <Ruler
        steps={investorFields.length}
        done={filled || undefined}
        label={words.completion(rate)}
        role="progressbar"
        height={14}
      />
    </div>
  );
}

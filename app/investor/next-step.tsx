import { LinkButton } from "../../ui/button.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { investorWords } from "./words.ts";

type Props = { complete: boolean; registered: boolean; verdict: "yes" | "no" | null };

export function NextStep({ complete, registered, verdict }: Props) {
  const { next } = useWords(investorWords);
  const step =
    verdict === "no"
      ? { ...next.refused, to: contactPath }
      : !complete
        ? { ...next.profile, to: pathOf("investor-profile") }
        : !registered && { ...next.register, to: pathOf("investor-registration") };
  return (
    step && (
      <section className="panel next-line">
        <div>
          <h2>{next.title}</h2>
          <p>{step.text}</p>
        </div>
        <LinkButton to={step.to} look="secondary">
          {step.action}
        </LinkButton>
      </section>
    )
  );
}

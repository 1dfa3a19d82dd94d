import { LinkButton } from "../../ui/button.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { investorWords } from "./words.ts";

type Props = { complete: boolean; registered: boolean; verdict: "yes" | "no" | null };

/** The one thing to do next. */
export function NextStepPanel({ complete, registered, verdict }: Props) {
  const { next } = useWords(investorWords);
  const step =
    verdict === "no"
      ? { ...next.refused, to: contactPath }
      : !complete
        ? { ...next.profile, to: pathOf("investor-profile") }
        : !registered && { ...next.register, to: pathOf("investor-registration") };
  return (
    <section className="on-sun next-step">
      <h2>{next.title}</h2>
      {step ? (
        <>
          <p>{step.text}</p>
          <LinkButton to={step.to} look="secondary">
            {step.action}
          </LinkButton>
        </>
      ) : (
        <p>{verdict === "yes" ? next.rest.text : next.approval.text}</p>
      )}
    </section>
  );
}

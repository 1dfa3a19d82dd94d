import { LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";

type Props = { complete: boolean; registered: boolean; approved: boolean };

/** The one thing to do next. */
export function NextStepPanel({ complete, registered, approved }: Props) {
  const { next } = useWords("investor");
  const step = complete ? (registered ? undefined : next.register) : next.profile;
  return (
    <section className="on-sun next-step">
      <h2>{next.title}</h2>
      {step ? (
        <>
          <p>{step.text}</p>
          <LinkButton to={pathOf(complete ? "investor-registration" : "investor-profile")} look="secondary">
            {step.action}
          </LinkButton>
        </>
      ) : (
        <p>{approved ? next.rest.text : next.approval.text}</p>
      )}
    </section>
  );
}

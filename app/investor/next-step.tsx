import { LinkButton } from "../../ui/button.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { investorWords } from "./words.ts";

type Props = {
  complete: boolean;
  registered: boolean;
  /**
   * Whether the next session takes reservations and the investor has neither a seat nor a place in the session's queue.
   */
  mayReserve: boolean;
  verdict: "yes" | "no" | null;
};

export function NextStep({ complete, registered, mayReserve, verdict }: Props) {
  const { next } = useWords(investorWords);
  const step =
    verdict === "no"
      ? { ...next.refused, to: contactPath }
      : !complete
        ? { ...next.profile, to: pathOf("investor-profile") }
        : verdict === "yes"
          ? mayReserve && { ...next.reserve, to: pathOf("investor-sessions") }
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

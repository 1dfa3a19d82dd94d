import { LinkButton } from "../../ui/button.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { investorWords } from "./words.ts";

type Props = {
  complete: boolean;
  registered: boolean;
  /** What an investor without a seat or place in the queue of the next session can ask for: "full" for the queue. */
  mayAsk: "none" | "full" | null;
  verdict: "yes" | "no" | null;
};

export function NextStep({ complete, registered, mayAsk, verdict }: Props) {
  const { next } = useWords(investorWords);
  const step =
    verdict === "no"
      ? { ...next.refused, to: contactPath }
      : !complete
        ? { ...next.profile, to: pathOf("investor-profile") }
        : verdict === "yes"
          ? mayAsk && { ...(mayAsk === "full" ? next.join : next.reserve), to: pathOf("investor-sessions") }
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

import { LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { WithdrawButton } from "./visibility-switch.tsx";
import { visibilityWords } from "./words.ts";

/** Shown if the plan does not include the tab. */
export function VisibilityLock({ isPaused }: { isPaused: boolean }) {
  const words = useWords(visibilityWords);
  return (
    <section className="panel visibility-lock">
      <h2>{words.locked.title}</h2>
      <p>{words.locked.text}</p>
      <ul className="visibility-points">
        {words.locked.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <LinkButton to={pathOf("pricing")}>{words.locked.action}</LinkButton>
      {isPaused && (
        <>
          <p>{words.visibility.isPaused}</p>
          <WithdrawButton />
        </>
      )}
    </section>
  );
}

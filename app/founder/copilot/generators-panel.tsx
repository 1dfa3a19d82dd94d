import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

type Part = { id: string; title: string; reason: string; names: Record<string, string> };

/** Buttons that cannot be pressed, with the reason that holds for all of them. */
function ClosedButtons({ id, title, reason, names }: Part) {
  return (
    <section className="cockpit-section">
      <h2>{title}</h2>
      <p id={id} className="text-ink-2">
        {reason}
      </p>
      <div className="closed-buttons">
        {Object.entries(names).map(([key, name]) => (
          <Button key={key} look="secondary" small disabled aria-describedby={id}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** What writes documents and what acts on a number: drawn, and closed with their reason. */
export function GeneratorsPanel() {
  const own = useWords(copilotWords).generators;
  return (
    <>
      <ClosedButtons id="generators-reason" title={own.title} reason={own.reason} names={own.names} />
      <ClosedButtons id="actions-reason" title={own.actionsTitle} reason={own.actionsReason} names={own.actions} />
    </>
  );
}

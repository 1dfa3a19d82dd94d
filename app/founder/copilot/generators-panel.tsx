import { documentKinds } from "../../../domain/document/kind.ts";
import { actionNames } from "../../../domain/lever/lever-kind.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

const reason = "generators-closed";

export function GeneratorsPanel({ isOpen }: { isOpen: boolean }) {
  const words = useWords(copilotWords).generators;
  const ways = [
    ...documentKinds.map((kind) => ({ name: words.names[kind], to: pathOf("founder-document", { kind }) })),
    ...actionNames.map((action) => ({ name: words.actions[action], to: pathOf("founder-action", { action }) })),
  ];
  return (
    <section className="cockpit-section" id="generators" aria-labelledby="generators-title">
      <h2 id="generators-title">{words.title}</h2>
      {!isOpen && (
        <p id={reason} className="text-ink-2">
          {words.closed}
        </p>
      )}
      <div className="closed-buttons">
        {ways.map(({ name, to }) =>
          isOpen ? (
            <LinkButton key={to} to={to} look="secondary" small>
              {name}
            </LinkButton>
          ) : (
            <Button key={to} look="secondary" small disabled aria-describedby={reason}>
              {name}
            </Button>
          ),
        )}
      </div>
    </section>
  );
}

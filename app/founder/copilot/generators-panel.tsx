import type { ReactNode } from "react";
import { type DocumentKind, documentKinds } from "../../../domain/document/kind.ts";
import { type ActionName, actionNames } from "../../../domain/lever/lever.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { copilotWords } from "./words.ts";

type Part = { id: string; title: string; text: string | null; children: ReactNode };

const ButtonsPart = ({ id, title, text, children }: Part) => (
  <section className="cockpit-section" id={id} aria-labelledby={`${id}-title`}>
    <h2 id={`${id}-title`}>{title}</h2>
    {text && (
      <p id={`${id}-text`} className="text-ink-2">
        {text}
      </p>
    )}
    <div className="closed-buttons">{children}</div>
  </section>
);

type Way = { name: string; to: string; isOpen: boolean; described: string };

/** Where a plan does not open it, a button that cannot be pressed, with the reason beside it. */
const Way = ({ name, to, isOpen, described }: Way) =>
  isOpen ? (
    <LinkButton to={to} look="secondary" small>
      {name}
    </LinkButton>
  ) : (
    <Button look="secondary" small disabled aria-describedby={described}>
      {name}
    </Button>
  );

/** What composes documents and what acts on a number. */
export function GeneratorsPanel({ isOpen }: { isOpen: boolean }) {
  const words = useWords(copilotWords).generators;
  return (
    <div className="grid content-start gap-4">
      <ButtonsPart id="documents" title={words.title} text={isOpen ? null : words.closed}>
        {documentKinds.map((kind: DocumentKind) => (
          <Way
            key={kind}
            name={words.names[kind]}
            to={pathOf("founder-document", { kind })}
            isOpen={isOpen}
            described="documents-text"
          />
        ))}
      </ButtonsPart>
      <ButtonsPart id="actions" title={words.actionsTitle} text={isOpen ? null : words.actionsClosed}>
        {actionNames.map((action: ActionName) => (
          <Way
            key={action}
            name={words.actions[action]}
            to={pathOf("founder-action", { action })}
            isOpen={isOpen}
            described="actions-text"
          />
        ))}
      </ButtonsPart>
    </div>
  );
}

import { type MouseEvent, useContext, useRef, useState } from "react";
import { LinkButton } from "../../ui/button.tsx";
import { Dialog, loadDialog } from "../../ui/dialog.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import type { Outcome } from "../shell/form/answer.ts";
import { OutcomeLines } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { AuditForm } from "./audit-form.tsx";
import { AuditOfferContext } from "./audit-offer.ts";
import { studioWords } from "./words.ts";

type AuditButtonProps = { look?: "primary" | "secondary"; children: string };

export function AuditButton({ look, children }: AuditButtonProps) {
  const words = useWords(studioWords).audit;
  const offer = useContext(AuditOfferContext);
  const button = useRef<HTMLAnchorElement>(null);
  const [open, setOpen] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [stored, setStored] = useState<{ receipt: string; outcome: Outcome }>();
  const page = pathOf("studio-audit");

  function openHere(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPressed(true);
    loadDialog().then(
      () => {
        setPressed(false);
        setOpen(true);
      },
      () => location.assign(page),
    );
  }

  return (
    <div className="book">
      <LinkButton
        ref={button}
        to={page}
        look={look}
        data-hold=""
        aria-haspopup="dialog"
        aria-busy={pressed}
        onClick={openHere}
      >
        {children}
      </LinkButton>
      {stored && (
        <>
          <OutcomeLines outcome={stored.outcome} words={words} />
          <TextLink to={pathOf("studio-audit-request", { receipt: stored.receipt })}>{words.more}</TextLink>
        </>
      )}
      {offer && (
        <Dialog open={open} title={offer.title} close={words.close} onClose={() => setOpen(false)} opener={button}>
          <AuditForm
            offer={offer}
            onStored={(answer) => {
              setStored(answer);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from "react";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Scene } from "../../ui/scene.tsx";
import { formats } from "../../platform/language/format.ts";
import { pathOf } from "../paths.ts";
import { curveOnShore } from "./curve-on-shore.ts";
import { DeadlineLine } from "../shell/apply-by.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { digitsOf, type Growth } from "./projection.ts";
import { simulatorWords } from "./words.ts";

type Props = {
  receipt: string;
  growth: Growth;
  revenue: string;
  /**
   * Called when the visitor wants to change the revenue; shows the form again. Undefined if the form was not sent from
   * this page.
   */
  onChange?: () => void;
  children: ReactNode;
};

export function NextStep({ receipt, growth, revenue, onChange, children }: Props) {
  const { lang } = useLanguage();
  const { next } = useWords(simulatorWords);
  const place = useRef<HTMLDivElement>(null);
  const isOwn = onChange !== undefined;
  const sum = formats[lang].money(Number(digitsOf(revenue, lang)));

  // The pressed button no longer exists, so the focus moves to this section.
  useEffect(() => {
    if (isOwn) place.current?.focus();
  }, [isOwn]);

  return (
    <div className="next-step">
      <div className="on-scene" ref={place} tabIndex={-1}>
        {children}
        <h3>{next.title}</h3>
        <p>
          <NoBreak text={next.text(sum)} />
        </p>
        <LinkButton to={pathOf("application", { receipt })} className="justify-self-start">
          {next.apply}
        </LinkButton>
        <DeadlineLine withStart />
        <Scene figure={curveOnShore(growth)} />
      </div>
      {onChange && (
        <p className="note">
          {next.another}{" "}
          <Button look="quiet" onClick={onChange}>
            {next.change(sum)}
          </Button>
        </p>
      )}
    </div>
  );
}

import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field.tsx";
import { choices } from "../../paths.ts";
import { choicesAddress, isPage } from "../addresses.ts";
import type { Asked } from "./asked.server.ts";
import "./consent.css";
import { ConsentForm } from "./consent-form.tsx";
import { EqualAnswers } from "./equal-answers.tsx";
import { useConsent } from "./use-consent.ts";

/** The banner goes away with the focus in it. */
const focusPage = () => document.getElementById("main")?.focus({ preventScroll: true });

/** Asks a visitor who has not answered, from the foot of the screen, and keeps out of the way of the focus. */
export function ConsentBanner({ asked }: { asked: Asked }) {
  const { isOpen } = useConsent();
  const banner = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = isOpen && !isPage("cookies", pathname) && pathname !== choices.consent;

  useEffect(() => {
    const { style } = document.documentElement;
    if (!shown || !banner.current) return;
    const seen = banner.current;
    const observer = new ResizeObserver(() =>
      style.setProperty("--consent", `${Math.ceil(innerHeight - seen.getBoundingClientRect().top)}px`),
    );
    observer.observe(seen);
    return () => {
      observer.disconnect();
      style.removeProperty("--consent");
    };
  }, [shown]);

  return (
    <section ref={banner} hidden={!shown} aria-labelledby="consent-title" className="consent">
      <ConsentForm asked={asked} onKept={focusPage} className="consent-form">
        <p id="consent-title" className="consent-title">
          {asked.title}
        </p>
        <p>{asked.text}</p>
        <dl className="consent-purposes">
          {asked.purposes.map(({ id, name, detail }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <EqualAnswers asked={asked} />
        <details>
          <summary>{asked.choose}</summary>
          {asked.purposes.map(({ id, name }) => (
            <Checkbox key={id} name={id} label={name} />
          ))}
          <Button type="submit" name="choice" value="chosen" look="secondary" small>
            {asked.save}
          </Button>
          <Link to={choicesAddress() ?? ""} className="link">
            {asked.more}
          </Link>
        </details>
      </ConsentForm>
    </section>
  );
}

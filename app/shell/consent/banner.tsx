import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { Checkbox } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf, choicesPath, pathsOf } from "../../paths.ts";
import type { ConsentRequest } from "./consent-prompt.server.ts";
import { Answer, ConsentForm } from "./consent-form.tsx";
import { useConsent } from "./use-consent.ts";
import { InlineScript } from "../inline-script.tsx";
import consentedScript from "./consented.script.ts?inline";

/** Moves the focus to the page, because closing the banner removes the focused button. */
const focusPage = () => document.getElementById("main")?.focus({ preventScroll: true });

export function ConsentBanner({ prompt }: { prompt: ConsentRequest }) {
  const { isOpen, isAlive } = useConsent();
  const banner = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = isOpen && !pathsOf("cookies").includes(pathname) && pathname !== pathOf("consent");

  // Removes the attribute by which an inline script hid the banner until React could decide whether to show it.
  useEffect(() => {
    if (isAlive) delete document.documentElement.dataset["consented"];
  }, [isAlive]);
  useEffect(() => {
    const { style } = document.documentElement;
    if (!shown || !banner.current) return;
    const seen = banner.current;
    const observer = new ResizeObserver(() => {
      const covers = getComputedStyle(seen).position === "fixed";
      const height = covers ? Math.ceil(innerHeight - seen.getBoundingClientRect().top) : 0;
      style.setProperty("--consent", `${height}px`);
      // The banner may cover the focused element, so the element is scrolled into view.
      if (height) document.activeElement?.scrollIntoView({ block: "nearest" });
    });
    observer.observe(seen);
    return () => {
      observer.disconnect();
      style.removeProperty("--consent");
    };
  }, [shown]);

  return (
    <>
      <InlineScript code={consentedScript} />
      <section ref={banner} hidden={!shown} aria-labelledby="consent-title" className="consent">
        <ConsentForm prompt={prompt} onKept={focusPage} className="consent-form">
          <p id="consent-title" className="consent-title">
            {prompt.title}
          </p>
          <p>{prompt.text}</p>
          <dl className="consent-purposes">
            {prompt.purposes.map(({ id, name, detail }) => (
              <div key={id}>
                <dt>{name}</dt> <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <details>
            <summary>
              <span className="link">{prompt.choose}</span>
            </summary>
            <div className="consent-each">
              {prompt.purposes.map(({ id, name }) => (
                <Checkbox key={id} name={id} label={name} />
              ))}
              <Answer value="chosen">{prompt.save}</Answer>
              <TextLink to={choicesPath ?? ""}>{prompt.more}</TextLink>
            </div>
          </details>
        </ConsentForm>
      </section>
    </>
  );
}

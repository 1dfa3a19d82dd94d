import { useEffect } from "react";
import { keysReady } from "../kit/keys-ready.ts";

/** The attributes of the button that Ctrl+Enter (or Cmd+Enter) presses while an e-mail preview is visible. */
export const sendingKey = { "data-key": "Ctrl+Enter", "aria-keyshortcuts": "Control+Enter Meta+Enter" };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])"));

const namedBy = (key: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-key]")].filter(
    (each) => each.dataset["key"] === key && each.checkVisibility(),
  );

/** Returns the button that Ctrl+Enter presses. */
function sendingButton(target: EventTarget | null) {
  const own = "button:is([value=note], [value$='-mail'], [data-key='Ctrl+Enter'])";
  const typed = target instanceof Element && target.closest("form")?.querySelector<HTMLElement>(own);
  if (typed) return typed;
  const mail = document.querySelector<HTMLElement>("[data-mail]");
  const sending = mail?.checkVisibility() ? namedBy("Ctrl+Enter") : [];
  return sending.length === 1 ? sending[0] : undefined;
}

/** Activates the visible control whose `data-key` contains the pressed key, unless a field has the focus. */
export function useDeskKeys(on: boolean) {
  useEffect(() => {
    if (!on) return;
    function onKey(event: KeyboardEvent) {
      if (event.repeat || event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const pressed =
        isCommand && event.key === "Enter"
          ? sendingButton(event.target)
          : isCommand || isTyping(event.target)
            ? undefined
            : namedBy(event.key.toUpperCase())[0];
      if (!pressed) return;
      event.preventDefault();
      pressed.click();
    }
    document.addEventListener("keydown", onKey);
    dispatchEvent(new Event(keysReady));
    return () => document.removeEventListener("keydown", onKey);
  }, [on]);
}

import { useEffect } from "react";

/** The properties of the button that Ctrl (or Cmd) and Enter press while a mail is on the screen. */
export const sendingKey = { "data-key": "Ctrl+Enter", "aria-keyshortcuts": "Control+Enter Meta+Enter" };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])"));

const namedBy = (key: string) =>
  [...document.querySelectorAll<HTMLElement>("[data-key]")].filter(
    (each) => each.dataset["key"] === key && each.checkVisibility(),
  );

/**
 * The button that Ctrl and Enter press: the one of the form that has the focus, otherwise the only one that sends the
 * mail on the screen.
 */
function sendingButton(target: EventTarget | null) {
  const own = "button:is([value=note], [value$='-mail'], [data-key='Ctrl+Enter'])";
  const typed = target instanceof Element && target.closest("form")?.querySelector<HTMLElement>(own);
  if (typed) return typed;
  const mail = document.querySelector<HTMLElement>("[data-mail]");
  const sending = mail?.checkVisibility() ? namedBy("Ctrl+Enter") : [];
  return sending.length === 1 ? sending[0] : undefined;
}

/**
 * Single keys press the visible control that names them in `data-key`, but not while a field has the focus. Ctrl and
 * Enter send a typed note, preview the mail of an answer, or send the previewed mail.
 */
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
    return () => document.removeEventListener("keydown", onKey);
  }, [on]);
}

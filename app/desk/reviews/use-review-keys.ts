import { type RefObject, useEffect } from "react";
import { keysReady } from "../kit/keys-ready.ts";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("textarea, select, input:not([type=radio]), a, button, summary"));

/** A digit scores the current criterion and moves to the next criterion; Ctrl+Enter submits the review. */
export function useReviewKeys(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    let current = 0;
    function onKey(event: KeyboardEvent) {
      const { current: sent } = form;
      if (!sent || event.altKey) return;
      const submit = () => sent.querySelector<HTMLButtonElement>("button[value=submit]")?.click();
      if (event.ctrlKey || event.metaKey) {
        if (event.key !== "Enter" || !(event.target instanceof Node && sent.contains(event.target))) return;
        event.preventDefault();
        return submit();
      }
      if (isTyping(event.target)) return;
      const criteria = [...sent.querySelectorAll("fieldset")];
      const inside = criteria.findIndex((each) => each.contains(document.activeElement));
      const at = inside < 0 ? current : inside;
      const focus = (nth: number) => {
        current = Math.max(0, Math.min(nth, criteria.length - 1));
        const radios = [...(criteria[current]?.querySelectorAll("input") ?? [])];
        (radios.find(({ checked }) => checked) ?? radios[0])?.focus();
      };
      if (/^[0-4]$/.test(event.key)) {
        const step = event.key === "0" ? "unknown" : event.key;
        criteria[at]?.querySelector<HTMLInputElement>(`input[value="${step}"]`)?.click();
        focus(at + 1);
      } else if (event.key === "ArrowDown") focus(inside < 0 ? current : at + 1);
      else if (event.key === "ArrowUp") focus(at - 1);
      else if (event.key === "Enter") submit();
      else return;
      event.preventDefault();
    }
    document.addEventListener("keydown", onKey);
    dispatchEvent(new Event(keysReady));
    return () => document.removeEventListener("keydown", onKey);
  }, [form]);
}

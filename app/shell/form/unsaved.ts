import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/**
 * Asks before what was typed into a form and not sent is left behind. `returned` is new each time that a send came back
 * and was not stored: what it held is unsaved as before.
 */
export function useUnsaved(form: RefObject<HTMLElement | null>, question: string, returned?: string | object) {
  const changed = useRef(false);
  const sent = useRef(false);
  const blocker = useBlocker(() => changed.current);

  useEffect(() => {
    const element = form.current;
    const change = () => (changed.current = true);
    const send = () => {
      sent.current = changed.current;
      changed.current = false;
    };
    const leave = (event: BeforeUnloadEvent) => changed.current && event.preventDefault();
    element?.addEventListener("input", change);
    element?.addEventListener("submit", send);
    addEventListener("beforeunload", leave);
    return () => {
      element?.removeEventListener("input", change);
      element?.removeEventListener("submit", send);
      removeEventListener("beforeunload", leave);
    };
  }, [form]);

  useEffect(() => {
    if (returned !== undefined) changed.current = sent.current;
  }, [returned]);

  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (confirm(question)) {
      changed.current = false;
      blocker.proceed();
    } else blocker.reset();
  }, [blocker, question]);
}

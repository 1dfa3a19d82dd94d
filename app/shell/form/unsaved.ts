import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";

/** Asks before what was typed into a form and not sent is left behind. */
export function useUnsaved(form: RefObject<HTMLFormElement | null>, question: string) {
  const changed = useRef(false);
  const blocker = useBlocker(() => changed.current);

  useEffect(() => {
    const element = form.current;
    const change = () => (changed.current = true);
    const send = () => (changed.current = false);
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
    if (blocker.state !== "blocked") return;
    if (confirm(question)) {
      changed.current = false;
      blocker.proceed();
    } else blocker.reset();
  }, [blocker, question]);
}

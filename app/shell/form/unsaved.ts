import { useEffect, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";

const unsaved = new Set<string>();
/**
 * The form that was sent last. `form` is the form's id, or "" once the form is unmounted; `isTyped` is true if the form
 * had unsaved values when it was sent.
 */
const sent = { form: "", isTyped: false };

const listeners = new Set<() => void>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

function set(form: string, isUnsaved: boolean) {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
  if (unsaved.size > 0) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
  for (const listener of listeners) listener();
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsUnsaved = () =>
  useSyncExternalStore(
    listen,
    () => unsaved.size > 0,
    () => false,
  );

export const setTyped = (form: string) => set(form, true);

export function setSent(form: string) {
  Object.assign(sent, { form, isTyped: unsaved.has(form) });
  set(form, false);
}

/**
 * Called when the server refused a form or did not answer. If this form was the last one sent, returns true, and marks
 * the form as unsaved again if it had unsaved values when it was sent.
 */
export function setReturned(form: string) {
  const isIts = sent.form === form || sent.form === "";
  if (isIts && sent.isTyped) set(form, true);
  if (isIts) sent.isTyped = false;
  return isIts;
}

export function setGone(form: string) {
  if (sent.form === form) sent.form = "";
  set(form, false);
}

/**
 * Asks for confirmation before the person leaves unsent values. Rendered once and only while a form is unsaved, because
 * the router supports only one blocker, and a blocker with nothing to block causes warnings when a hash link is
 * followed.
 */
export function QuestionBeforeLeaving({ question }: { question: string }) {
  const blocker = useBlocker(() => unsaved.size > 0);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    if (!confirm(question)) return blocker.reset();
    for (const form of unsaved) set(form, false);
    blocker.proceed();
  }, [blocker, question]);
  return null;
}

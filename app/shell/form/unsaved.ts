import { useEffect, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";

/** The forms with typed values that are not yet sent. */
const unsaved = new Set<string>();
/** The id of the last form sent, "" once another form has replaced it, and whether it had typed text. */
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
 * Marks the form as unsaved again after a refused or lost send, even if it was rendered anew since. Returns whether
 * this form had sent the values.
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
 * Asks before typed and unsent values are left behind. Rendered once for the site, because the router supports a single
 * blocker, and only while a form is unsaved, because an idle blocker makes the router warn at hash links (#main).
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

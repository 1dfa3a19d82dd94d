import { useEffect, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";

const unsaved = new Set<string>();
/** The id of the form sent last ("" after unmounting), and whether that form had unsaved values. */
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

/** Marks a form as unsaved again after a failed send; returns true if this form was sent last. */
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

/** Rendered only while a form is unsaved, because an idle blocker causes warnings when a hash link is followed. */
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

import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { WarningIcon } from "../../../ui/icons.tsx";
import { formWords } from "./words.ts";
import { useWords } from "../language.tsx";
import { browserErrors, fieldsOf } from "./browser-errors.ts";
import { inFocus } from "./in-focus.ts";
import type { Refusal } from "./refusal.ts";

type Text = string | { message: string; detail: string };

const nothing: Record<string, string> = {};

export function useFieldErrors(words: Record<string, Text>, refused: Refusal | undefined) {
  const { wrong } = useWords(formWords);
  const form = useId();
  const summary = useRef<HTMLDivElement>(null);
  const [errors, setErrors] = useState(refused?.status === "invalid" ? refused.errors : nothing);
  const [shown, setShown] = useState<object>();
  const idOf = (name: string) => `${form}${name}`;
  const messages = Object.entries(errors).flatMap(([name, code]) => {
    const text = words[code];
    return text ? [{ name, text }] : [];
  });

  useEffect(() => {
    if (shown) summary.current?.focus();
  }, [shown]);

  function show(found: Record<string, string>) {
    setErrors(found);
    setShown(found);
  }

  /**
   * Adds errors found by the server, except for fields whose value has changed since the form was sent for validation.
   */
  function add(found: Record<string, string>, sentFields: FormData, sent: HTMLFormElement) {
    const now = new FormData(sent);
    const names = fieldsOf(sent).map(({ name }) => name);
    const place = ([name]: [string, string]) => names.indexOf(name);
    const others = Object.entries(found).filter(([name]) => String(now.get(name)) === String(sentFields.get(name)));
    setErrors((messages) =>
      Object.fromEntries([...others, ...Object.entries(messages)].toSorted((one, other) => place(one) - place(other))),
    );
  }

  function error(name: string) {
    const text = messages.find((each) => each.name === name)?.text;
    if (!text || typeof text === "string") return text;
    return (
      <>
        <strong className="block">{text.message}</strong> <span>{text.detail}</span>
      </>
    );
  }

  /**
   * Shows the errors that the browser finds, and returns true if there are none. The server may find further errors.
   */
  function check(sent: HTMLFormElement) {
    const found = browserErrors(fieldsOf(sent), Object.keys(words));
    const isSound = Object.keys(found).length === 0;
    if (isSound) setErrors(nothing);
    else show(found);
    return isSound;
  }

  function clear({ target }: FormEvent) {
    const name = target instanceof Element ? (target.getAttribute("name") ?? "") : "";
    setErrors(({ [name]: _, ...others }) => others);
  }

  return {
    error,
    show,
    check,
    add,
    clear,
    at: (name: string) => ({ id: idOf(name), error: error(name) }),
    summary: messages.length > 0 && (
      <div className="status-line status-bad wrong-answers" {...inFocus} ref={summary}>
        <WarningIcon />
        <div>
          <strong>{wrong(messages.length)}</strong>
          <ul>
            {messages.map(({ name, text }) => (
              <li key={name}>
                <a href={`#${idOf(name)}`} className="link">
                  {typeof text === "string" ? text : text.message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    ),
  };
}

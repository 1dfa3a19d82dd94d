import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "../../shell/form/refusal.ts";
import { sendsNext } from "../../shell/form/lost-send.ts";
import type { Mail } from "./answer-mail.tsx";

const waitsForPause = 400;

/** Marks a form that was sent by a pause in typing: it changes nothing, so its page is not loaded again. */
export const whileTyping = "typing";

/** The mail in the answer of a form that asked for it, and its digest; null if the form proposes nothing yet. */
function mailIn(answer: Refusal | null | undefined): (Mail & { digest: string }) | null {
  const { shownMail: digest, mailSubject: subject, mailText: text } = answer?.values ?? {};
  return digest && subject && text ? { digest, subject, text } : null;
}

/**
 * The mail that a form would send, written again after each pause in typing; without script, after a press. `intent`
 * names the action that writes it.
 */
export function useAnswerMail(intent: string, refusal: Refusal | undefined) {
  // The key changes with each answer of the page, so that an older mail does not replace the answer's own.
  const live = useFetcher<Refusal | null>({ key: `${intent} ${refusal?.values["shownMail"] ?? ""}` });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // A time or a line may have been typed before the script ran.
    const typed = form.current?.querySelectorAll<HTMLInputElement>("[type=datetime-local], [name=line]") ?? [];
    const isTyped = [...typed].some(({ value, defaultValue }) => value !== defaultValue);
    if (isTyped) form.current?.dispatchEvent(new Event("input", { bubbles: true }));
    return () => clearTimeout(pause.current);
  }, []);

  function writeSoon() {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      if (!form.current) return;
      const fields = new FormData(form.current);
      fields.set("intent", intent);
      fields.set(whileTyping, "on");
      sendsNext(intent);
      void live.submit(fields, { method: "post" });
    }, waitsForPause);
  }

  return { mail: mailIn(live.data ?? refusal), form, writeSoon };
}

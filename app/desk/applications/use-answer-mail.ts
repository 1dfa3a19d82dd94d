import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Refusal } from "../../shell/form/refusal.ts";
import { sendsNext } from "../../shell/form/lost-send.ts";
import type { Mail } from "./answer-mail.tsx";

const waitsForPause = 400;

/** A submission with this value changes no data, so the page does not reload its data. */
export const whileTyping = "typing";

/**
 * Returns the previewed e-mail and its digest from an action's response. Returns null when the form is still
 * incomplete.
 */
function mailIn(answer: Refusal | null | undefined): (Mail & { digest: string }) | null {
  const { shownMail: digest, mailSubject: subject, mailText: text } = answer?.values ?? {};
  return digest && subject && text ? { digest, subject, text } : null;
}

/**
 * Previews the e-mail of an answer after each pause in typing; `intent` names the action that generates the preview.
 */
export function useAnswerMail(intent: string, refusal: Refusal | undefined) {
  // The changing key prevents an older preview from replacing the newer e-mail.
  const live = useFetcher<Refusal | null>({ key: `${intent} ${refusal?.values["shownMail"] ?? ""}` });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // The operator may have typed before hydration, so an input event starts the preview.
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

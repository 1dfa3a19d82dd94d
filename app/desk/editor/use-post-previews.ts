import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Lang } from "../../../platform/language/language.ts";
import { sendsNext } from "../../shell/form/lost-send.ts";

const waitsForPause = 700;

/** Whether something was typed into the form's texts. */
const isBegun = (form: HTMLFormElement) =>
  [...form.querySelectorAll("textarea")].some(({ value, defaultValue }) => value !== defaultValue);

/** The previews of an article, drawn again whenever its writer pauses. `stamp` tells the form's last answer. */
export function usePostPreviews(stamp: string | undefined) {
  // What it drew before the last answer is older than that answer's own previews.
  const live = useFetcher<{ previews: Record<Lang, string> | null } | null>({ key: `previews ${stamp}` });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // What was typed before the page came alive waits for its preview too.
    if (form.current && isBegun(form.current)) form.current.dispatchEvent(new Event("input", { bubbles: true }));
    return () => clearTimeout(pause.current);
  }, []);

  function drawSoon(written: HTMLFormElement) {
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      const fields = new FormData(written);
      fields.set("do", "preview");
      sendsNext("previews");
      void live.submit(fields, { method: "post" });
    }, waitsForPause);
  }

  return { previews: live.data?.previews ?? null, form, drawSoon };
}

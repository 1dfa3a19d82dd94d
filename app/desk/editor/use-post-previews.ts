import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Lang } from "../../../platform/language/language.ts";
import { sendsNext } from "../../shell/form/lost-send.ts";

const waitsForPause = 700;

/** Whether any text of the form was changed. */
const isBegun = (form: HTMLFormElement) =>
  [...form.querySelectorAll("textarea")].some(({ value, defaultValue }) => value !== defaultValue);

/** The previews of an article, rendered again after each pause in typing. `stamp` identifies the form's last answer. */
export function usePostPreviews(stamp: string | undefined) {
  // The key changes with each answer, so that an older preview does not replace the answer's own.
  const live = useFetcher<{ previews: Record<Lang, string> | null } | null>({ key: `previews ${stamp}` });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Text typed before hydration needs a preview too.
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

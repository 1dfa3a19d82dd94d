import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { Lang } from "../../../platform/language/language.ts";
import { sendsNext } from "../../shell/form/lost-send.ts";

const waitsForPause = 700;

const isBegun = (form: HTMLFormElement) =>
  [...form.querySelectorAll("textarea")].some(({ value, defaultValue }) => value !== defaultValue);

/**
 * Renders the previews of an article again after each pause in typing. `stamp` identifies the latest response to the
 * form.
 */
export function usePostPreviews(stamp: string | undefined) {
  // The changing key prevents an older preview from replacing the newer previews.
  const live = useFetcher<{ previews: Record<Lang, string> | null } | null>({ key: `previews ${stamp}` });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // Text typed before hydration must be previewed too.
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

import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Textarea } from "../../../ui/field.tsx";
import { formWords } from "./words.ts";
import { useWords } from "../language.tsx";

/** Screen readers announce the characters left only at these values, to avoid constant announcements. */
const announcedAt = [0, 10, 20, 50, 100];

type Counted = { left: number; step?: number | undefined; announced?: number | undefined };

type Props = ComponentProps<typeof Textarea> & { maxLength: number };

export function CountedTextarea(props: Props) {
  const { left: print } = useWords(formWords);
  const around = useRef<HTMLDivElement>(null);
  const { maxLength, defaultValue = "" } = props;
  const [{ left, announced }, setCounted] = useState<Counted>({ left: maxLength - String(defaultValue).length });

  useEffect(() => {
    const area = around.current?.querySelector("textarea");
    // Reads the text area itself, because text typed before hydration is not in React's state.
    const count = () => {
      const left = maxLength - (area?.value.length ?? 0);
      const step = announcedAt.find((each) => left <= each);
      setCounted((was) => ({
        left,
        step,
        announced: step === was.step ? was.announced : step !== undefined ? left : undefined,
      }));
    };
    // The reset event fires before the browser empties the form, so the characters are counted only after the event.
    const emptied = () => queueMicrotask(count);
    count();
    area?.addEventListener("input", count);
    area?.addEventListener("focus", count);
    area?.form?.addEventListener("reset", emptied);
    return () => {
      area?.removeEventListener("input", count);
      area?.removeEventListener("focus", count);
      area?.form?.removeEventListener("reset", emptied);
    };
  }, [maxLength]);

  return (
    <div ref={around} className="field">
      <Textarea {...props} />
      <p className="field-hint needs-script" aria-hidden>
        {print(left)}
      </p>
      <p className="sr-only" aria-live="polite">
        {announced !== undefined && print(announced)}
      </p>
    </div>
  );
}

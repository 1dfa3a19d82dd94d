import type { MouseEvent } from "react";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { quizWords } from "./words.ts";

/** The picture as a file for the device's own way to pass things on; false where it has none. */
async function passOn(address: string) {
  const answer = await fetch(address);
  const files = [new File([await answer.blob()], "quiz.png", { type: "image/png" })];
  if (!answer.ok || !navigator.canShare({ files })) return false;
  await navigator.share({ files });
  return true;
}

/** Leads to the picture of a result; a device that can pass it on is asked to. */
export function ShareLink({ receipt }: { receipt: string }) {
  const { share } = useWords(quizWords).result;
  const address = pathOf("quiz-share", { receipt });
  function open(event: MouseEvent) {
    if (!("canShare" in navigator)) return;
    event.preventDefault();
    passOn(address).then(
      (passed) => {
        if (!passed) location.assign(address);
      },
      // Who closes the device's own dialog has changed their mind; any other trouble shows the picture.
      (error: unknown) => {
        if (!(error instanceof DOMException && error.name === "AbortError")) location.assign(address);
      },
    );
  }
  return (
    <a href={address} onClick={open} referrerPolicy="no-referrer" className="button button-secondary">
      {share}
    </a>
  );
}

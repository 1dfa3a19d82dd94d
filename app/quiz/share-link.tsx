import type { MouseEvent } from "react";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { quizWords } from "./words.ts";

/** Shares the picture as a file by the device's share dialog; false if it has none. */
async function passOn(address: string) {
  const answer = await fetch(address);
  const files = [new File([await answer.blob()], "quiz.png", { type: "image/png" })];
  if (!answer.ok || !navigator.canShare({ files })) return false;
  await navigator.share({ files });
  return true;
}

/** Links to the picture of a result, or opens the share dialog if the device has one. */
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
      // Closing the share dialog is not an error; after any other error the picture opens.
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

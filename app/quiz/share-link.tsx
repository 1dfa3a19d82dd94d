import type { MouseEvent } from "react";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { quizWords } from "./words.ts";

/**
 * Shares the picture of the quiz result as a file through the device's share dialog. Returns false if the device cannot
 * share files.
 */
async function passOn(address: string) {
  const answer = await fetch(address);
  const files = [new File([await answer.blob()], "quiz.png", { type: "image/png" })];
  if (!answer.ok || !navigator.canShare({ files })) return false;
  await navigator.share({ files });
  return true;
}

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
      // Closing the share dialog is not an error. After any other error, the browser opens the picture's page.
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

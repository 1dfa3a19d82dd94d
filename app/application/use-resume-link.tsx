import { useEffect, useRef, useState } from "react";
import { sendPathOf } from "../paths.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import type { ResumeAnswer } from "./resume-answer.ts";
import type { DraftAutosave } from "./draft-autosave.ts";
import { typedIn } from "./form-values.ts";
import { applicationWords } from "./words.ts";
import { formWords } from "../shell/form/words.ts";

type State = "idle" | "asking" | "asked" | "needs-email" | "not-asked" | { minutes: number };

/** Saves the draft and e-mails its link to the applicant without leaving the page. */
export function useResumeLink(draft: DraftAutosave) {
  const { limited } = useWords(formWords);
  const application = useWords(applicationWords);
  const own = application.draft;
  const [state, setState] = useState<State>("idle");
  const notice = useRef<HTMLDivElement>(null);

  // Scrolls to the notice below the button, because the notice is often outside the visible part of the page.
  useEffect(() => {
    if (state !== "idle") notice.current?.scrollIntoView({ block: "nearest" });
  }, [state]);

  async function ask(form: HTMLFormElement) {
    setState("asking");
    const answer = await draft.saveWith(async ({ accessToken = "", revision = 0 }) => {
      const body = new URLSearchParams({ ...typedIn(form), draft: accessToken, revision: String(revision) });
      return fetch(sendPathOf("application-resume"), { method: "POST", body })
        .then((response) => response.json() as Promise<ResumeAnswer>)
        .catch(() => undefined);
    });
    if (answer?.status === "asked") setState("asked");
    else if (answer?.status === "limited") setState({ minutes: answer.minutes });
    else if (answer?.status === "invalid") {
      setState("needs-email");
      const email = form.elements.namedItem("email");
      if (email instanceof HTMLElement) email.focus();
    } else setState("not-asked");
  }

  const statusLines = {
    idle: null,
    asking: null,
    asked: <StatusLine tone="good" title={own.askedTitle} text={own.asked} />,
    "needs-email": <StatusLine tone="bad" title={application.errors.emailRequired.message} text={own.needsEmail} />,
    "not-asked": <StatusLine tone="bad" title={application.failure.title} text={own.notAsked} />,
  };

  const statusLine =
    typeof state === "object" ? (
      <StatusLine tone="bad" title={limited.title} text={limited.text(state.minutes)} />
    ) : (
      statusLines[state]
    );

  return {
    ask,
    asking: state === "asking",
    statusLine: statusLine && (
      <div ref={notice} className="scroll-my-6">
        {statusLine}
      </div>
    ),
  };
}

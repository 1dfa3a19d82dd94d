import { type ReactNode, type SubmitEvent, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { pathOf } from "../../paths.ts";
import { StatusLine } from "../form/status-line.tsx";
import { useWords } from "../language.tsx";
import type { ConsentRequest } from "./consent-prompt.server.ts";
import consentStyles from "./consent.css?url";
import { type Problem, sendChoice } from "./use-consent.ts";
import { consentWords } from "./words.ts";
import { formWords } from "../form/words.ts";

type Props = {
  prompt: ConsentRequest;
  /** The page to which a browser without script is redirected. The default is the current page. */
  to?: string | undefined;
  onKept?: () => void;
  className: string;
  children: ReactNode;
};

export function ConsentForm({ prompt, to, onKept, className, children }: Props) {
  const consent = useWords(consentWords);
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    const found = await sendChoice(new FormData(event.currentTarget, event.nativeEvent.submitter));
    setSending(false);
    setProblem(found);
    if (found?.problem === "outdated") await revalidate();
    if (found) return;
    showToast({ tone: "good", title: consent.kept.title, description: consent.kept.text });
    onKept?.();
  }

  return (
    <form method="post" action={pathOf("consent")} onSubmit={send} className={className} aria-busy={sending}>
      <link rel="stylesheet" href={consentStyles} precedence="medium" />
      <input type="hidden" name="wording" value={prompt.wording} />
      <input type="hidden" name="to" value={to ?? pathname + search} />
      {children}
      <div className="consent-end">
        {problem && <ProblemLine {...problem} words={consent} />}
        <div className="consent-answers">
          <Answer value="refuse">{prompt.refuse}</Answer>
          <Answer value="accept">{prompt.accept}</Answer>
        </div>
      </div>
    </form>
  );
}

/** A button of the consent form. Refusing and accepting look the same, so that neither choice is favoured. */
export function Answer({ value, children }: { value: "refuse" | "accept" | "chosen"; children: ReactNode }) {
  return (
    <Button type="submit" name="choice" value={value} look="secondary" small>
      {children}
    </Button>
  );
}

/** Shows why a choice was not stored. The texts are loaded with the page, because a further request may fail. */
export function ProblemLine({
  words: { problems },
  ...problem
}: Problem & { words: ReturnType<typeof consentWords.in> }) {
  const { limited } = useWords(formWords);
  if (problem.problem === "limited")
    return <StatusLine tone="bad" title={limited.title} text={limited.text(problem.minutes)} />;
  return <StatusLine tone="bad" {...problems[problem.problem]} />;
}

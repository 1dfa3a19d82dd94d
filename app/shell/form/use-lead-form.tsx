import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useToast } from "../../../ui/toast.tsx";
import { pathOf } from "../../paths.ts";
import { useAccount } from "../account/use-account.ts";
import { useWords } from "../language.tsx";
import { visitField } from "../visit.ts";
import { checkField, type FormAnswer, type Outcome } from "./answer.ts";
import { inFocus } from "./in-focus.ts";
import type { Refusal } from "./refusal.ts";
import { OutcomeLines, type OutcomeWords, StatusLine, type StatusText } from "./status-line.tsx";
import { formWords } from "./words.ts";
import { useFieldErrors } from "./use-field-errors.tsx";

/** The result of a form. "lost" means that no answer arrived, so it is unknown whether the form was stored. */
type Settled =
  | { step: "stored"; outcome: Outcome; receipt: string; isToasted?: boolean }
  | { step: "refused"; answer: Refusal }
  | { step: "lost" };
type State = { step: "idle" } | { step: "sending" } | Settled;

type LeadForm = {
  path: string;
  words: OutcomeWords & {
    errors: Record<string, { message: string; detail: string }>;
    failure: StatusText;
    closed?: StatusText;
  };
  refused: Refusal | undefined;
  /** Default values of fields, in addition to the values known from the signed-in person's account. */
  known?: Record<string, string> | undefined;
  /** The idempotency key of an earlier attempt with an unknown result, to be used again. */
  startKey?: string | undefined;
  /** If true, a toast reports that the form was stored; the page's own message appears after the toast. */
  byToast?: boolean;
  onStored?: (form: HTMLFormElement, stored: { receipt: string; outcome: Outcome }) => void;
};

const requestTimeout = 20_000;
const secondToastAfter = 2_500;

async function sendForm(path: string, fields: FormData): Promise<Settled> {
  const response = await fetch(path, { method: "POST", body: fields, signal: AbortSignal.timeout(requestTimeout) });
  const answer = (await response.json()) as FormAnswer;
  if (answer.status !== "stored") return { step: "refused", answer };
  // The form is already stored, so a failure of this request does not mean that sending failed.
  const outcome = await fetch(pathOf("outcome", { receipt: answer.receipt }), {
    signal: AbortSignal.timeout(requestTimeout),
  })
    .then((response) => response.json() as Promise<{ outcome: Outcome }>)
    .catch(() => ({ outcome: "saved-with-error" as const }));
  return { step: "stored", receipt: answer.receipt, ...outcome };
}

export function useLeadForm({ path, words, refused, known, startKey = "", byToast = false, onStored }: LeadForm) {
  const { changed, limited, trouble, waits } = useWords(formWords);
  const account = useAccount();
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>(refused ? { step: "refused", answer: refused } : { step: "idle" });
  const fields = useFieldErrors(words.errors, refused);
  // The idempotency key, kept until the server answers, so that a repeated send stores no second lead.
  const key = useRef(startKey);
  const submitter = useRef<HTMLElement>(null);

  // Disabling the button removes its focus, so the focus is restored afterwards.
  useEffect(() => {
    if (state.step !== "sending" && document.activeElement === document.body)
      submitter.current?.focus({ preventScroll: true });
  }, [state.step]);

  const refusal = state.step === "refused" ? state.answer : undefined;
  const failed = state.step === "lost" || refusal?.status === "unavailable" || refusal?.status === "unreadable";

  function whyNot(answer: Refusal | undefined): StatusText {
    if (answer?.status === "limited") return { title: limited.title, text: limited.text(answer.minutes) };
    if (answer?.status === "changed") return changed;
    return (answer?.status === "closed" && words.closed) || words.failure;
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === "sending") return;
    const sent = event.currentTarget;
    submitter.current = event.nativeEvent.submitter;
    if (!fields.check(sent)) {
      // Without network, only the errors found by the browser are shown.
      void findRest(sent).catch(() => {});
      return;
    }
    setState({ step: "sending" });
    key.current ||= crypto.randomUUID();
    const filled = new FormData(sent);
    filled.set("key", key.current);
    if (window.visit) filled.set(visitField, String(window.visit));
    const settled = await sendForm(path, filled).catch((): Settled => ({ step: "lost" }));
    const unknown = settled.step === "lost" || (settled.step === "refused" && settled.answer.status === "unavailable");
    if (!unknown) key.current = "";
    // Without script the page comes back with its new texts and the typed values.
    if (settled.step === "refused" && settled.answer.status === "changed") return sent.submit();
    const isToasted = byToast && settled.step === "stored" && settled.outcome !== "saved-with-error";
    setState(isToasted ? { ...settled, isToasted } : settled);
    tell(settled, sent);
  }

  /** Requests the server's errors after the browser has found errors, so that all errors are shown together. */
  async function findRest(sent: HTMLFormElement) {
    const fieldsToCheck = new FormData(sent);
    fieldsToCheck.set(checkField, "on");
    const response = await fetch(path, {
      method: "POST",
      body: fieldsToCheck,
      signal: AbortSignal.timeout(requestTimeout),
    });
    const answer = (await response.json()) as FormAnswer;
    if (answer.status === "invalid") fields.add(answer.errors, fieldsToCheck, sent);
  }

  function tell(settled: Settled, sent: HTMLFormElement) {
    const toast = (tone: "good" | "bad", { title, text }: StatusText) => showToast({ tone, title, description: text });
    if (settled.step === "stored") {
      if (settled.outcome === "saved-with-error") {
        toast("bad", words.trouble ?? trouble);
        setTimeout(() => toast("good", words.saved), secondToastAfter);
      } else if (byToast) {
        const { title, text } = settled.outcome === "ok" ? words.success : waits;
        const onGone = () =>
          setState((now) => (now.step === "stored" && now.receipt === settled.receipt ? settled : now));
        showToast({ tone: "good", title, description: text, onGone });
      }
      onStored?.(sent, settled);
    } else if (settled.step === "refused" && settled.answer.status === "invalid") {
      fields.show(settled.answer.errors);
    } else toast("bad", whyNot(settled.step === "refused" ? settled.answer : undefined));
  }

  const typed: Record<string, string> = { ...account?.sender, ...(refused?.values ?? known) };

  return {
    props: { ref: form, method: "post", noValidate: true, onSubmit: send, onInput: fields.clear } as const,
    sending: state.step === "sending",
    stored: state.step === "stored",
    outcome: state.step === "stored" ? state.outcome : undefined,
    receipt: state.step === "stored" ? state.receipt : undefined,
    failed,
    refusal,
    key,
    typed,
    error: fields.error,
    at: fields.at,
    field: (name: string) => ({ name, defaultValue: typed[name], ...fields.at(name) }),
    summary: fields.summary,
    statusLine: (
      <>
        {(state.step === "lost" || (refusal && refusal.status !== "invalid")) && (
          <StatusLine tone="bad" {...whyNot(refusal)} {...(refused && inFocus)} />
        )}
        {state.step === "stored" && !state.isToasted && <OutcomeLines outcome={state.outcome} words={words} />}
      </>
    ),
    forget: () => setState((now) => (now.step === "sending" ? now : { step: "idle" })),
  };
}

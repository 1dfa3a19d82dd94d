import { type SubmitEvent, useRef, useState } from "react";
import { outcomePath } from "../../paths.ts";
import type { FormAnswer, Outcome, Refusal } from "./answer.ts";

/** What became of a send; "lost" when no answer came, so that nobody can say whether it was stored. */
export type Settled = { step: "stored"; outcome: Outcome } | { step: "refused"; answer: Refusal } | { step: "lost" };
type State = { step: "idle" } | { step: "sending" } | Settled;

const patience = 20_000;

async function sendForm(path: string, fields: FormData): Promise<Settled> {
  const response = await fetch(path, { method: "POST", body: fields, signal: AbortSignal.timeout(patience) });
  const answer = (await response.json()) as FormAnswer;
  if (answer.status !== "stored") return { step: "refused", answer };
  // Stored stays stored, whether or not its receipt can be asked just now.
  const outcome = await fetch(outcomePath(answer.receipt), { signal: AbortSignal.timeout(patience) })
    .then((asked) => asked.json() as Promise<{ outcome: Outcome }>)
    .catch(() => ({ outcome: "ok" as const }));
  return { step: "stored", ...outcome };
}

/**
 * Sends a public form with script and tells what became of it. The key that makes a second send the same lead is
 * made at the first one and kept until an answer came.
 */
export function useLeadForm(path: string, onSettled: (settled: Settled, form: HTMLFormElement) => void) {
  const [state, setState] = useState<State>({ step: "idle" });
  const key = useRef("");

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (state.step === "sending") return;
    const form = event.currentTarget;
    setState({ step: "sending" });
    key.current ||= crypto.randomUUID();
    const fields = new FormData(form);
    fields.set("key", key.current);
    const settled = await sendForm(path, fields).catch((): Settled => ({ step: "lost" }));
    if (settled.step !== "lost" && !(settled.step === "refused" && settled.answer.status === "unavailable")) key.current = "";
    setState(settled);
    onSettled(settled, form);
  }

  return { state, send, forget: () => setState((now) => (now.step === "sending" ? now : { step: "idle" })) };
}

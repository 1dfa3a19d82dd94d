import { useSyncExternalStore } from "react";
import { choiceCookie, type Purpose, readChoice } from "../../../domain/consent/consent.ts";
import { pathOf } from "../../paths.ts";
import { useConsentPrompt } from "./use-consent-prompt.ts";

export type Problem = { problem: "outdated" | "unavailable" | "no-cookies" } | { problem: "limited"; minutes: number };

const requestTimeout = 20_000;
const changed = "consent-changed";

function watchChoice(onChange: () => void) {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

async function post(fields: FormData): Promise<Problem | undefined> {
  const response = await fetch(pathOf("consent"), {
    method: "POST",
    body: fields,
    // The answer to a stored choice is a redirect to the current page, which need not be loaded again.
    redirect: "manual",
    signal: AbortSignal.timeout(requestTimeout),
  }).catch(() => undefined);
  if (response?.type === "opaqueredirect") return readChoice(document.cookie) ? undefined : { problem: "no-cookies" };
  if (response?.status === 429)
    return { problem: "limited", minutes: Math.ceil(Number(response.headers.get("Retry-After")) / 60) };
  return { problem: response?.status === 422 ? "outdated" : "unavailable" };
}

/** A choice that could not be stored counts as a refusal, even after an earlier acceptance. */
export async function sendChoice(fields: FormData): Promise<Problem | undefined> {
  const problem = await post(fields);
  const before = readChoice(document.cookie);
  if (problem && before) document.cookie = choiceCookie({ ...before, choices: {} }, location.protocol === "https:");
  window.dispatchEvent(new Event(changed));
  return problem;
}

export function useConsent() {
  const prompt = useConsentPrompt();
  const cookies = useSyncExternalStore(
    watchChoice,
    () => document.cookie,
    () => undefined,
  );
  const kept = cookies === undefined ? undefined : readChoice(cookies);
  const counts = kept?.version === prompt?.version && Object.keys(kept?.choices ?? {}).length > 0;
  const choice = counts ? kept : undefined;
  return {
    prompt,
    /** The stored choice. Undefined until hydration, and if no choice of the current version is stored. */
    choice,
    /** True while a purpose has no stored choice, and always until hydration. */
    isOpen: prompt !== null && prompt.purposes.some(({ id }) => choice?.choices[id] === undefined),
    isAlive: cookies !== undefined,
    hasConsent: (purpose: Purpose) => choice?.choices[purpose] === true,
    /** Gives consent to one purpose at the place where the service is used, and leaves the other choices unchanged. */
    giveConsent(purpose: Purpose) {
      const fields = new FormData();
      fields.set("choice", purpose);
      fields.set("wording", prompt?.wording ?? "");
      return sendChoice(fields);
    },
  };
}

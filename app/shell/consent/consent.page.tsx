import { data, redirect } from "react-router";
import { type Choices as Chosen, choiceCookie, type Purpose, readChoice } from "../../../domain/consent/consent.ts";
import { keepChoice } from "../../../domain/consent/consent.server.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { languages } from "../../../platform/language/language.ts";
import { services } from "../../context/context.server.ts";
import { useWords } from "../language.tsx";
import { sameSitePath } from "../same-site-path.ts";
import type { Route } from "./+types/consent.page.ts";
import { consentPrompt, requestOf } from "./consent-prompt.server.ts";
import { Choices } from "./choices.tsx";
import { ProblemLine } from "./consent-form.tsx";
import type { Problem } from "./use-consent.ts";
import { consentWords } from "./words.ts";
import { shellWords } from "../words.ts";

/** Returns the choices made in the form. Consent to a single purpose leaves the other choices as in `before`. */
function chosenIn(form: Record<string, string>, purposes: Purpose[], before: Chosen | undefined): Chosen | undefined {
  const each = (given: (purpose: Purpose) => boolean | undefined) =>
    Object.fromEntries(purposes.map((purpose) => [purpose, given(purpose)]));
  const { choice } = form;
  if (choice === "accept") return each(() => true);
  if (choice === "refuse") return each(() => false);
  if (choice === "chosen") return each((purpose) => form[purpose] === "on");
  return purposes.some((purpose) => purpose === choice)
    ? each((purpose) => purpose === choice || before?.[purpose])
    : undefined;
}

/**
 * Stores a choice and redirects to the page on which the choice was made. This route's own page is only shown after an
 * error.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, content, env, log, readiness, lang, address } = context.get(services);
  const secure = env.APP_URL.startsWith("https:");
  const before = readChoice(request.headers.get("cookie"));
  const form = await readForm(request);
  const { pathname, search, hash } = sameSitePath(form?.["to"]);
  const to = `${pathname}${search}${hash}`;

  const refuse = (status: number, problem: Problem, headers: Record<string, string> = {}) =>
    data(
      {
        ...problem,
        to,
        prompt: consentPrompt(env, content, lang),
        details: requestOf(env, content, lang)?.purposes ?? [],
      },
      {
        status,
        // A choice that could not be stored counts as a refusal, so the earlier choices are removed from the cookie.
        headers: { ...headers, ...(before && { "Set-Cookie": choiceCookie({ ...before, choices: {} }, secure) }) },
      },
    );

  if (!form) return refuse(415, { problem: "unavailable" });
  const shown = languages
    .map((each) => requestOf(env, content, each))
    .find((each) => each?.wording.id === form["wording"]);
  const former = before?.version === shown?.wording.version ? before?.choices : undefined;
  const choices =
    shown &&
    chosenIn(
      form,
      shown.purposes.map(({ id }) => id),
      former,
    );
  if (!choices) return refuse(422, { problem: "outdated" });
  try {
    const kept = await keepChoice(db, { visitor: before?.visitor, choices, wording: shown.wording, address });
    if (kept.status === "kept")
      return redirect(to, { status: 303, headers: { "Set-Cookie": choiceCookie(kept.choice, secure) } });
    const { retryAfter } = kept;
    const minutes = Math.ceil(retryAfter / 60);
    return refuse(429, { problem: "limited", minutes }, { "Retry-After": String(retryAfter) });
  } catch (error) {
    readiness.storeFailed(error);
    log.error({ error }, "a choice could not be stored");
    return refuse(503, { problem: "unavailable" }, { "Retry-After": "5" });
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export default function ConsentPage({ actionData }: Route.ComponentProps) {
  const { error } = useWords(shellWords);
  const consent = useWords(consentWords);
  if (!actionData) return null;
  const { prompt, details, to } = actionData;
  return (
    <article className="page section legal">
      <title>{error.titleOfPage(consent.title)}</title>
      <h1>{consent.title}</h1>
      <section id="choices">
        <ProblemLine {...actionData} words={consent} />
        {prompt && <Choices prompt={prompt} details={details} to={to} />}
      </section>
    </article>
  );
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, type ServerBuild } from "react-router";
import { NotAllowed, NotInPlan } from "../../domain/audit/not-allowed.ts";
import { readLongForm } from "../../platform/http/fields.server.ts";
import { withoutKeys } from "../../platform/log/log.server.ts";
import { pathOf, unsavedKey } from "../paths.ts";
import { secretFields } from "../shell/form/receive.server.ts";
import type { Refusal } from "../shell/error-page.tsx";
import { refusalWords } from "../shell/refusal-words.ts";
import { requireColleague, requireRight, requireSeat, SignedOut } from "../shell/require.server.ts";
import type { Unsent } from "../shell/unsent-page.tsx";
import { failedAtTheDatabase } from "../context/readiness.server.ts";
import { type AccessRule, accessRuleOf } from "./route-rules.server.ts";
import { services, sessionUnread } from "../context/context.server.ts";
import { shellWords } from "../shell/words.ts";

function planRefusal({ context }: Arguments) {
  const { title, text, action } = refusalWords.in(context.get(services).lang).notInPlan;
  return data<Refusal>({ title, text, action, to: pathOf("pricing") }, { status: 403 });
}

type Arguments = LoaderFunctionArgs | ActionFunctionArgs;

/** Answers a request without a session; the answer to a page's form contains the typed values. */
async function answerSignedOut(request: Request, to: string, isPage: boolean) {
  if (!isPage) return redirect(pathOf("sign-in", { to, [unsavedKey]: 1 }), 303);
  const sent = await readLongForm(request, null).catch(() => null);
  const fields = [...(sent?.fields ?? [])].filter(([name]) => !secretFields.test(name));
  return data<Unsent>({ to, fields }, { status: 401 });
}

function planNeeded({ context }: Arguments) {
  const { notInPlan } = refusalWords.in(context.get(services).lang);
  const plans = `${context.get(services).env.APP_URL}${pathOf("pricing")}`;
  return new Response(`${notInPlan.title}. ${notInPlan.plansAt(plans)}\n`, {
    status: 403,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

const guarded =
  <Given extends Arguments>(handle: (given: Given) => unknown, { opens, right, seat }: AccessRule, isPage: boolean) =>
  async (given: Given) => {
    const { request, context } = given;
    const { error: words } = shellWords.in(context.get(services).lang);
    const unavailable = () => data(words.unavailableText, { status: 503 });
    if (context.get(sessionUnread)) throw unavailable();
    try {
      if (seat) await requireSeat(given, seat);
      if (right) requireColleague(given, right);
      if (opens) await requireRight(given, opens, isPage && request.method !== "POST");
      return await handle(given);
    } catch (error) {
      if (error instanceof SignedOut) throw await answerSignedOut(request, error.to, isPage);
      if (error instanceof NotInPlan) throw isPage ? planRefusal(given) : planNeeded(given);
      if (error instanceof NotAllowed) throw data(null, { status: 403 });
      if (!failedAtTheDatabase(error)) throw error;
      const path = withoutKeys(new URL(request.url).pathname);
      context.get(services).log.error({ error, path }, "the database did not answer");
      throw unavailable();
    }
  };

/** Adds the access checks to every loader and action; domain refusals become 403, database failures 503. */
export function guardedRoutes(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route || id === "root") return [id, route];
    const { loader, action, default: page } = route.module;
    const rule = accessRuleOf(id);
    const module = {
      ...route.module,
      ...(loader && { loader: guarded(loader, rule, page !== undefined) }),
      ...(action && { action: guarded(action, rule, page !== undefined) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

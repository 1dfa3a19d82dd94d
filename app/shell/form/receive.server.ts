import { data } from "react-router";
import type * as z from "zod";
import { NotAllowed } from "../../../domain/audit/not-allowed.ts";
import type { EditConflict } from "../../../domain/edit-conflict/edit-conflict.ts";
import { type Viewer, worksOnDesk } from "../../../domain/person/viewer.ts";
import { Crowded } from "../../../platform/auth/hash-queue.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { SenderGone } from "../../../platform/http/nameless-file.server.ts";
import { isLang } from "../../../platform/language/language.ts";
import { withoutKeys } from "../../../platform/log/log.server.ts";
import { takeAll } from "../../../platform/rate/bucket.server.ts";
import { notStored, services, upload, viewer } from "../../context/context.server.ts";
import { visitField } from "../visit.ts";
import { checkField, honeypotField, shownField } from "./answer.ts";
import { shownTextField } from "./shown-text.tsx";
import type { Refusal } from "./refusal.ts";
import type { RouteArgs } from "../require.server.ts";

export type Fields = Record<string, string>;

/** Why a form is refused; `retryAfter` is in seconds, and `http` is the HTTP status. */
export type Refused = {
  refused: string;
  http?: number;
  errors?: Record<string, string>;
  retryAfter?: number;
  next?: string;
  overtaken?: EditConflict[];
  /**
   * Values that the answer returns to the form in addition to the sent values. A sent value of the same name is
   * replaced.
   */
  values?: Fields;
};

const httpOf: Record<string, number> = {
  unreadable: 415,
  invalid: 422,
  limited: 429,
  crowded: 503,
  unavailable: 503,
};

export const secretFields = /password|code|passkey/i;
const ofTheForm = new Set([honeypotField, visitField, shownField, checkField, "key"]);
const longestKept = 6_000;
/** The rate limit of forms sent by a founder or an investor. No person fills in forms faster. */
const sending = { capacity: 120, perSecond: 1 };
/** The daily limit of forms sent by a founder or an investor. */
const sendingInDay = { capacity: 600, perSecond: 600 / (24 * 3_600) };

/** Counts a form against the sender's limits and returns the seconds to wait, which is 0 for team members. */
export async function waitOf(db: Db, who: Viewer | null) {
  if (!who || worksOnDesk(who.role)) return 0;
  const taken = await takeAll(db, [
    { key: `forms:${who.id}`, ...sending },
    { key: `forms:day:${who.id}`, ...sendingInDay },
  ]);
  return taken.allowed ? 0 : Math.ceil(taken.retryAfterMs / 1_000);
}

/** Returns the sent values that the form shows again, without secrets and internal fields. */
const typedIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !secretFields.test(name) && !ofTheForm.has(name) && !name.startsWith(shownTextField("")))
      .map(([name, value]) => [name, value.slice(0, longestKept)]),
  );

export const limited = ({ retryAfter }: { retryAfter: number }): Refused => ({ refused: "limited", retryAfter });

export const invalid = (errors: Record<string, string>): Refused => ({ refused: "invalid", errors });

/** The result for a valid form that was sent only to be validated. */
const sound: Refused = { refused: "sound" };

/** Runs `work` if the fields match the schema. Otherwise refuses the form with the first error of each field. */
export const checked =
  <Values, Done>(schema: z.ZodType<Values>, work: (values: Values, fields: Fields) => Promise<Done | Refused>) =>
  async (fields: Fields): Promise<Done | Refused> => {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return fields[checkField] ? sound : work(parsed.data, fields);
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return invalid(errors);
  };

export const byIntent =
  <Done>(actions: Record<string, (fields: Fields) => Promise<Done | Refused>>, field = "intent") =>
  async (fields: Fields): Promise<Done | Refused> => {
    const intent = fields[field] ?? "";
    const carryOut = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
    return carryOut ? carryOut(fields) : { refused: "unreadable", http: 422 };
  };

type Received<Done> = { done: Done } | { refusal: Refusal; init: { status: number; headers: Record<string, string> } };

/** Reads a submitted form and runs `work`; the values of each field in `many` are joined with commas. */
export async function receive<Done extends object>(
  { request, context }: RouteArgs,
  work: (fields: Fields) => Promise<Done | Refused>,
  many?: readonly string[],
): Promise<Received<Done>> {
  const { db, log, readiness } = context.get(services);
  const uploaded = context.get(upload);
  // If a field name is repeated, the first value is used, as in readForm.
  const fields = uploaded ? Object.fromEntries(uploaded.fields.toReversed()) : await readForm(request, many);
  const refuse = ({ refused, http, errors = {}, retryAfter, next, overtaken, values }: Refused) => ({
    refusal: {
      status: refused,
      errors,
      values: { ...typedIn(fields ?? {}), ...values },
      minutes: Math.ceil((retryAfter ?? 0) / 60),
      ...(next && { next }),
      ...(overtaken && { overtaken }),
    },
    init: {
      // A form sent only to be validated is answered with 200, even if errors are found.
      status: fields?.[checkField] ? 200 : (http ?? httpOf[refused] ?? 409),
      headers: retryAfter ? { "Retry-After": String(retryAfter) } : ({} as Record<string, string>),
    },
  });
  if (!fields) return refuse({ refused: "unreadable" });
  // Uses the form's language, because another tab may have changed the visitor's language since the form was shown.
  const lang = fields[shownField];
  if (isLang(lang)) context.set(services, { ...context.get(services), lang });
  try {
    const wait = await waitOf(db, context.get(viewer));
    if (wait) return refuse(limited({ retryAfter: wait }));
    const done = await work(fields);
    return "refused" in done ? refuse(done) : { done };
  } catch (error) {
    // A response thrown by the form, such as a redirect or a 404, is not a failure.
    if (!(error instanceof Error) || error instanceof NotAllowed) throw error;
    if (error instanceof Crowded) return refuse({ refused: "crowded", retryAfter: error.retryAfter });
    if (error instanceof SenderGone) return refuse({ refused: "unavailable" });
    context.set(notStored, true);
    readiness.storeFailed(error);
    log.error({ error, path: withoutKeys(new URL(request.url).pathname) }, "a form could not be stored");
    return refuse({ refused: "unavailable", retryAfter: 5 });
  }
}

export async function receiveAtPage(
  args: RouteArgs,
  work: (fields: Fields) => Promise<Response | Refused>,
  many?: readonly string[],
) {
  const received = await receive(args, work, many);
  return "done" in received ? received.done : data(received.refusal, received.init);
}

import { data } from "react-router";
import type * as z from "zod";
import { NotAllowed } from "../../../domain/audit/not-allowed.ts";
import type { EditConflict } from "../../../domain/edit-conflict/edit-conflict.ts";
import { type Viewer, worksOnDesk } from "../../../domain/person/viewer.ts";
import { Crowded } from "../../../platform/auth/hash-queue.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { isLang } from "../../../platform/language/language.ts";
import { withoutKeys } from "../../../platform/log/log.server.ts";
import { takeAll } from "../../../platform/rate/bucket.server.ts";
import { notStored, services, upload, viewer } from "../../context/context.server.ts";
import { visitField } from "../visit.ts";
import { checkField, honeypotField, shownField } from "./answer.ts";
import type { Refusal } from "./refusal.ts";
import type { RouteArgs } from "../require.server.ts";

export type Fields = Record<string, string>;

/**
 * Why a form is refused; `retryAfter` counts seconds. The HTTP status is `http`, or the default of the reason, or 409.
 */
export type Refused = {
  refused: string;
  http?: number;
  errors?: Record<string, string>;
  retryAfter?: number;
  next?: string;
  overtaken?: EditConflict[];
  /** Values for the form's fields besides those sent. */
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
/** The rate limit for forms from a founder or an investor; no person fills them in faster. */
const sending = { capacity: 120, perSecond: 1 };
/** The limit for a day. */
const sendingInDay = { capacity: 600, perSecond: 600 / (24 * 3_600) };

/**
 * Counts a form of a signed-in person against their limits; resolves to 0, or to the seconds to wait. The limits
 * protect the server's time and storage. The team has none: its accounts are created by administrators only.
 */
export async function waitOf(db: Db, who: Viewer | null) {
  if (!who || worksOnDesk(who.role)) return 0;
  const taken = await takeAll(db, [
    { key: `forms:${who.id}`, ...sending },
    { key: `forms:day:${who.id}`, ...sendingInDay },
  ]);
  return taken.allowed ? 0 : Math.ceil(taken.retryAfterMs / 1_000);
}

/** The sent values that are shown in the form again, without secrets and internal fields. */
const typedIn = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !secretFields.test(name) && !ofTheForm.has(name))
      .map(([name, value]) => [name, value.slice(0, longestKept)]),
  );

export const limited = ({ retryAfter }: { retryAfter: number }): Refused => ({ refused: "limited", retryAfter });

export const invalid = (errors: Record<string, string>): Refused => ({ refused: "invalid", errors });

/** The answer to a valid form that was sent to be validated only. */
const sound: Refused = { refused: "sound" };

/** Runs `work` if the fields meet the schema; otherwise refuses with the first error of each field. */
export const checked =
  <Values, Done>(schema: z.ZodType<Values>, work: (values: Values, fields: Fields) => Promise<Done | Refused>) =>
  async (fields: Fields): Promise<Done | Refused> => {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return fields[checkField] ? sound : work(parsed.data, fields);
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return invalid(errors);
  };

/** Picks the action by the value of the pressed button; "" is the action of a button without a value. */
export const byIntent =
  <Done>(actions: Record<string, (fields: Fields) => Promise<Done | Refused>>, field = "intent") =>
  async (fields: Fields): Promise<Done | Refused> => {
    const intent = fields[field] ?? "";
    const carryOut = Object.hasOwn(actions, intent) ? actions[intent] : undefined;
    return carryOut ? carryOut(fields) : { refused: "unreadable", http: 422 };
  };

type Received<Done> = { done: Done } | { refusal: Refusal; init: { status: number; headers: Record<string, string> } };

/**
 * Reads a submitted form and carries it out; a refusal keeps the typed values. Several values of a field in `many` are
 * joined with commas.
 */
export async function receive<Done extends object>(
  { request, context }: RouteArgs,
  work: (fields: Fields) => Promise<Done | Refused>,
  many?: readonly string[],
): Promise<Received<Done>> {
  const { db, log, readiness } = context.get(services);
  const uploaded = context.get(upload);
  // The first value of a repeated name counts, as in readForm.
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
      // A check that finds errors is a successful check.
      status: fields?.[checkField] ? 200 : (http ?? httpOf[refused] ?? 409),
      headers: retryAfter ? { "Retry-After": String(retryAfter) } : ({} as Record<string, string>),
    },
  });
  if (!fields) return refuse({ refused: "unreadable" });
  // Another tab may have changed the language since; consents are in the language that was shown.
  const lang = fields[shownField];
  if (isLang(lang)) context.set(services, { ...context.get(services), lang });
  try {
    const wait = await waitOf(db, context.get(viewer));
    if (wait) return refuse(limited({ retryAfter: wait }));
    const done = await work(fields);
    return "refused" in done ? refuse(done) : { done };
  } catch (error) {
    // An answer that the form throws, such as a redirect or a 404, is no failure.
    if (!(error instanceof Error) || error instanceof NotAllowed) throw error;
    if (error instanceof Crowded) return refuse({ refused: "crowded", retryAfter: error.retryAfter });
    context.set(notStored, true);
    readiness.storeFailed(error);
    log.error({ error, path: withoutKeys(new URL(request.url).pathname) }, "a form could not be stored");
    return refuse({ refused: "unavailable", retryAfter: 5 });
  }
}

/** The answer of a page to its form: the redirect, or the refusal. */
export async function receiveAtPage(
  args: RouteArgs,
  work: (fields: Fields) => Promise<Response | Refused>,
  many?: readonly string[],
) {
  const received = await receive(args, work, many);
  return "done" in received ? received.done : data(received.refusal, received.init);
}

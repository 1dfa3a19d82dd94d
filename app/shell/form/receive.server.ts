import { data, redirect, type RouterContextProvider } from "react-router";
import type * as z from "zod";
import type { LeadForm, LeadSource } from "../../../domain/lead/lead.ts";
import { submitLead } from "../../../domain/lead/submission.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { readForm } from "../../../platform/http/fields.server.ts";
import { services, visitor } from "../../services.server.ts";
import { receiptPath } from "../../paths.ts";
import { trapField, type FormAnswer } from "./answer.ts";

type Values = { email: string; marketing: boolean };

/** One public form: its rule, and what of it is kept as the lead's payload. */
export type LeadFormDefinition<T extends Values> = {
  form: LeadForm;
  schema: z.ZodType<T>;
  payload: (values: T, lang: Lang) => Record<string, string | number>;
  /** Fields of which several values may be chosen; the rule gets them with commas between. */
  many?: readonly string[];
  /** The wording of a box without which the rule lets nothing through: its proof is kept. */
  accepts?: { purpose: "risk"; consent: string };
  /** Where a browser alone is sent once it is stored; without it the receipt's own page. */
  receiptAt?: (receipt: string) => string;
};

const campaignKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content", "gclid"];

/** The page a form was sent from and its campaign, as its address tells. */
function sourceOf(referer: string | null, appUrl: string): LeadSource {
  if (!referer || !URL.canParse(referer)) return {};
  const { origin, pathname, searchParams } = new URL(referer);
  if (origin !== new URL(appUrl).origin) return {};
  const campaign = campaignKeys.flatMap((key) => {
    const value = searchParams.get(key);
    return value ? [[key, value.slice(0, 200)]] : [];
  });
  return { page: pathname.slice(0, 300), ...(campaign.length > 0 && { campaign: Object.fromEntries(campaign) }) };
}

type Answer = { status: number; body: FormAnswer; headers?: Record<string, string> };

/** What every public form does with what was sent: checks it, limits it, stores it. */
async function receive<T extends Values>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  definition: LeadFormDefinition<T>,
): Promise<Answer> {
  const { db, secret, content, env, log, readiness } = context.get(services);
  const { lang, address } = context.get(visitor);
  const fields = await readForm(request, definition.many);
  if (!fields) return { status: 415, body: { status: "unreadable", values: {} } };
  const { [trapField]: trap = "", key, ...values } = fields;
  const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, 6_000)]));
  const parsed = definition.schema.safeParse(values);
  if (!parsed.success) {
    const errors: Record<string, string> = {};
    for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
    return { status: 422, body: { status: "invalid", errors, values: typed } };
  }
  const notice = content.find("notice", definition.form, lang);
  const marketing = content.find("consent", "marketing-email", lang);
  const { accepts } = definition;
  const accepted = accepts && content.find("consent", accepts.consent, lang);
  try {
    const submitted = await submitLead(db, secret, {
      form: definition.form,
      key: key && /^[\w-]{16,64}$/.test(key) ? key : undefined,
      email: parsed.data.email,
      lang,
      payload: definition.payload(parsed.data, lang),
      consents: [
        { purpose: "notice", version: notice.version, wording: notice.summary, given: true },
        { purpose: "marketing", version: marketing.version, wording: marketing.text, given: parsed.data.marketing },
        ...(accepts && accepted
          ? [{ purpose: accepts.purpose, version: accepted.version, wording: accepted.text, given: true }]
          : []),
      ],
      source: sourceOf(request.headers.get("referer"), env.APP_URL),
      address,
      notify: content.site.notificationEmail,
      spam: trap !== "",
    });
    if (submitted.status === "stored") return { status: 200, body: submitted };
    const { retryAfter } = submitted;
    return {
      status: 429,
      body: { status: "limited", minutes: Math.ceil(retryAfter / 60), values: typed },
      headers: { "Retry-After": String(retryAfter) },
    };
  } catch (error) {
    readiness.storeFailed(error);
    log.error({ error, form: definition.form }, "a lead could not be stored");
    return { status: 503, body: { status: "unavailable", values: typed }, headers: { "Retry-After": "5" } };
  }
}

/** The two doors of a form: its page, which a browser alone posts to, and the address that a script sends to. */
export function leadFormActions<T extends Values>(definition: LeadFormDefinition<T>) {
  type Arguments = { request: Request; context: Readonly<RouterContextProvider> };
  return {
    /** Stored leads to the receipt's page; anything else draws the form again with what was typed. */
    async page({ request, context }: Arguments) {
      const { status, body, headers } = await receive(request, context, definition);
      if (body.status === "stored") throw redirect((definition.receiptAt ?? receiptPath)(body.receipt), 303);
      return data(body, { status, ...(headers && { headers }) });
    },
    async script({ request, context }: Arguments) {
      const { status, body, headers } = await receive(request, context, definition);
      return Response.json(body, { status, headers: { "Cache-Control": "no-store", ...headers } });
    },
  };
}

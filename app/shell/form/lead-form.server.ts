import { data, redirect } from "react-router";
import type * as z from "zod";
import type { LeadForm } from "../../../domain/form/forms.ts";
import { type Submission, submitLead, type Submitted } from "../../../domain/lead/submission.server.ts";
import { askForNews } from "../../../domain/newsletter/newsletter.server.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import type { EmailContext } from "../../../domain/delivery/email-context.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { services, visitor } from "../../context/context.server.ts";
import { pathOf, type ReceiptPage } from "../../paths.ts";
import { visitField } from "../visit.ts";
import { honeypotField } from "./answer.ts";
import { sourceOf } from "./lead-source.server.ts";
import type { OutcomeWords } from "./status-line.tsx";
import { checked, limited, receive, type Refused } from "./receive.server.ts";
import type { RouteArgs } from "../require.server.ts";

/** A schema, or a function that makes it from the content. */
type Schema<T> = z.ZodType<T> | ((content: Content) => z.ZodType<T>);

/** One public form: its schema, and how valid values are stored. */
type FormDefinition<T> = {
  schema: Schema<T>;
  /** Fields that take several values; the schema gets them joined with commas. */
  many?: readonly string[] | undefined;
  /** Where a browser without script is redirected after the form is stored; the receipt's own page by default. */
  receiptAt?: ReceiptPage | undefined;
  cookie?: ((receipt: string, secure: boolean) => string) | undefined;
  store: (values: T, sent: RouteArgs & Sent) => Promise<Stored>;
};

type Sent = {
  /** The browser's idempotency key for this send. */
  key: string | undefined;
  visit: string | undefined;
  spam: boolean;
};

/** The sender of a form, and the wording that the form showed. */
type Sender = Omit<Submission, "form" | "payload">;

/** `gone`: the record that the form belongs to does not exist. */
type Stored = Submitted | { status: "closed"; next?: string } | { status: "gone" };

type Option = { id: string; label: string };

type LeadFormWords = OutcomeWords & { receipt?: ReturnType<EmailContext["receipt"]> };

/** Records of the content as the choices of a field. */
export const optionsOf = (records: readonly { id: string; name: string }[]): Option[] =>
  records.map(({ id, name }) => ({ id, label: name }));

type LeadValues = { email: string; marketing: boolean };

/** A form that becomes a lead: the values stored as its payload, or a function that stores it. */
export type LeadFormDefinition<T extends LeadValues> = {
  form: LeadForm;
  /** The form's outcome messages and receipt e-mail; absent if the form is answered elsewhere. */
  words?: (lang: Lang) => LeadFormWords;
  /** The labels of each choice, by the field stored in the lead. */
  choices?: (content: Content, lang: Lang) => Record<string, readonly Option[]>;
  schema: Schema<T>;
  many?: readonly string[];
  /** A required consent box, whose wording is stored as proof. */
  accepts?: { purpose: "risk"; consent: string };
  /** An optional consent box: its wording, and whether it was ticked. */
  offers?: { purpose: "phone"; consent: string; given: (values: T) => boolean };
  /** Where a browser without script is redirected after the form is stored; the receipt's own page by default. */
  receiptAt?: ReceiptPage;
  cookie?: (receipt: string, secure: boolean) => string;
} & (
  | { payload: (values: T, lang: Lang, content: Content) => Record<string, string | number> }
  | { store: (app: { db: Db; secret: string; content: Content; sender: Sender }, values: T) => Promise<Stored> }
);

const objectsToCounting = ({ headers }: Request) => headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";

function refusedOf(stored: Exclude<Stored, { status: "stored" }>): Refused {
  if (stored.status === "gone") return { refused: "unreadable", http: 404 };
  if (stored.status === "closed") return { refused: "closed", ...(stored.next && { next: stored.next }) };
  return limited(stored);
}

/** Validates, rate-limits and stores a public form. */
async function receivePublic<T>(args: RouteArgs, { schema, many, cookie, store }: FormDefinition<T>) {
  const { content, env } = args.context.get(services);
  const rule = typeof schema === "function" ? schema(content) : schema;
  const work = checked(rule, async (values: T, { key, [visitField]: visit, [honeypotField]: honeypot = "" }) => {
    const stored = await store(values, {
      ...args,
      key: key && /^[\w-]{16,64}$/.test(key) ? key : undefined,
      visit,
      spam: honeypot !== "",
    });
    if (stored.status !== "stored") return refusedOf(stored);
    const kept = cookie?.(stored.receipt, env.APP_URL.startsWith("https:"));
    return { body: stored, headers: kept ? { "Set-Cookie": kept } : ({} as Record<string, string>) };
  });
  return receive(args, work, many);
}

/**
 * The two actions of a form: for its page, which a browser without script posts to, and for the URL that a script sends
 * to.
 */
export function formActions<T>(definition: FormDefinition<T>) {
  return {
    /** Redirects to the receipt of a stored form; otherwise renders the form again with the typed values. */
    async page(args: RouteArgs) {
      const received = await receivePublic(args, definition);
      if ("refusal" in received) return data(received.refusal, received.init);
      const { body, headers } = received.done;
      throw redirect(pathOf(definition.receiptAt ?? "receipt", { receipt: body.receipt }), { status: 303, headers });
    },
    async script(args: RouteArgs) {
      const received = await receivePublic(args, definition);
      const [body, init] =
        "refusal" in received ? [received.refusal, received.init] : [received.done.body, received.done];
      return Response.json(body, { ...init, headers: { "Cache-Control": "no-store", ...init.headers } });
    },
  };
}

/** The two actions of a form whose values become a lead, with the consent wording that the form showed. */
export function defineForm<T extends LeadValues>(definition: LeadFormDefinition<T>) {
  const { form, words, choices, schema, many, accepts, offers, receiptAt, cookie } = definition;
  const actions = formActions({
    schema,
    many,
    receiptAt,
    cookie,
    async store(values, { request, context, key, visit, spam }) {
      const { db, secret, content, env } = context.get(services);
      const { lang, address } = context.get(visitor);
      const notice = content.find("notice", form, lang);
      const marketing = content.find("consent", "marketing-email", lang);
      const accepted = accepts && content.find("consent", accepts.consent, lang);
      const offered = offers && content.find("consent", offers.consent, lang);
      const sender: Sender = {
        key,
        email: values.email,
        lang,
        consents: [
          { purpose: "notice", version: notice.version, wording: notice.summary, given: true },
          { purpose: "marketing", version: marketing.version, wording: marketing.text, given: values.marketing },
          ...(accepts && accepted
            ? [{ purpose: accepts.purpose, version: accepted.version, wording: accepted.text, given: true }]
            : []),
          ...(offers && offered
            ? [
                {
                  purpose: offers.purpose,
                  version: offered.version,
                  wording: offered.text,
                  given: offers.given(values),
                },
              ]
            : []),
        ],
        source: sourceOf(
          { referer: request.headers.get("referer"), visit, objects: objectsToCounting(request) },
          env.APP_URL,
        ),
        address,
        notify: content.site.notificationEmail,
        askForNews,
        spam,
      };
      if ("store" in definition) return definition.store({ db, secret, content, sender }, values);
      return submitLead(db, secret, { ...sender, form, payload: definition.payload(values, lang, content) });
    },
  });
  return { form, words, choices, schema, ...actions };
}

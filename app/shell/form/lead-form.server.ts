import { data, redirect } from "react-router";
import type * as z from "zod";
import type { Submission, Submitted } from "../../../domain/lead/submission.ts";
import type { Content } from "../../../domain/content/content.server.ts";
import type { EmailContext } from "../../../domain/delivery/email-context.ts";
import { services } from "../../context/context.server.ts";
import { pathOf, type ReceiptPage } from "../../paths.ts";
import { visitField } from "../visit.ts";
import { honeypotField } from "./answer.ts";
import type { OutcomeWords } from "./status-line.tsx";
import { checked, type Fields, limited, receive, type Refused } from "./receive.server.ts";
import type { RouteArgs } from "../require.server.ts";

export type Schema<T> = z.ZodType<T> | ((content: Content) => z.ZodType<T>);

type FormDefinition<T> = {
  schema: Schema<T>;
  /** The names of fields with several values. The schema gets these values joined with commas. */
  many?: readonly string[] | undefined;
  /** The page shown to a browser without script after the form is stored. The default is the receipt page. */
  receiptAt?: ReceiptPage | undefined;
  cookie?: ((receipt: string, secure: boolean) => string) | undefined;
  store: (values: T, sent: RouteArgs & Sent) => Promise<Stored | Refused>;
};

type Sent = {
  key: string | undefined;
  visit: string | undefined;
  spam: boolean;
  fields: Fields;
};

export type Sender = Omit<Submission, "form" | "payload">;

/** "closed": `next` is the next open intake or session. "gone": the form's record does not exist. */
export type Stored = Submitted | { status: "closed"; next?: string } | { status: "gone" };

export type Option = { id: string; label: string };

export type LeadFormWords = OutcomeWords & { receipt?: ReturnType<EmailContext["receipt"]> };

export const optionsOf = (records: readonly { id: string; name: string }[]): Option[] =>
  records.map(({ id, name }) => ({ id, label: name }));

function refusedOf(stored: Exclude<Stored, { status: "stored" }>): Refused {
  if (stored.status === "gone") return { refused: "unreadable", http: 404 };
  if (stored.status === "closed") return { refused: "closed", ...(stored.next && { next: stored.next }) };
  return limited(stored);
}

async function receivePublic<T>(args: RouteArgs, { schema, many, cookie, store }: FormDefinition<T>) {
  const { content, env } = args.context.get(services);
  const rule = typeof schema === "function" ? schema(content) : schema;
  const work = checked(rule, async (values: T, fields) => {
    const { key, [visitField]: visit, [honeypotField]: honeypot = "" } = fields;
    const stored = await store(values, {
      ...args,
      key: key && /^[\w-]{16,64}$/.test(key) ? key : undefined,
      visit,
      spam: honeypot !== "",
      fields,
    });
    if ("refused" in stored) return stored;
    if (stored.status !== "stored") return refusedOf(stored);
    const kept = cookie?.(stored.receipt, env.APP_URL.startsWith("https:"));
    return { body: stored, headers: kept ? { "Set-Cookie": kept } : ({} as Record<string, string>) };
  });
  return receive(args, work, many);
}

/**
 * Returns the two actions of a form: `page` for a browser without script, and `script` for the URL to which a script
 * sends the form.
 */
export function formActions<T>(definition: FormDefinition<T>) {
  return {
    /** Redirects to the receipt of a stored form. A refused form is shown again with the typed values. */
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

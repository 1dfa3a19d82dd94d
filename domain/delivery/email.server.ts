import type { SQL } from "drizzle-orm";
import * as z from "zod";
import type { StopKind } from "../../emails/stop.ts";
import type { WrittenEmail } from "../../emails/email-layout.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import type { Queue } from "../../platform/jobs/jobs.server.ts";
import { languages } from "../../platform/language/language.ts";
import type { Message } from "../../platform/mail/smtp.server.ts";
import type { EmailContext, Stoppable } from "./email-context.ts";
import { emailQueues, type EmailRow, type Purpose } from "./queues.server.ts";

export const emailLang = z.enum(languages);

/** The recipient's (or the data subject's) address, and the id of the record that the e-mail is about. */
export type EmailAbout = { key: string; subject: string | null };

/** A written e-mail with its headers and attachments; `to` if the recipient differs from the key. */
type Mail = WrittenEmail & Pick<Message, "replyTo" | "attachments"> & { to?: string };

type Definition<Data> = {
  /** Stored in rows, so it must never change. */
  name: string;
  purpose: Purpose;
  /** The schema of the data stored in a job: neither free text nor links (docs/decisions/0029). */
  schema: z.ZodType<Data>;
  /**
   * For automatic e-mails: the kind that the reader can stop, and the id of the subscription. A test lists the other
   * e-mails.
   */
  stops?: {
    kind: StopKind;
    of(data: NoInfer<Data>, about: EmailAbout): string | null | undefined;
    /** The e-mail answers a form, so it is sent even if the reader has stopped its kind, and says how to resume. */
    answersForm?: true;
  };
  /** Null if the e-mail must no longer be sent. */
  write(data: NoInfer<Data>, context: EmailContext, about: EmailAbout): Promise<Mail | null>;
  /** Called just before sending, to start the lifetime of the e-mail's link, however long the e-mail was queued. */
  leaves?(db: Db, data: NoInfer<Data>): Promise<void>;
  /** Called when the mail server rejects the address. */
  refused?(db: Db, data: NoInfer<Data>, reason: string): Promise<void>;
  /** At most `hour` e-mails leave in any hour about these subjects, of which the job's own is one; others wait. */
  together?: { hour: number; subjects(subject: string): SQL };
  /** Dropped rather than delayed by a limit, because the e-mail is useless when late. */
  sparable?: true;
  /** Also sent to an address whose owner was erased and has not accepted mail again since. */
  reachesErased?: true;
};

export type EmailToSend = { queue: Queue<EmailRow>; row: EmailRow & { letter: string } };

export function defineEmail<Data extends object>(definition: Definition<Data>) {
  const { name, purpose, schema, stops, write, leaves, refused, together, sparable, reachesErased } = definition;
  return {
    name,
    purpose,
    together,
    sparable,
    reachesErased,
    kind: stops?.kind,
    with: (data: Data): EmailToSend => ({
      queue: emailQueues[purpose],
      row: { letter: name, ...schema.parse(data) },
    }),
    /** Parses a stored row; null if it is invalid. */
    read(row: EmailRow, about: EmailAbout) {
      const { success, data } = schema.safeParse(row);
      if (!success) return null;
      const id = stops?.of(data, about);
      const stoppable: Stoppable | undefined = stops && id ? { kind: stops.kind, id, email: about.key } : undefined;
      return {
        stoppable,
        /** Null if the e-mail must no longer be sent, or the reader has stopped its kind. */
        write: async (context: EmailContext, stopped = false) =>
          stopped && !stops?.answersForm ? null : write(data, withStop(context, stoppable, stopped), about),
        leaves: async (db: Db) => leaves?.(db, data),
        refused: async (db: Db, reason: string) => refused?.(db, data, reason),
      };
    },
  };
}

/** The context with the stop link in its branding. */
const withStop = (context: EmailContext, stoppable: Stoppable | undefined, stopped: boolean): EmailContext => ({
  ...context,
  branding: (lang) => ({
    ...context.branding(lang),
    ...(stoppable && { stop: { kind: stoppable.kind, url: context.stopUrl(stoppable, lang), stopped } }),
  }),
});

export type Email = Omit<ReturnType<typeof defineEmail>, "with">;

/** The definition of a queued e-mail; undefined if no e-mail has its name. */
export const emailOf = (emails: readonly Email[], queue: string, { letter }: EmailRow) =>
  emails.find(({ name, purpose }) => (letter === undefined ? emailQueues[purpose].name === queue : name === letter));

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

/** `key` is the recipient's address or, for e-mails to the operator, the address that the e-mail is about. */
export type EmailAbout = { key: string; subject: string | null };

/** A written e-mail; `to` is set if the recipient is not the address in the job's key. */
type Mail = WrittenEmail & Pick<Message, "replyTo" | "attachments"> & { to?: string };

type Definition<Data> = {
  /** The e-mail's name, which must never change because it is stored in database rows. */
  name: string;
  purpose: Purpose;
  /** The schema of the data stored in a job; it must allow neither free text nor links (docs/decisions/0029). */
  schema: z.ZodType<Data>;
  /** Missing for e-mails that nobody can stop; emails.test.ts lists these e-mails with the reason. */
  stops?: {
    kind: StopKind;
    of(data: NoInfer<Data>, about: EmailAbout): string | null | undefined;
    /** True for the confirmation of a submitted form, which is sent even if the recipient has stopped such e-mails. */
    answersForm?: true;
  };
  write(data: NoInfer<Data>, context: EmailContext, about: EmailAbout): Promise<Mail | null>;
  /** Called just before sending, to start the lifetime of the link in the e-mail. */
  leaves?(db: Db, data: NoInfer<Data>): Promise<void>;
  refused?(db: Db, data: NoInfer<Data>, reason: string): Promise<void>;
  /** Called instead of sending when `write` returned null. */
  obsolete?(db: Db, about: EmailAbout): Promise<void>;
  /** A shared limit of `hour` e-mails per hour for all records that `subjects` selects; further e-mails wait. */
  together?: { hour: number; subjects(subject: string): SQL };
  /** Dropped instead of delayed when the address's limit is reached, because a late e-mail is useless. */
  sparable?: true;
  /** Waits for the address's limit however long, because its recipient cannot ask for it again. */
  waits?: true;
  /** True if this e-mail is sent even to an erased person. */
  reachesErased?: true;
};

export type EmailToSend = { queue: Queue<EmailRow>; row: EmailRow & { letter: string } };

export function defineEmail<Data extends object>(definition: Definition<Data>) {
  const { name, purpose, schema, stops, write, leaves, refused, obsolete, together, sparable, waits, reachesErased } =
    definition;
  return {
    name,
    purpose,
    together,
    sparable,
    waits,
    reachesErased,
    kind: stops?.kind,
    with: (data: Data): EmailToSend => ({
      queue: emailQueues[purpose],
      row: { letter: name, ...schema.parse(data) },
    }),
    read(row: EmailRow, about: EmailAbout) {
      const { success, data } = schema.safeParse(row);
      if (!success) return null;
      const id = stops?.of(data, about);
      const stoppable: Stoppable | undefined = stops && id ? { kind: stops.kind, id, email: about.key } : undefined;
      return {
        stoppable,
        /** Returns null for an obsolete or stopped e-mail; the confirmation of a submitted form cannot be stopped. */
        write: async (context: EmailContext, stopped = false) =>
          stopped && !stops?.answersForm ? null : write(data, withStop(context, stoppable, stopped), about),
        leaves: async (db: Db) => leaves?.(db, data),
        refused: async (db: Db, reason: string) => refused?.(db, data, reason),
        obsolete: async (db: Db) => obsolete?.(db, about),
      };
    },
  };
}

const withStop = (context: EmailContext, stoppable: Stoppable | undefined, stopped: boolean): EmailContext => ({
  ...context,
  branding: (lang) => ({
    ...context.branding(lang),
    ...(stoppable && { stop: { kind: stoppable.kind, url: context.stopUrl(stoppable, lang), stopped } }),
  }),
});

export type Email = Omit<ReturnType<typeof defineEmail>, "with">;

export const emailOf = (emails: readonly Email[], queue: string, { letter }: EmailRow) =>
  emails.find(({ name, purpose }) => (letter === undefined ? emailQueues[purpose].name === queue : name === letter));

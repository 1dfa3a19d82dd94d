import * as z from "zod";
import type { StopKind } from "../../emails/stop.ts";
import type { WrittenEmail } from "../../emails/email-layout.tsx";
import type { Db } from "../../platform/db/database.server.ts";
import type { Queue } from "../../platform/jobs/jobs.server.ts";
import { languages } from "../../platform/language/language.ts";
import type { Message } from "../../platform/mail/mail.server.ts";
import type { EmailContext, Stoppable } from "./email-context.ts";
import { emailQueues, type EmailRow, type Purpose } from "./queues.server.ts";

export const emailLang = z.enum(languages);

/** The address that an e-mail goes to, or is about; and the record that it was queued for. */
export type EmailAbout = { key: string; subject: string | null };

/** A written e-mail with what goes beside it; `to` where it goes to another address than its key. */
type Mail = WrittenEmail & Pick<Message, "replyTo" | "attachments"> & { to?: string };

type Definition<Data> = {
  /** Rows hold it: it stays. */
  name: string;
  /** The queue it leaves by, and so the limits that it counts against. */
  purpose: Purpose;
  /** What a row holds of it. Nothing that was typed, and no link: docs/decisions/0029. */
  schema: z.ZodType<Data>;
  /** Of what comes by itself: the kind that its reader can stop, and whose. Every other mail is in the list of its test. */
  stops?: {
    kind: StopKind;
    of(data: NoInfer<Data>, about: EmailAbout): string | null | undefined;
    /** It answers a form: it leaves after a stop too, and says how the kind comes again. */
    answersForm?: true;
  };
  /** Null when it is not to be sent any more. */
  write(data: NoInfer<Data>, context: EmailContext, about: EmailAbout): Promise<Mail | null>;
  /** Called as it leaves, however long it waited: from now on counts the time of the link in it. */
  leaves?(db: Db, data: NoInfer<Data>): Promise<void>;
  /** Its address takes no mail. */
  refused?(db: Db, data: NoInfer<Data>, reason: string): Promise<void>;
  /** It says nothing any more when it comes late: one that a limit holds back is forgotten. */
  sparable?: true;
  /** It also reaches an address that was erased and has not let mail in again since. */
  reachesErased?: true;
};

/** An e-mail to be queued. */
export type EmailToSend = { queue: Queue<EmailRow>; row: EmailRow & { letter: string } };

export function defineEmail<Data extends object>(definition: Definition<Data>) {
  const { name, purpose, schema, stops, write, leaves, refused, sparable, reachesErased } = definition;
  return {
    name,
    purpose,
    sparable,
    reachesErased,
    kind: stops?.kind,
    with: (data: Data): EmailToSend => ({
      queue: emailQueues[purpose],
      row: { letter: name, ...schema.parse(data) },
    }),
    /** What a row says; null when it cannot be read. */
    read(row: EmailRow, about: EmailAbout) {
      const { success, data } = schema.safeParse(row);
      if (!success) return null;
      const id = stops?.of(data, about);
      const stoppable: Stoppable | undefined = stops && id ? { kind: stops.kind, id, email: about.key } : undefined;
      return {
        stoppable,
        /** Null when it is not to be sent any more, or its reader has stopped its kind. */
        write: async (context: EmailContext, stopped = false) =>
          stopped && !stops?.answersForm ? null : write(data, withStop(context, stoppable, stopped), about),
        leaves: async (db: Db) => leaves?.(db, data),
        refused: async (db: Db, reason: string) => refused?.(db, data, reason),
      };
    },
  };
}

/** The same, written by a sender who says where a mail like this one is stopped. */
const withStop = (context: EmailContext, stoppable: Stoppable | undefined, stopped: boolean): EmailContext => ({
  ...context,
  branding: (lang) => ({
    ...context.branding(lang),
    ...(stoppable && { stop: { kind: stoppable.kind, url: context.stopUrl(stoppable, lang), stopped } }),
  }),
});

/** An e-mail as its sender knows it. */
export type Email = Omit<ReturnType<typeof defineEmail>, "with">;

/** The e-mail that a row of this queue holds; undefined when there is none of its name. */
export const emailOf = (emails: readonly Email[], queue: string, { letter }: EmailRow) =>
  emails.find(({ name, purpose }) => (letter === undefined ? emailQueues[purpose].name === queue : name === letter));

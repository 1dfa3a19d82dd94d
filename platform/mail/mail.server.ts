import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SendMailOptions } from "nodemailer";
import { named } from "../language/organisation.ts";
import { MailError, message, overSmtp, type Message } from "./smtp.server.ts";
import { intoFolder } from "./mail-folder.server.ts";

export type Mailer = {
  send(message: Message, signal?: AbortSignal): Promise<void>;
  /** Deletes these e-mails' files in the folder; e-mails sent by SMTP cannot be recalled. */
  forget(ids: readonly string[]): Promise<void>;
};

const longestSend = 40_000;
const idInName = /([\da-f-]{36})\.eml(?:\.part)?$/;

/**
 * Creates a mailer that sends through an SMTP server, or writes each e-mail to a file in `folder` if `smtpUrl` is
 * missing.
 */
export function createMailer({
  smtpUrl,
  from,
  folder,
}: {
  smtpUrl: string | undefined;
  from: string;
  folder: string;
}): Mailer {
  const [, name = "", sender = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  const compose = ({ id, at, to, replyTo, subject, unsubscribeUrl }: Message): SendMailOptions => ({
    messageId: `<${id}@${sender.split("@")[1]}>`,
    date: at,
    from: { name: named(name), address: sender },
    to: { name: "", address: to },
    ...(replyTo && { replyTo: { name: "", address: replyTo } }),
    envelope: { from: sender, to: [to] },
    subject,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const deliver = smtpUrl ? overSmtp(smtpUrl, compose) : intoFolder(folder, compose);
  return {
    async send(given, signal) {
      const checked = message.safeParse(given);
      if (!checked.success)
        throw new MailError("refused", `bad ${checked.error.issues.map(({ path }) => path[0]).join(", ")}`);
      const limit = AbortSignal.timeout(longestSend);
      await deliver(checked.data, signal ? AbortSignal.any([signal, limit]) : limit);
    },
    async forget(ids) {
      if (smtpUrl || ids.length === 0) return;
      const gone = new Set(ids);
      const files = await readdir(folder).catch(() => []);
      for (const file of files)
        if (gone.has(idInName.exec(file)?.[1] ?? "")) await rm(join(folder, file), { force: true });
    },
  };
}

import nodemailer, { type NodemailerError, type SendMailOptions } from "nodemailer";
import * as z from "zod";

const address = z
  .string()
  .max(254)
  .regex(/^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/);
const header = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]*$/u);

const calendar = z.strictObject({
  type: z.literal("text/calendar"),
  method: z.enum(["REQUEST", "CANCEL"]),
  content: z
    .string()
    .max(20_000)
    .regex(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/),
});

export const message = z.strictObject({
  /** The same id is used for every attempt to send the e-mail, so that mail programs show the e-mail only once. */
  id: z.uuid(),
  at: z.date(),
  to: address,
  replyTo: address.optional(),
  subject: header,
  text: z.string().min(1),
  html: z.string().min(1),
  attachments: z.array(calendar).max(1).optional(),
  /** The URL to which mail programs send a POST request for one-click unsubscription (RFC 8058). */
  unsubscribeUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional(),
});

export type Message = z.output<typeof message>;

/**
 * `refused`: sending again is useless. `barred`: the settings are wrong. `unconfirmed`: may have arrived. `down`:
 * sending again may help. `deferred`: so it may, and the server takes e-mails for other recipients.
 */
export class MailError extends Error {
  readonly kind: "refused" | "barred" | "unconfirmed" | "deferred" | "down";
  constructor(kind: MailError["kind"], reason: string) {
    super(reason);
    this.kind = kind;
  }
}

/** RFC 6047: programs that display invitations read the alternative part, all other programs the attachment. */
const invitationIn = ({ attachments: [invitation] = [] }: Message) =>
  invitation && { icalEvent: { filename: "invite.ics", method: invitation.method, content: invitation.content } };

export type Compose = (message: Message) => SendMailOptions;

/** Which command the server answered last: a connection's errors don't tell, and commands may leave before answers. */
function dialogue() {
  const unanswered = ["connection"];
  let answered = "";
  const debug = ({ tnx }: { tnx?: string }, line: string) => {
    if (tnx === "client") unanswered.push(line);
    if (tnx === "server") answered = unanswered.shift() ?? answered;
  };
  return { logger: { debug }, transactionLog: true, answered: () => answered };
}

export function overSmtp(url: string, compose: Compose) {
  const { username, hostname } = new URL(url);
  const away = !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  const options = {
    url,
    connectionTimeout: 10_000,
    dnsTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 15_000,
    requireTLS: away && username !== "",
    tls: { minVersion: "TLSv1.2" as const },
  };
  return async (message: Message, signal: AbortSignal) => {
    const mail = {
      ...compose(message),
      text: message.text,
      html: message.html,
      ...invitationIn(message),
      textEncoding: "quoted-printable" as const,
      signal,
    };
    const { answered, ...log } = dialogue();
    try {
      await nodemailer.createTransport({ ...options, ...log }).sendMail(mail);
    } catch (error) {
      throw explain(error as NodemailerError, answered());
    }
  };
}

export const unanswered = "unanswered";

/** The text differs from that of a server that is away, because the two cause different work. */
export const deferred = (reason: string) => new MailError("deferred", `deferred, ${reason}`);

/** A refusal of the recipient, message or credentials is final; an error of the server may be temporary. */
function explain({ code, command, responseCode }: NodemailerError, answered: string) {
  const final = responseCode !== undefined && responseCode >= 500;
  if (final && code === "EAUTH") return new MailError("barred", "sign-in refused");
  if (final && command === "MAIL FROM") return new MailError("barred", "sender refused");
  const aboutMessage = code === "EENVELOPE" || code === "EMESSAGE";
  if (final && !aboutMessage) return new MailError("down", "server refused");
  // With 421 the server closes the connection, whatever it was asked (RFC 5321, 4.2.1).
  if (responseCode && !final && responseCode !== 421 && command === "RCPT TO")
    return deferred(`status ${responseCode}`);
  if (responseCode) return new MailError(final ? "refused" : "down", `status ${responseCode}`);
  if (code === "EENVELOPE") return new MailError("refused", "bad address");
  if (answered === "DATA") return new MailError("unconfirmed", "unconfirmed");
  const reason =
    { ETIMEDOUT: unanswered, EABORT: unanswered, ETLS: "certificate", EAUTH: "sign-in refused" }[code ?? ""] ??
    "unreachable";
  // The server looks up the recipient's domain before it answers RCPT TO, so that silence is about the recipient.
  const isAboutRecipient = reason === unanswered && answered.startsWith("MAIL FROM");
  return isAboutRecipient ? deferred(reason) : new MailError("down", reason);
}

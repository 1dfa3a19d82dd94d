import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type SmtpMode, type SmtpPeer, startSmtpPeer } from "../../e2e/peers/smtp.ts";
import { createMailer } from "./mail.server.ts";
import { MailError, type Message } from "./smtp.server.ts";

const folder = mkdtempSync(join(tmpdir(), "lab-mail-"));
afterAll(() => rmSync(folder, { recursive: true }));

let minute = 0;
const letter = (change: Partial<Message> = {}): Message => ({
  id: crypto.randomUUID(),
  at: new Date(Date.UTC(2026, 10, 21, 9, (minute += 1))),
  to: "marie@startup.example",
  subject: "Votre projection : 48 000 €",
  text: "Déjà 18 mois.\n\nÀ bientôt !",
  html: "<p>Déjà 18 mois.</p>",
  ...change,
});

const invitation = {
  type: "text/calendar" as const,
  method: "REQUEST" as const,
  content: "BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Déjà\r\nEND:VCALENDAR\r\n",
};

describe("through SMTP", () => {
  let peer: SmtpPeer;
  beforeAll(async () => {
    peer = await startSmtpPeer();
  });
  afterEach(async () => {
    await peer.set("ok");
    peer.received.length = 0;
  });
  afterAll(() => peer.close());

  const send = (message: Message, signal?: AbortSignal) =>
    createMailer({ smtpUrl: peer.url.replace("//", "//lab:key@"), from: "The Lab <lab@lab.example>", folder }).send(
      message,
      signal,
    );
  const failure = (message: Message, signal?: AbortSignal) =>
    send(message, signal).then(
      () => "sent",
      (error: unknown) => (error instanceof MailError ? `${error.kind}: ${error.message}` : error),
    );

  test("one recipient, one identity, in words that a server without 8bit takes", async () => {
    const message = letter({ replyTo: "visitor@else.example" });
    await send(message);
    const [mail] = peer.received;
    const header = Object.fromEntries(mail?.headers ?? []);
    expect(mail).toMatchObject({ recipients: ["marie@startup.example"], sender: "lab@lab.example" });
    expect(header).toMatchObject({
      from: "The Lab <lab@lab.example>",
      to: "marie@startup.example",
      "reply-to": "visitor@else.example",
      "message-id": `<${message.id}@lab.example>`,
      "auto-submitted": "auto-generated",
    });
    expect(mail?.body).toMatch(/^[\x00-\x7f]*$/);
    expect(mail?.body).toContain("quoted-printable");
  });

  test.each([
    ["to", "a@b.example\r\nBcc: c@d.example"],
    ["to", "a@b.example, c@d.example"],
    ["to", "Eve <a@b.example>"],
    ["to", "file:///etc/passwd"],
    ["replyTo", "a@b.example\nX: y"],
    ["subject", "Hello\r\nBcc: c@d.example"],
  ])("a %s of %j goes nowhere", async (field, value) => {
    expect(await failure(letter({ [field]: value }))).toBe(`refused: bad ${field}`);
    expect(peer.received).toEqual([]);
  });

  test("an invitation stands beside the text, for mail programs to act on, and as a file", async () => {
    await send(letter({ attachments: [invitation] }));
    const body = peer.received[0]?.body ?? "";
    const types = [...body.matchAll(/^Content-Type: ([^\r\n]+)/gm)].map(([, type]) => type);
    expect(types.map((type) => type?.replace(/ boundary=.*|; name=.*/, ""))).toEqual([
      expect.stringMatching(/^multipart\/alternative/),
      "text/plain; charset=utf-8",
      "text/html; charset=utf-8",
      "text/calendar; charset=utf-8; method=REQUEST",
      "application/ics",
    ]);
    const encoded = /application\/ics[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(body)?.[1] ?? "";
    expect(Buffer.from(encoded, "base64").toString()).toBe(invitation.content);
  });

  test.each([
    { ...invitation, type: "text/html" },
    { ...invitation, method: "PUBLISH" },
    { ...invitation, content: "hello" },
    { ...invitation, path: "/etc/passwd" },
    { ...invitation, content: `BEGIN:VCALENDAR\r\n${"x".repeat(20_000)}\r\nEND:VCALENDAR\r\n` },
  ])("nothing else leaves with a mail: %o", async (attachment) => {
    expect(await failure(letter({ attachments: [attachment as typeof invitation] }))).toBe("refused: bad attachments");
    expect(await failure(letter({ attachments: [invitation, invitation] }))).toBe("refused: bad attachments");
    expect(peer.received).toEqual([]);
  });

  test.each<[SmtpMode, string, number]>([
    ["down", "down: unreachable", 0],
    ["421", "down: status 421", 0],
    ["450", "deferred: deferred, status 450", 0],
    ["451", "down: status 451", 0],
    ["452", "down: status 452", 0],
    ["550", "refused: status 550", 0],
    ["535", "barred: sign-in refused", 0],
    ["553", "barred: sender refused", 0],
    ["drop", "unconfirmed: unconfirmed", 1],
  ])("a server that answers %s", async (mode, outcome, received) => {
    await peer.set(mode);
    expect(await failure(letter())).toBe(outcome);
    expect(peer.received).toHaveLength(received);
  });

  test.each<[SmtpMode, string]>([
    ["hang", "down: unanswered"],
    ["hang-mail", "down: unanswered"],
    ["hang-rcpt", "deferred: deferred, unanswered"],
    ["hang-data", "unconfirmed: unconfirmed"],
  ])("a server that says nothing is given up: %s", async (mode, outcome) => {
    await peer.set(mode);
    expect(await failure(letter(), AbortSignal.timeout(500))).toBe(outcome);
  });
});

test("without SMTP each message is a file that a person can read, oldest first by name, once however often it is sent", async () => {
  const mailer = createMailer({ smtpUrl: undefined, from: "no-reply@localhost", folder });
  const letters = [letter(), letter({ html: `<p>${"é".repeat(3_000)}</p>` }), letter()];
  for (const each of letters.toReversed()) await mailer.send(each);
  await mailer.send(letters[1] as Message);
  const files = readdirSync(folder).toSorted();
  expect(files.map((file) => file.slice(-40, -4))).toEqual(letters.map(({ id }) => id));
  const text = readFileSync(join(folder, files[0] ?? ""), "utf8");
  expect(text).toContain("To: marie@startup.example\n");
  expect(text).toContain("Déjà 18 mois.\n\nÀ bientôt !\n");
  expect(text).toContain("<p>Déjà 18 mois.</p>");
});

test("in its file an invitation can be read too", async () => {
  const own = mkdtempSync(join(folder, "invitation-"));
  await createMailer({ smtpUrl: undefined, from: "no-reply@localhost", folder: own }).send(
    letter({ attachments: [invitation] }),
  );
  const text = readFileSync(join(own, readdirSync(own)[0] ?? ""), "utf8");
  expect(text).toContain("Content-Type: text/calendar; charset=utf-8; method=REQUEST\n");
  expect(text).toContain("BEGIN:VCALENDAR\nMETHOD:REQUEST\nSUMMARY:Déjà\nEND:VCALENDAR\n");
});

test("what ends like a mail is a whole one at any moment", async () => {
  const own = mkdtempSync(join(folder, "whole-"));
  const mailer = createMailer({ smtpUrl: undefined, from: "no-reply@localhost", folder: own });
  const seen = new Set<string>();
  let sent = false;
  const sending = Promise.all(
    Array.from({ length: 200 }, () => mailer.send(letter({ html: `<p>${"é".repeat(30_000)}</p>` }))),
  ).then(() => (sent = true));
  while (!sent) {
    for (const file of readdirSync(own)) if (file.endsWith(".eml")) seen.add(file);
    await new Promise((resolve) => setImmediate(resolve));
  }
  await sending;
  expect([...seen].filter((file) => !/^2026-.*\.eml$/.test(file))).toEqual([]);
  expect(readdirSync(own).filter((file) => file.endsWith(".eml"))).toHaveLength(200);
});

test("what is forgotten leaves no file, not even one whose writing was broken off", async () => {
  const own = mkdtempSync(join(folder, "gone-"));
  const mailer = createMailer({ smtpUrl: undefined, from: "no-reply@localhost", folder: own });
  const [gone, kept] = [letter(), letter()];
  await mailer.send(gone);
  await mailer.send(kept);
  const [first = ""] = readdirSync(own).toSorted();
  copyFileSync(join(own, first), join(own, `${first}.part`));
  await mailer.forget([gone.id]);
  expect(readdirSync(own)).toEqual([expect.stringContaining(kept.id)]);
});

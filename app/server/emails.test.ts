import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Email, emailOf } from "../../domain/delivery/email.server.ts";
import { emailQueues } from "../../domain/delivery/queues.server.ts";
import { stopKinds } from "../../emails/stop.ts";
import { emails } from "./emails.server.ts";

const root = join(import.meta.dirname, "../..");
const found = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();

const isEmail = (exported: unknown): exported is Email =>
  typeof exported === "object" && exported !== null && "purpose" in exported && "read" in exported;

const alwaysSent: Record<string, readonly string[]> = {
  "is never sent": ["placeholder-security", "placeholder-application", "placeholder-other"],
  "answers what its reader has just sent or asked for": [
    "contact-receipt",
    "pitch-application-receipt",
    "investor-receipt",
    "join-receipt",
    "studio-audit-receipt",
    "deck-request-receipt",
    "form-receipt",
    "simulator-projection",
    "quiz-result",
    "application-receipt",
    "application-revision",
    "application-resume",
    "application-call-set",
    "application-withdrawn",
    "introduction-yes",
    "introduction-meeting",
    "introduction-cancelled",
    "introduction-gone",
    "deck-code",
    "deck-agreement",
    "deck-report-answered",
    "deck-closed",
    "session-seat-seat",
    "session-seat-waiting",
    "session-seat-left",
  ],
  "guards an account, or opens it": [
    "account-confirm",
    "team-invited",
    "account-known",
    "account-welcome",
    "password-reset",
    "password-changed",
    "email-change",
    "email-changed",
    "second-factor-reset",
    "second-factor-on",
    "second-factor-off",
    "recovery-codes",
    "passkey-added",
    "passkey-removed",
    "passkeys-removed",
  ],
  "is a step towards a contract, or what one turns on": [
    "application-invitation",
    "application-accepted",
    "application-waitlisted",
    "application-declined",
    "pitch-answer",
    "application-place-freed",
    "plan-granted",
    "plan-declined",
    "plan-ending",
    "plan-ended",
    "trial-begun",
    "trial-ended",
  ],
  "is a decision about an account or a seat in a startup, or their end": [
    "investor-approved",
    "investor-refused",
    "role-changed",
    "account-blocked",
    "access-ended",
    "functions-changed",
    "account-unused",
    "seat-joined",
    "seat-left",
    "seat-removed",
    "seat-role",
    "seat-contact",
    "seat-notice",
    "seat-kept",
    "seat-successor",
  ],
  "is about a meeting that its two readers have agreed on, or what one of them waits for": [
    "meeting-booked",
    "meeting-moved",
    "meeting-place",
    "meeting-cancelled",
    "meeting-again",
    "meeting-gone",
    "hour-open",
  ],
  "changes what its reader has asked for": [
    "startup-gone",
    ...["session-seat-promoted", "session-seat-moved", "session-seat-unset", "session-seat-cancelled"],
    ...[
      "session-turn-first",
      "session-turn-moved",
      "session-turn-place",
      "session-turn-unset",
      "session-turn-withdrawn",
    ],
  ],
  "reminds of a session or a meeting for which its reader has a seat, a place or a booking": [
    ...["meeting-reminder", "application-call-reminder"],
    ...["session-seat-week", "session-seat-still", "session-seat-wishes", "session-turn-week", "session-turn-eve"],
  ],
  "answers a request about personal data": ["privacy-link", "privacy-export", "privacy-erasure", "privacy-erased"],
  "is the team's own work, sent to the address in its settings": ["operator-notice"],
};

describe("the e-mails of the site", () => {
  test("each can be stopped, or its reason is written down", () => {
    const never = Object.values(alwaysSent).flat();
    expect(emails.flatMap(({ name, kind }) => (kind ? [] : [name])).toSorted()).toEqual(never.toSorted());
    expect(new Set(emails.flatMap(({ kind }) => kind ?? []))).toEqual(new Set(stopKinds));
  });

  test("every one that is defined is sent out", async () => {
    const files = found("{app,domain}/**/*.emails.server.ts");
    expect(files.length).toBeGreaterThan(5);
    const modules = await Promise.all(
      files.map((file) => import(join(root, file)) as Promise<Record<string, unknown>>),
    );
    const defined = modules.flatMap((module) => Object.values(module).flat().filter(isEmail));
    expect(defined.filter((email) => !emails.includes(email)).map(({ name }) => name)).toEqual([]);
  });

  test("none is defined where it is not looked for", () => {
    const others = found("{app,domain}/**/*.ts").filter((file) => !/\.emails\.server\.ts$|\.test\.ts$/.test(file));
    const defining = others.filter((file) =>
      /(?<!function )\bdefineEmail\(/.test(readFileSync(join(root, file), "utf8")),
    );
    expect(defining).toEqual([]);
  });

  test("each has a name of its own", () => {
    const names = emails.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test.each([
    ["guide-mail", "guide-next-day"],
    ["newsletter-mail", "newsletter-article"],
    ["operator-mail", "operator-notice"],
  ])("a row of %s that names none, as all did before, is %s", (queue, name) => {
    expect(emails.filter(({ purpose }) => emailQueues[purpose].name === queue)).toHaveLength(1);
    expect(emailOf(emails, queue, {})?.name).toBe(name);
  });

  test("a name that nobody knows is none, whatever its queue", () => {
    expect(emailOf(emails, "guide-mail", { letter: "of-tomorrow" })).toBeUndefined();
  });
});

import { expect, test } from "vitest";
import { emailContext } from "../../e2e/emails.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { EmailToSend } from "../delivery/email.server.ts";
import {
  applicationAcceptedEmail,
  applicationCallSetEmail,
  applicationDeclinedEmail,
  applicationInvitationEmail,
  applicationWaitlistedEmail,
  applicationWithdrawnEmail,
  emails,
} from "./application.emails.server.ts";
import type { CallEvent } from "./call-calendar.ts";

const call: CallEvent = {
  id: "01234567-89ab-4cde-8f01-23456789abcd",
  sequence: 1,
  changedAt: "2026-11-23T09:00:00.000Z",
  startsAt: "2027-01-04T09:00:00.000Z",
  minutes: 30,
  place: "Room 4",
  email: "zoe@b.test",
};
const own = { lang: "en", application: "a" } as const;
const declined = { ...own, intake: "2026-12", line: "A line." };
const decided = { ...own, startsOn: "2027-02-01", line: "" };
const times = { times: [], where: "A", minutes: 30 };
const context = (contactEmail: string) => ({
  ...emailContext,
  branding: () => ({ ...emailContext.branding("en"), contactEmail }),
  meeting: async (id: string, lang: Lang) => {
    const found = await emailContext.meeting(id, lang);
    return found && { ...found, sequence: call.sequence };
  },
});
const mail = ({ row }: EmailToSend, contactEmail: string) =>
  emails
    .find(({ name }) => name === row.letter)
    ?.read(row, { key: "", subject: null })
    ?.write(context(contactEmail));

test("what the team writes to an applicant is answered at the team's own address, where there is one", async () => {
  const sent = applicationDeclinedEmail.with(declined);
  expect(await mail(sent, "hello@lab.example")).toMatchObject({ replyTo: "hello@lab.example" });
  expect(await mail(sent, "")).not.toHaveProperty("replyTo");
});

test.each([
  ["en", "You’re pre-selected"],
  ["fr", "présélectionnée"],
] as const)("the first invitation to a call says that the applicant is pre-selected (%s)", async (lang, said) => {
  const sent = applicationInvitationEmail.with({ ...own, ...times, lang });
  expect((await mail(sent, ""))?.text).toContain(said);
});

test.each<[(event?: CallEvent) => EmailToSend, string]>([
  [(event) => applicationCallSetEmail.with({ ...own, time: call.startsAt, where: call.place, call: event }), "REQUEST"],
  [(cancelled) => applicationDeclinedEmail.with({ ...declined, cancelled }), "CANCEL"],
  [(cancelled) => applicationAcceptedEmail.with({ ...decided, name: "Zoé", cancelled }), "CANCEL"],
  [(cancelled) => applicationWaitlistedEmail.with({ ...decided, cancelled }), "CANCEL"],
  [(cancelled) => applicationWithdrawnEmail.with({ ...own, cancelled }), "CANCEL"],
  [(cancelled) => applicationInvitationEmail.with({ ...own, ...times, cancelled }), "CANCEL"],
])("a call goes with its mail, from the team or else from the sender", async (about, method) => {
  const organisedBy = async (contactEmail: string) => {
    const [attached] = (await mail(about(call), contactEmail))?.attachments ?? [];
    expect(attached).toMatchObject({ type: "text/calendar", method });
    return /^ORGANIZER.*:mailto:(.*)\r$/m.exec(attached?.content ?? "")?.[1];
  };
  expect(await organisedBy("hello@lab.example")).toBe("hello@lab.example");
  expect(await organisedBy("")).toBe("no-reply@lab.example");
  expect((await mail(about(), ""))?.attachments).toBeUndefined();
});

import { expect, test } from "vitest";
import { emailBranding, ownData, accessTokenUrl, sources } from "../../e2e/letters.ts";
import type { CallEvent, VisitorLetter } from "./lead-deliveries.ts";
import { type MailSetting, visitorLetter } from "./mail-work.server.ts";

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
const declined = { letter: "application-declined", ...own, intake: "2026-12", line: "A line." } as const;
const mail = (data: VisitorLetter, contactEmail: string) => {
  const setting: MailSetting = {
    mailer: { send: async () => undefined, forget: async () => undefined },
    emailBranding: () => ({ ...emailBranding(), contactEmail }),
    sources,
    accessTokenUrl,
    ...ownData,
    operatorLang: "en",
    newsletter: { links: () => ({ actionUrl: "", unsubscribeUrl: "" }), bounced: async () => undefined },
  };
  return visitorLetter(data, setting);
};

test("what the team writes to an applicant is answered at the team's own address, where there is one", async () => {
  expect(await mail(declined, "hello@lab.example")).toMatchObject({ replyTo: "hello@lab.example" });
  expect(await mail(declined, "")).not.toHaveProperty("replyTo");
});

test.each<[VisitorLetter, string]>([
  [{ letter: "application-call-set", ...own, time: call.startsAt, where: call.place, call }, "REQUEST"],
  [{ ...declined, cancelled: call }, "CANCEL"],
  [{ letter: "application-withdrawn", ...own, cancelled: call }, "CANCEL"],
  [
    { letter: "application-invitation", ...own, times: [], where: "A", minutes: 30, cancelled: call } as const,
    "CANCEL",
  ],
])("a call goes with its mail, from the team or else from the sender", async (data, method) => {
  const organisedBy = async (contactEmail: string) => {
    const [attached] = (await mail(data, contactEmail))?.attachments ?? [];
    expect(attached).toMatchObject({ type: "text/calendar", method });
    return /^ORGANIZER.*:mailto:(.*)\r$/m.exec(attached?.content ?? "")?.[1];
  };
  expect(await organisedBy("hello@lab.example")).toBe("hello@lab.example");
  expect(await organisedBy("")).toBe("no-reply@lab.example");
  expect((await mail({ ...data, ...{ call: undefined, cancelled: undefined } }, ""))?.attachments).toBeUndefined();
});

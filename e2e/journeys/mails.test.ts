import { expect, test } from "vitest";
import { applicationAccepted } from "../../emails/application-accepted.tsx";
import { applicationInvitation } from "../../emails/application-invitation.tsx";
import { emailContext } from "../emails.ts";
import { visitors } from "./visitors.ts";

const { visit } = visitors();

const unbroken = "w".repeat(300);
const from = emailContext.branding("fr");

test.each([
  [
    "the call's place",
    applicationInvitation("fr", from, "https://lab.example/x", { times: [], where: unbroken, minutes: 30 }),
  ],
  [
    "a name and a line for the applicant",
    applicationAccepted("fr", from, {
      ...emailContext.programme("fr"),
      name: unbroken,
      line: unbroken,
      startsOn: "2027-02-01",
      accountUrl: "https://lab.example/x",
      statusUrl: `https://lab.example/${unbroken}`,
    }),
  ],
])("a mail with %s in one long word is no wider than a phone", async (_, written) => {
  const page = await visit({ viewport: { width: 390, height: 800 } });
  await page.setContent((await written).html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sampleEmails } from "../e2e/sample-emails.ts";
import { emailPage } from "./email-page.ts";

/** Files in emails/ that contain no e-mail, only parts that several e-mails share. */
const parts = [
  "email-layout.tsx",
  "link-email.tsx",
  "receipt-email.tsx",
  "stop.ts",
  "look-again.tsx",
  "unbroken-text.ts",
];

test("the developer's page shows every e-mail in both languages", async () => {
  const page = await emailPage();
  for (const lang of ["en", "fr"] as const)
    for (const { subject } of await sampleEmails(lang)) expect(page).toContain(`<summary>${subject}</summary>`);
});

test("every template is among the samples", () => {
  const samples = readFileSync("e2e/sample-emails.ts", "utf8");
  const templates = globSync("*.{ts,tsx}", { cwd: "emails", exclude: ["*.test.tsx", ...parts] });
  expect(templates.length).toBeGreaterThan(25);
  expect(templates.filter((file) => !samples.includes(`"../emails/${file}"`))).toEqual([]);
});

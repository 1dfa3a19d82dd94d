import { expect, test } from "vitest";
import { emailContext } from "../../e2e/emails.ts";
import { deckClosedEmail } from "./deck.emails.server.ts";

test("the mail about a closed deck offers a reply only where the reply reaches the team", async () => {
  const { row } = deckClosedEmail.with({ lang: "en", line: "Not your slides." });
  for (const contactEmail of ["hello@lab.example", ""]) {
    const branding = () => ({ ...emailContext.branding("en"), contactEmail });
    const mail = await deckClosedEmail.read(row, { key: "", subject: null })?.write({ ...emailContext, branding });
    expect(mail?.text.includes("reply to this")).toBe(contactEmail !== "");
    expect(mail?.replyTo ?? "").toBe(contactEmail);
  }
});

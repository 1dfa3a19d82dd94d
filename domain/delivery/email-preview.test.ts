import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { emails } from "../../app/server/emails.server.ts";
import { emailContext } from "../../e2e/emails.ts";
import { deckCodeEmail } from "../deck/deck.emails.server.ts";
import { investorUpdateEmail } from "../investor-update/investor-update.emails.server.ts";
import { previewEmail } from "./email-preview.server.ts";

const preview = async ({ queue, row }: { queue: { name: string }; row: unknown }) => {
  const written = await previewEmail(queue.name, row, { emails, context: emailContext });
  return `${written?.subject} ${written?.text}`;
};

test("a preview holds neither the code nor the link that opens a startup's deck", async () => {
  const lang = "en" as const;
  expect(await preview(deckCodeEmail.with({ lang, link: randomUUID() }))).not.toContain("271828");
  const sent = { lang, update: randomUUID(), subscription: randomUUID(), deck: true };
  expect(await preview(investorUpdateEmail.with(sent))).not.toContain("lab.example/d/own");
});

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { applicationDraft } from "../application/application.table.ts";
import { askResume } from "../application/resume.server.ts";
import { newsletterSubscription } from "../newsletter/newsletter.table.ts";
import { askForNews } from "../newsletter/subscribe.server.ts";
import { requestReset } from "../person/mailed-password.server.ts";

const secret = "a secret of at least thirty-two characters";
const past = { signedInAs: new Map<string, string>(), signUps: [] };
const nobody = "nobody@else.example";
const lang = "en" as const;

onBothEngines("what an address has here", (open) => {
  test("is not told by the places that e-mails take in its mailbox", async () => {
    const { db, close } = await open();
    let connections = 0;
    const address = () => `10.7.0.${(connections += 1)}`;
    const queuesFor = async (email: string, verb: () => Promise<unknown>) => {
      for (let times = 0; times < 3; times += 1) {
        await verb();
        await db.update(job).set({ state: "done" });
      }
      const queues = (await db.select().from(job).where(eq(job.key, email))).map(({ queue }) => queue);
      await db.delete(job);
      return queues;
    };

    const reset = (email: string) =>
      queuesFor(email, () => requestReset(db, secret, email, { address: address(), device: "", past }));
    const { viewer } = await aPerson(db, "founder");
    expect(await reset(nobody)).toEqual(await reset(viewer.email));

    const resume = (email: string) => queuesFor(email, () => askResume(db, { email, lang, address: address() }));
    const begun = "begun@else.example";
    await db
      .insert(applicationDraft)
      .values({ id: randomUUID(), email: begun, typed: {}, revision: 1, savedAt: new Date() });
    expect(await resume(nobody)).toEqual(await resume(begun));

    const tick = (email: string) =>
      queuesFor(email, () =>
        askForNews(db, secret, { email, lang, address: address(), notice: { version: 1, wording: "News" } }),
      );
    const subscribed = { id: randomUUID(), email: "reads@else.example", lang, requestId: randomUUID() };
    await db.insert(newsletterSubscription).values({ ...subscribed, confirmedAt: new Date() });
    expect(await tick(nobody)).toEqual(await tick(subscribed.email));
    expect(await tick(nobody)).toHaveLength(3);
    await close();
  });
});

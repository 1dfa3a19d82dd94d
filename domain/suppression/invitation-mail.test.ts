import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { published } from "../../e2e/peers/published.ts";
import { aPerson, signedIn } from "../../e2e/peers/viewers.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { confirmFollow } from "../follow/invitation.server.ts";
import { followInvitation } from "../follow/follow.table.ts";
import { inviteFollower } from "../follow/invite.server.ts";
import { inviteToFund } from "../fund/invite.server.ts";
import type { Actor } from "../person/actor.ts";
import { invite } from "../seat/invite.server.ts";
import { invitationsADay } from "./invitation-mail.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const tomorrow = new Date("2026-11-24T15:00:00Z");

onBothEngines("invitations to an address that strangers have invited", (open) => {
  test("leave by another kind's place, or on another day, once", async () => {
    const { db, close } = await open();
    const [email, lang] = ["cofounder@startup.example", "en"] as const;
    const seat = (by: Actor, at = now) => invite(db, by, { email, role: "editor", lang }, at);
    const letters = async () =>
      (await db.select({ data: job.data }).from(job).where(eq(job.key, email))).map(
        ({ data }) => (data as { letter: string }).letter,
      );
    const strangers = await Promise.all(Array.from({ length: 9 }, () => aPerson(db, "founder")));
    await Promise.all(strangers.map((stranger) => seat(stranger)));
    const founder = await aPerson(db, "founder");
    const investor = await aPerson(db, "investor", { verdict: "yes" });
    const publisher = await published(db, "sel", now);
    const fund = (at = now) => inviteToFund(db, investor, { email, lang }, at);
    const follow = (at = now) => inviteFollower(db, publisher, { email, lang }, at);

    expect([(await seat(founder)).status, (await fund()).status, (await follow()).status]).toEqual(
      Array.from({ length: 3 }, () => "invited"),
    );
    const toStartup = Array.from({ length: invitationsADay }, () => "seat-invitation");
    expect(await letters()).toEqual([...toStartup, "fund-invitation", "follow-invitation"]);
    expect((await seat(founder)).status).toBe("invited-already");
    expect(await letters()).toHaveLength(invitationsADay + 2);

    const again = await Promise.all(
      Array.from({ length: 4 }, () => [seat(founder, tomorrow), fund(tomorrow), follow(tomorrow)]).flat(),
    );
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set(["invited-already"]));
    expect((await letters()).slice(invitationsADay + 2)).toEqual(["seat-invitation"]);
    await close();
  });

  test("are not mailed again to a reader who has confirmed", async () => {
    const { db, close } = await open();
    const email = "reader@fund.example";
    for (const id of ["one", "two", "three", "four"])
      await inviteFollower(db, await published(db, id, now), { email, lang: "en" }, now);
    const its = eq(followInvitation.startup, "four");
    const [fourth] = await db.select({ id: followInvitation.id }).from(followInvitation).where(its);
    expect(await db.$count(job, eq(job.key, email))).toBe(invitationsADay);
    expect(await confirmFollow(db, fourth?.id ?? "", now)).toBe(true);

    expect(await inviteFollower(db, signedIn("founder", "four"), { email, lang: "en" }, tomorrow)).toEqual({
      status: "reader-already",
    });
    expect(await db.$count(job, eq(job.key, email))).toBe(invitationsADay);
    await close();
  });
});

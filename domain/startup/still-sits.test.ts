import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { published } from "../../e2e/peers/published.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { deckVersion } from "../deck/deck.table.ts";
import { removeDeck, uploadDeck } from "../deck/deck.server.ts";
import { drawNext } from "../deck/draw.server.ts";
import { deckLink } from "../deck/link.table.ts";
import { cutLink, shareDeck } from "../deck/share.server.ts";
import { followInvitation } from "../follow/follow.table.ts";
import { removeFollower } from "../follow/invitation.server.ts";
import { inviteFollower } from "../follow/invite.server.ts";
import { saveDraft } from "../investor-update/draft.server.ts";
import { sendUpdate } from "../investor-update/send.server.ts";
import { emptyUpdate } from "../investor-update/update.ts";
import { book, cancel, move } from "../meeting/booking.server.ts";
import { saveHost, saveWeek } from "../meeting/keep-hours.server.ts";
import { meeting } from "../meeting/meeting.table.ts";
import { timesOf } from "../meeting/times.server.ts";
import { blockPerson } from "../person/block.server.ts";
import { change, confirm, withdraw } from "../publication/publication.server.ts";
import { publication } from "../publication/publication.table.ts";
import { publish } from "../publication/publish.server.ts";
import { remove } from "../seat/change.server.ts";

/** A Monday. */
const now = new Date("2027-01-04T07:00:00Z");
const publishing = { customers: ["B2B" as const], deepTech: false, shown: [] };

onBothEngines("a request that began before its person was removed or blocked", (open) => {
  test("does nothing for the startup any more", async () => {
    const { db, close } = await open();
    const admin = await aPerson(db, "admin");
    const owner = await published(db, "sel", now);
    const editor = await aPerson(db, "founder", { seat: { id: "sel", role: "editor" } });
    const second = await aPerson(db, "founder", { seat: { id: "sel", role: "owner" } });
    const file = { name: "deck.pdf", read: () => Promise.resolve(samplePdf({ pages: [written("Sel")] })) };
    await uploadDeck(db, owner, file, now);
    await drawNext(db);
    const share = { lang: "en" as const, watermark: true, days: 30 };
    const shared = await shareDeck(db, owner, { ...share, email: "reader@fund.example" }, now);
    const link = shared.status === "shared" ? shared.id : "";
    const invited = (email: string) => ({ email, lang: "en" as const });
    await inviteFollower(db, owner, invited("follower@fund.example"), now);
    const [follower] = await db.select({ id: followInvitation.id }).from(followInvitation);
    const host = { id: "mentor-ana", kind: "mentor" as const, available: true };
    await saveHost(db, admin, { host, place: "https://visio.example/1", email: "ana@mentor.example", lang: "fr" });
    const week = new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [day, { from: 540, until: 720 }]));
    await saveWeek(db, admin, { host, zone: "Europe/Paris", week }, now);
    const [one, other] = (await timesOf(db, host, now)).offers;
    const wish = { host, startsAt: one ?? now, topic: "" };
    const booked = await book(db, owner, wish, now);
    const met = booked.status === "booked" ? booked.id : "";
    const stored = async () => ({
      links: await db.select().from(deckLink),
      decks: await db.select().from(deckVersion),
      followers: await db.select().from(followInvitation),
      meetings: await db.select().from(meeting),
      publications: await db.select().from(publication),
    });
    const before = await stored();
    expect([before.links, before.decks, before.followers, before.meetings].map(({ length }) => length)).toEqual([
      1, 1, 1, 1,
    ]);

    expect(await remove(db, owner, editor.viewer.id, now)).toEqual({ status: "removed" });
    await blockPerson(db, admin, second.viewer.id, { reason: "R", line: "L" });
    for (const actor of [editor, second]) {
      const presses = {
        share: () => shareDeck(db, actor, { ...share, email: "ex@colleague.example" }, now),
        password: () => shareDeck(db, actor, { ...share, password: "Sand and water 2026" }, now),
        cut: () => cutLink(db, actor, link, now),
        upload: () => uploadDeck(db, actor, file, now),
        removeDeck: () => removeDeck(db, actor, now),
        invite: () => inviteFollower(db, actor, invited("ex@colleague.example"), now),
        removeFollower: () => removeFollower(db, actor, follower?.id ?? "", now),
        send: () => sendUpdate(db, actor, { ...emptyUpdate, worked: "All", to: null, corrects: "" }, now),
        draft: () => saveDraft(db, actor, { typed: { ...emptyUpdate, worked: "All" }, sent: {} }, now),
        move: () => move(db, actor, { id: met, startsAt: other ?? now, available: true }, now),
        cancel: () => cancel(db, actor, met, now),
        ...(actor === second && {
          publish: () => publish(db, actor, publishing, now),
          change: () => change(db, actor, publishing, now),
          confirm: () => confirm(db, actor, now),
          withdraw: () => withdraw(db, actor, now),
        }),
      };
      for (const [name, press] of Object.entries<() => Promise<unknown>>(presses))
        await expect(press(), name).rejects.toThrow(NotAllowed);
    }
    expect(await stored()).toEqual(before);
    await close();
  });
});

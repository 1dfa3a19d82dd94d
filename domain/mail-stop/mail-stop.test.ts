import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson } from "../../e2e/peers/viewers.ts";
import { sign } from "../../platform/installation/secret.server.ts";
import { writeSigned } from "../../platform/installation/signed-id.server.ts";
import type { Actor } from "../person/actor.ts";
import { openStartup } from "../person/open-startup.server.ts";
import { seatOf } from "../person/startup-contact.server.ts";
import { seatInvitation } from "../person/startup.table.ts";
import { close } from "../seat/change.server.ts";
import { invite } from "../seat/invite.server.ts";
import { founderProfile } from "../startup/founder-profile.table.ts";
import { isKindSuppressed } from "../suppression/suppression.server.ts";
import { readStop, setStopped, stopKey } from "./mail-stop.server.ts";

const secret = "a secret of these tests";
const email = "nora@else.example";

onBothEngines("the link that stops a kind of e-mail", (open) => {
  test("stops invitations whatever became of whoever invited", async () => {
    const { db, close: end } = await open();
    await aPerson(db, "founder", { id: "corsaire", email: "corsaire@sea.example" });
    const actor = async (): Promise<Actor> => ({
      viewer: {
        ...{ id: "corsaire", email: "corsaire@sea.example", role: "founder", firstName: "", lastName: "" },
        ...{ approved: true, functions: [], sessionId: "", startup: (await seatOf(db, "corsaire")) ?? null },
      },
      address: "192.0.2.9",
    });
    await openStartup(db, "corsaire");
    const startup = (await seatOf(db, "corsaire"))?.id ?? "";
    await db.insert(founderProfile).values({ id: randomUUID(), user_id: startup, startup_name: "Razzia" });
    expect(await invite(db, await actor(), { email, role: "editor", lang: "en" })).toEqual({ status: "invited" });
    const [invitation] = await db.select().from(seatInvitation);
    const written = sign(secret, "mail-stop-address", email).slice(0, 22) + (invitation?.id ?? "");
    const before = writeSigned(secret, "mail-stop-seat-invitation", written);
    expect(await readStop(db, secret, "seat-invitation", before)).toMatchObject({ email, stopped: false });
    const key = stopKey(secret, "seat-invitation", { id: invitation?.id ?? "", email });
    expect(await close(db, await actor(), "Razzia")).toEqual({ status: "closed" });
    expect(await db.$count(seatInvitation)).toBe(0);
    const found = await readStop(db, secret, "seat-invitation", key);
    expect(found).toMatchObject({ email, stopped: false });
    if (!found) throw new Error("The link stops nothing");
    await setStopped(db, found, true);
    expect(await isKindSuppressed(db, "seat-invitation", email)).toBe(true);
    expect(await readStop(db, secret, "seat-invitation", key)).toMatchObject({ email, stopped: true });
    for (const [kind, wrong] of [
      ["fund-invitation", key],
      ["seat-invitation", `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`],
      ["seat-invitation", "A"],
    ] as const)
      expect(await readStop(db, secret, kind, wrong)).toBeUndefined();
    await end();
  });
});

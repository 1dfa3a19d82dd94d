import { eq, isNotNull } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { aPerson, aSession } from "../../e2e/peers/viewers.ts";
import { hashPassword } from "../../platform/auth/password-hash.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { openFeed } from "../calendar-feed/calendar-feed.server.ts";
import { host } from "../meeting/host.table.ts";
import { accountLink, credential, loginSession } from "./account.table.ts";
import { calendarFeed } from "./calendar-feed.table.ts";
import { requestEmailChange } from "./email.server.ts";
import { makeLink } from "./link.server.ts";
import { setPassword } from "./mailed-password.server.ts";
import { changePassword } from "./password.server.ts";
import { endSessions } from "./session.server.ts";
import { signIn } from "./sign-in.server.ts";

const secret = "a secret for the tests of this file";
const address = "192.0.2.1";
const browser = { address, device: "" };
const password = "flamants roses et sel";

onBothEngines("a session that has ended", (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  test("changes nothing any more in how the person signs in, also when the change was already on its way", async () => {
    const { db } = database;
    const actor = await aSession(db, await aPerson(db, "founder"));
    const { viewer } = actor;
    const hash = await hashPassword(password);
    await db.insert(credential).values({ personId: viewer.id, hash });
    await endSessions(db, viewer.id);
    await expect(changePassword(db, viewer, "un autre étang, plus salé", browser)).rejects.toThrow(NotAllowed);
    const moving = requestEmailChange(db, secret, { viewer, email: "thief@elsewhere.example", address });
    await expect(moving).rejects.toThrow(NotAllowed);
    await expect(openFeed(db, actor)).rejects.toThrow(NotAllowed);
    expect(await db.select({ hash: credential.hash }).from(credential)).toEqual([{ hash }]);
    expect([await db.$count(accountLink), await db.$count(calendarFeed), await db.$count(loginSession)]).toEqual([
      0, 0, 0,
    ]);
  });

  test("by a new password takes an expert's link to their own hours with it", async () => {
    const { db } = database;
    const { viewer } = await aPerson(db, "team");
    const [mentor, own] = ["finance", viewer.id];
    await db.insert(host).values([
      { id: mentor, kind: "mentor", zone: "Europe/Paris", linkDigest: "a mentor's" },
      { id: own, kind: "expert", zone: "Europe/Paris", linkDigest: "an expert's" },
    ]);
    const link = await makeLink(db, viewer.id, "reset");
    await setPassword(db, { link, purpose: "reset", password, address });
    const links = await db.select({ id: host.id }).from(host).where(isNotNull(host.linkDigest));
    expect(links).toEqual([{ id: mentor }]);
  });

  test("by a new password leaves none that was opened with the earlier one at the same moment", async () => {
    const { db } = database;
    const { viewer } = await aPerson(db, "founder", { email: "ada@etang.example" });
    await db.insert(credential).values({ personId: viewer.id, hash: await hashPassword(password) });
    const link = await makeLink(db, viewer.id, "reset");
    const past = { signedInAs: new Map<string, string>(), signUps: [] };
    const enter = async (nth: number) => {
      await new Promise((resolve) => void setTimeout(resolve, nth * 30));
      return signIn(db, secret, {
        email: viewer.email,
        password,
        browser: { address: `192.0.2.${nth}`, device: "", past },
      });
    };
    await Promise.all([
      ...Array.from({ length: 16 }, (_, nth) => enter(nth)),
      setPassword(db, { link, purpose: "reset", password: "un autre étang, plus salé", address }),
    ]);
    expect(await db.$count(loginSession, eq(loginSession.personId, viewer.id))).toBe(0);
  });
});

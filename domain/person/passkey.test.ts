import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import { authenticator } from "../../e2e/peers/authenticator.ts";
import { newToken } from "../../platform/auth/secrets.server.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { credential } from "./account.table.ts";
import { addPasskey, offerPasskey, passkeysOf, removePasskey } from "./passkey.server.ts";
import { askForPasskey, signInWithPasskey } from "./passkey-sign-in.server.ts";
import { hashPassword } from "../../platform/auth/password-hash.server.ts";
import { setPassword } from "./mailed-password.server.ts";
import { makeLink } from "./link.server.ts";
import { createPerson } from "./person.server.ts";
import { confirmSecondFactor } from "./second-factor.server.ts";
import { openSession, readSession } from "./session.server.ts";
import { signIn } from "./sign-in.server.ts";
import type { SessionStage } from "./account.ts";
import type { Role } from "./viewer.ts";

const secret = "a secret of a test";
const site = { id: "lab.example", origin: "https://lab.example" };
const browser = { address: "10.0.0.1", device: "a test", past: { signedInAs: new Map<string, string>(), signUps: [] } };
const password = "flamants roses et sel";

onBothEngines("passkeys", (open) => {
  let database: Database;
  let people = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function somebody(role: Role = "founder") {
    const { db } = database;
    const email = `k${(people += 1)}@startup.example`;
    const id = (await createPerson(db, { email, firstName: "Zoé", lastName: "M", role, lang: "fr" })) ?? "";
    await db.insert(credential).values({ personId: id, hash: await hashPassword(password) });
    const enter = async (stage: SessionStage = "open") => {
      const token = await openSession(db, id, stage, browser);
      const session = await readSession(db, token);
      if (!session) throw new Error("A session that was just opened is over");
      return { ...session, token };
    };
    const mailed = async () => {
      const jobs = await db.select({ data: job.data }).from(job).where(eq(job.key, email)).orderBy(job.seq);
      return jobs.map(({ data }) => (data as { letter: string }).letter);
    };
    return { id, email, enter, mailed };
  }

  type Session = Awaited<ReturnType<Awaited<ReturnType<typeof somebody>>["enter"]>>;
  const offered = (session: Session) => offerPasskey(database.db, secret, site, "The Lab", session.viewer);
  const add = (session: Session, response: ReturnType<ReturnType<typeof authenticator>["create"]>) =>
    addPasskey(database.db, session, secret, { site, name: "My phone", response, browser });

  async function withPasskey(role: Role = "founder") {
    const person = await somebody(role);
    const session = await person.enter();
    const device = authenticator();
    const { challenge } = await offered(session);
    expect(await add(session, device.create({ challenge, origin: site.origin, rpId: site.id }))).toMatchObject({
      status: "added",
    });
    return { ...person, session, device };
  }

  const asked = (token: string) => ({ ...askForPasskey(secret, site, token), origin: site.origin, rpId: site.id });
  const use = (token: string, response: ReturnType<ReturnType<typeof authenticator>["get"]>) =>
    signInWithPasskey(database.db, secret, { site, response, browser: { ...browser, token } });

  test("one that was made here signs in without a code, and takes the place of the session that is presented", async () => {
    const { id, session, device, mailed } = await withPasskey("admin");
    const answer = await use(session.token, device.get(asked(session.token), id));
    if (answer.status !== "opened") throw new Error(answer.status);
    expect(await readSession(database.db, answer.token)).toMatchObject({ stage: "open", viewer: { id } });
    expect(await readSession(database.db, session.token)).toBeUndefined();
    const [known] = await passkeysOf(database.db, id);
    expect(known).toMatchObject({ name: "My phone", usedAt: expect.any(Date) });
    expect(await mailed()).toEqual(["passkey-added"]);
  });

  test("an answer counts once, also of many at the same time, and in its browser alone", async () => {
    const { id, device } = await withPasskey();
    const [mine, elsewhere] = [newToken(), newToken()];
    expect(await use(elsewhere, device.get(asked(mine), id))).toEqual({ status: "wrong" });
    const given = device.get(asked(mine), id);
    const answers = await Promise.all(Array.from({ length: 4 }, () => use(mine, given)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["opened", "wrong", "wrong", "wrong"]);
    expect(await use(mine, given)).toEqual({ status: "wrong" });
  });

  test("nothing else signs in: another’s, another site’s, a copy’s, one without its person, an offer of ours for another purpose", async () => {
    const [ada, eve] = [await withPasskey(), await withPasskey()];
    const token = newToken();
    const { session } = ada;
    const creation = await offered(session);
    const wrong: [string, ReturnType<typeof ada.device.get>][] = [
      ["of a stranger", authenticator().get(asked(token), ada.id)],
      ["of somebody else", eve.device.get(asked(token), ada.id)],
      ["under another id", { ...eve.device.get(asked(token), ada.id), id: ada.device.id, rawId: ada.device.id }],
      ["at another address", ada.device.get({ ...asked(token), origin: "https://1ab.example" }, ada.id)],
      ["for another site", ada.device.get({ ...asked(token), rpId: "1ab.example" }, ada.id)],
      ["to a challenge of its own", ada.device.get({ ...asked(token), challenge: newToken() }, ada.id)],
      ["to a challenge for a new one", ada.device.get({ ...asked(token), challenge: creation.challenge }, ada.id)],
    ];
    for (const [what, response] of wrong)
      expect([what, await use(token, response)]).toEqual([what, { status: "wrong" }]);
    ada.device.countTo(0);
    expect(await use(token, ada.device.get(asked(token), ada.id))).toEqual({ status: "wrong" });
    expect(await use(token, eve.device.get(asked(token), eve.id))).toMatchObject({ status: "opened" });
  });

  test("is made for the session that asked, once, by its owner’s hand and here alone", async () => {
    const [ada, eve] = [await (await somebody()).enter(), await (await somebody()).enter()];
    const { challenge } = await offered(ada);
    const here = { challenge, origin: site.origin, rpId: site.id };
    for (const response of [
      authenticator().create({ ...here, origin: "https://1ab.example" }),
      authenticator().create({ ...here, rpId: "1ab.example" }),
      authenticator({ verifies: false }).create(here),
    ])
      expect(await add(ada, response)).toEqual({ status: "wrong" });
    expect(await add(eve, authenticator().create(here))).toEqual({ status: "wrong" });
    const made = authenticator().create(here);
    expect(await add(ada, made)).toMatchObject({ status: "added" });
    const [known] = await passkeysOf(database.db, ada.viewer.id);
    expect(await removePasskey(database.db, ada.viewer, known?.id ?? "", browser.address)).toEqual({
      status: "removed",
    });
    expect(await add(ada, made)).toEqual({ status: "wrong" });
  });

  test("stands in where an administrator has to set a factor up, is asked for after the password, and the last one stays", async () => {
    const { db } = database;
    const { id, email, enter, mailed } = await somebody("admin");
    const [first, late] = [await enter("enrolment"), await enter("enrolment")];
    const device = authenticator();
    const { challenge } = await offered(first);
    const added = await add(first, device.create({ challenge, origin: site.origin, rpId: site.id }));
    if (added.status !== "added" || !added.token) throw new Error(added.status);
    const own = await readSession(db, added.token);
    if (!own) throw new Error("The session is over");
    expect(own.stage).toBe("open");
    const offer = await offered(late);
    const second = authenticator().create({ ...offer, origin: site.origin, rpId: site.id });
    expect(await add(late, second)).toEqual({ status: "wrong" });
    expect(await confirmSecondFactor(db, late, secret, "000000", browser)).toEqual({ status: "wrong" });
    expect(await signIn(db, secret, { email, password, browser })).toMatchObject({ status: "opened", stage: "code" });
    const [known] = await passkeysOf(db, id);
    expect(await removePasskey(db, own.viewer, known?.id ?? "", browser.address)).toEqual({ status: "last" });
    expect(await mailed()).toEqual(["passkey-added"]);
  });

  test("is removed by its owner alone; the other sessions end, a mail tells, and it opens nothing", async () => {
    const { db } = database;
    const { id, session, device, enter, mailed } = await withPasskey();
    const [other, stranger] = [await enter(), await (await somebody()).enter()];
    const [known] = await passkeysOf(db, id);
    const remove = (who: Session) => removePasskey(db, who.viewer, known?.id ?? "", browser.address);
    expect(await remove(stranger)).toEqual({ status: "gone" });
    expect(await remove(session)).toEqual({ status: "removed" });
    expect(await remove(session)).toEqual({ status: "gone" });
    expect(await readSession(db, session.token)).toBeDefined();
    expect(await readSession(db, other.token)).toBeUndefined();
    const token = newToken();
    expect(await use(token, device.get(asked(token), id))).toEqual({ status: "wrong" });
    expect(await mailed()).toEqual(["passkey-added", "passkey-removed"]);
  });

  test("a stranger’s does not outlive a password that its owner sets by mail; an administrator’s does", async () => {
    const { db } = database;
    for (const [role, left] of [
      ["founder", 0],
      ["admin", 1],
    ] as const) {
      const { id, mailed } = await withPasskey(role);
      const link = await makeLink(db, id, "reset");
      const answer = await setPassword(db, { link, purpose: "reset", password: "un autre étang", address: "10.0.0.1" });
      expect(answer).toMatchObject({ problem: undefined });
      expect(await passkeysOf(db, id)).toHaveLength(left);
      expect((await mailed()).includes("passkeys-removed")).toBe(left === 0);
    }
  });
});

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database } from "../../platform/db/database.server.ts";
import { job } from "../../platform/jobs/job.table.ts";
import { signUp } from "./account.table.ts";
import { personByEmail } from "./person.server.ts";
import { readSession } from "./session.server.ts";
import { signIn } from "./sign-in.server.ts";
import { requestAccount, resendConfirmation } from "./sign-up.server.ts";
import { confirmSignUp } from "./confirm-sign-up.server.ts";

const secret = "a secret of this house";
const strangers = "the intruder's own words";
const owners = "flamants roses et sel";

onBothEngines("several sign-ups of one address", (open) => {
  let database: Database;
  let addresses = 0;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const newAddress = () => `10.0.1.${(addresses += 1)}`;
  const past = (...signUps: string[]) => ({ signedInAs: new Map<string, string>(), signUps });

  const browser = (...signUps: string[]) => ({ address: newAddress(), device: "a test", past: past(...signUps) });

  async function signUpAs(firstName: string, email: string, password: string) {
    const asked = await requestAccount(database.db, secret, {
      email,
      firstName,
      lastName: "Martin",
      role: "founder",
      lang: "fr",
      requestedPlan: null,
      password,
      accepted: [{ purpose: "terms", version: 1, wording: "I accept", lang: "en" }],
      address: newAddress(),
    });
    if (asked.status !== "asked") throw new Error("limited");
    return asked.id;
  }

  const enters = async (email: string, password: string) => {
    return (await signIn(database.db, secret, { email, password, browser: browser() })).status;
  };

  const mailsTo = async (email: string) =>
    (await database.db.select().from(job).where(eq(job.key, email)).orderBy(job.seq)).map(({ data }) => data);

  test("the stranger's link gives the account to whoever reads the mailbox, under their password alone", async () => {
    const email = "first@startup.example";
    const first = await signUpAs("Eve", email, strangers);
    const second = await signUpAs("Zoé", email, owners);
    const confirmation = { browser: browser(second) };
    expect(await confirmSignUp(database.db, first, confirmation)).toEqual({ problem: "passwordRequired" });
    expect(await personByEmail(database.db, email)).toBeUndefined();
    const made = await confirmSignUp(database.db, first, { ...confirmation, password: owners });
    expect(made?.problem).toBeUndefined();
    expect([await enters(email, strangers), await enters(email, owners)]).toEqual(["wrong", "opened"]);
    expect(await database.db.select().from(signUp).where(eq(signUp.email, email))).toEqual([]);
    expect(await confirmSignUp(database.db, second, { ...confirmation, password: owners })).toBeUndefined();
    expect(await confirmSignUp(database.db, first, { browser: browser(first) })).toBeUndefined();
  });

  test("at once in the browser that made it; the mail that is sent again says that there is another", async () => {
    const email = "second@startup.example";
    await signUpAs("Eve", email, strangers);
    const second = await signUpAs("Zoé", email, owners);
    const asks = { email, address: newAddress() };
    for (const own of [past(), past(crypto.randomUUID()), past(second)])
      expect(await resendConfirmation(database.db, secret, { ...asks, past: own })).toEqual({ status: "asked" });
    expect((await mailsTo(email)).at(-1)).toEqual({
      letter: "account-confirm",
      lang: "fr",
      signUp: second,
      isAnother: true,
    });
    const made = await confirmSignUp(database.db, second, { browser: browser(second) });
    expect(made?.problem).toBeUndefined();
    const session = await readSession(database.db, (made && "token" in made && made.token) || "");
    expect(session).toMatchObject({ stage: "open", viewer: { email, role: "founder" } });
    expect((await personByEmail(database.db, email))?.firstName).toBe("Zoé");
    expect([await enters(email, strangers), await enters(email, owners)]).toEqual(["wrong", "opened"]);
  });
});

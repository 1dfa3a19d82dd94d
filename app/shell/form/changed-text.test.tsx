import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothEngines } from "../../../e2e/both-engines.ts";
import { applicationFields, guideFields } from "../../../e2e/http/ask.ts";
import { records } from "../../../content/all.ts";
import { type Content, loadShippedContent, watchContent } from "../../../domain/content/content.server.ts";
import { lead, leadConsent } from "../../../domain/lead/lead.table.ts";
import { signUp } from "../../../domain/person/account.table.ts";
import { aPerson } from "../../../e2e/peers/viewers.ts";
import { readEnv } from "../../../platform/env.server.ts";
import type { Database } from "../../../platform/db/database.server.ts";
import { action as signUpAction } from "../../auth/sign-up.page.tsx";
import { applyForm } from "../../founder/pitch/apply.server.ts";
import { pitchTabWords } from "../../founder/pitch/words.ts";
import { type Services, services, upload, viewer } from "../../context/context.server.ts";
import { loadAllWords } from "../define-words.ts";
import { guideActions } from "../../guide/guide.form.server.ts";
import { shownText, shownTextField } from "./shown-text.tsx";

/** This content after the publication of another text in every notice and consent. */
const changedIn = (content: Content) =>
  records.reduce(
    (now, record) =>
      record.kind === "notice"
        ? now.with({ ...record, version: record.version + 1, summary: { en: "Other notice.", fr: "Autre mention." } })
        : record.kind === "consent"
          ? now.with({ ...record, text: { en: "Another text.", fr: "Un autre texte." } })
          : now,
    content,
  );

onBothEngines("a form whose text has changed since it was shown", (open) => {
  let database: Database;
  let content: Content;
  beforeAll(async () => {
    database = await open();
    await loadAllWords();
    await loadShippedContent(database.db, records);
    const watch = await watchContent(database.db, () => {});
    content = watch.current();
    watch.stop();
  });
  afterAll(() => database.close());

  let visitors = 0;
  function sent(fields: Record<string, string>, now: Content) {
    const context = new RouterContextProvider();
    const given = {
      ...{ db: database.db, content: now, secret: "a secret of at least thirty-two characters", lang: "fr" },
      ...{ address: `10.0.0.${(visitors += 1)}`, env: readEnv({ APP_URL: "http://localhost" }), hasChosenLang: true },
      ...{ log: { error: (told: unknown) => console.error(told) }, readiness: { storeFailed() {} } },
    };
    context.set(services, given as unknown as Services);
    context.set(viewer, null);
    context.set(upload, null);
    const body = new URLSearchParams(fields);
    return { request: new Request("http://localhost/", { method: "POST", body }), context, params: {} };
  }

  test("a public form is refused, clears the boxes of the changed texts and is taken with the new ones", async () => {
    const { db } = database;
    const other = changedIn(content);
    const answered = async (fields: Record<string, string>) =>
      (await guideActions.script(sent({ ...fields, marketing: "on", phoneConsent: "on" }, other))).json();
    const shownIn = (of: Content) => {
      const notice = of.find("notice", "guide", "fr");
      const [marketing, phone] = [of.find("consent", "marketing-email", "fr"), of.find("consent", "guide-phone", "fr")];
      return {
        [shownTextField("notice")]: shownText(notice.summary, notice.version),
        [shownTextField("marketing")]: shownText(marketing.text, marketing.version),
        [shownTextField("phoneConsent")]: shownText(phone.text, phone.version),
      };
    };
    const email = "shown@startup.example";
    expect(await answered({ ...guideFields(email), ...shownIn(content) })).toMatchObject({
      status: "changed",
      values: { email, marketing: "", phoneConsent: "" },
    });
    expect(await db.$count(lead)).toBe(0);
    expect(await answered({ ...guideFields(email), ...shownIn(other) })).toMatchObject({ status: "stored" });
    const recorded = await db.select().from(leadConsent);
    expect(recorded.find(({ purpose }) => purpose === "marketing")?.wording).toBe("Un autre texte.");
    // A form that does not tell what it showed is taken as it is.
    expect(await answered(guideFields("silent@startup.example"))).toMatchObject({ status: "stored" });
  });

  test("a founder's application is refused for another fee or another session than the page named", async () => {
    const { db } = database;
    const args = (fields: Record<string, string>) => sent(fields, content);
    const feeText = (fee: string) => pitchTabWords.in("fr").fee(fee);
    const { email: _, ...answers } = applicationFields("");
    const send = async (session: string, fee: string) => {
      const known = {
        ...{ actor: await aPerson(db, "founder"), next: { id: "june", takesApplications: true }, includesFee: false },
        ...{ fee: undefined, threshold: 80, options: content.page("pitch-application", "fr").options },
      };
      const typed = { ...answers, session, feeRead: "on", [shownTextField("feeRead")]: shownText(fee) };
      return applyForm(args(typed) as never, known as never)(typed);
    };
    expect(await send("june", feeText("900 €"))).toEqual({ refused: "changed", values: { feeRead: "" } });
    expect(await send("january", feeText(""))).toEqual({ refused: "changed" });
    expect(await send("june", feeText(""))).toEqual({ refused: "not-ready" });
  });

  test("a sign-up is refused, keeps what was typed and asks for a new tick", async () => {
    const other = changedIn(content);
    const terms = (of: Content) =>
      shownText(of.find("consent", "account-terms", "fr").text, of.page("terms", "fr").version);
    const typed = {
      ...{ user_type: "startup", first_name: "Zoé", last_name: "Étang", email: "zoe@startup.example", lang: "fr" },
      ...{ password: "Sand-and-water-2026", terms: "on", to: "" },
    };
    const send = (shown: string) =>
      signUpAction({
        ...sent({ ...typed, [shownTextField("terms")]: shown }, other),
        url: new URL("http://localhost/sign-up"),
      } as never);
    expect(await send(terms(content))).toMatchObject({
      data: { refusal: { status: "changed", values: { first_name: "Zoé", terms: "" } } },
    });
    expect(await database.db.$count(signUp)).toBe(0);
    expect(((await send(terms(other))) as unknown as Response).status).toBe(303);
    expect(await database.db.$count(signUp)).toBe(1);
  });
});

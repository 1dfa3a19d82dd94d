import { randomUUID } from "node:crypto";
import { Visitor } from "oxc-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NotAllowed } from "../../domain/audit/not-allowed.ts";
import { removeScenario, saveScenario } from "../../domain/cap-table/scenario.server.ts";
import { askCopilot } from "../../domain/copilot/ask-copilot.server.ts";
import { dismissInsight, readInsights } from "../../domain/copilot/insights.server.ts";
import { writeSections } from "../../domain/copilot/model/write-sections.server.ts";
import { readConversation } from "../../domain/copilot/read-conversation.server.ts";
import { readChoices, readVersion, saveChoices, versionsOf } from "../../domain/document/document.server.ts";
import { keepVersion } from "../../domain/document/keep-version.server.ts";
import { uploadDeck } from "../../domain/deck/deck.server.ts";
import { readReadings } from "../../domain/deck/read-deck.server.ts";
import { mustAskAgreements, mustGiveCopies, shareDeck } from "../../domain/deck/share.server.ts";
import { inviteFollower } from "../../domain/follow/invite.server.ts";
import { sendUpdate } from "../../domain/investor-update/send.server.ts";
import { activityOf } from "../../domain/deal/activity.server.ts";
import { mayMeet } from "../../domain/meeting/booking.server.ts";
import { kindsFor, type NotificationKind, notificationKinds, rightOf } from "../../domain/notification/notification.ts";
import { ownNotifications } from "../../domain/notification/own.server.ts";
import { notify } from "../../domain/notification/notify.server.ts";
import type { Actor } from "../../domain/person/actor.ts";
import { createPerson } from "../../domain/person/person.server.ts";
import type { PaidPlan, Plan } from "../../domain/plan/plan.ts";
import { isOpen, type Right } from "../../domain/plan/rights.ts";
import { planGrant } from "../../domain/plan-grant/plan-grant.table.ts";
import { change, confirm } from "../../domain/publication/publication.server.ts";
import { publish } from "../../domain/publication/publish.server.ts";
import { onBothEngines } from "../../e2e/both-engines.ts";
import type { Database, Db } from "../../platform/db/database.server.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { isTest, sources } from "./sources.ts";

const publishing = { customers: [], deepTech: false, shown: [] };
const kind = "business-plan";

async function firstOf(pieces: AsyncGenerator) {
  await pieces.next();
}
const nobody = { lang: "fr" as const, async *respond() {} };

const calls: Record<string, (db: Db, actor: Actor) => Promise<unknown>> = {
  "publication/publish": (db, actor) => publish(db, actor, publishing),
  "publication/change": (db, actor) => change(db, actor, publishing),
  "publication/confirm": confirm,
  "deal/activityOf": activityOf,
  "deck/mustGiveCopies": (db, actor) => mustGiveCopies(db, actor.viewer.id),
  "deck/mustAskAgreements": (db, actor) => mustAskAgreements(db, actor.viewer.id),
  "deck/uploadDeck": (db, actor) => uploadDeck(db, actor, undefined),
  "deck/readReadings": (db, actor) => readReadings(db, actor),
  "deck/beginShare": (db, actor) =>
    shareDeck(db, actor, { toEmail: `${randomUUID()}@reader.example`, lang: "fr", days: 30, watermark: true } as never),
  "follow/inviteFollower": (db, actor) =>
    inviteFollower(db, actor, { email: `${randomUUID()}@reader.example`, lang: "fr" }),
  "investor-update/sendUpdate": (db, actor) =>
    sendUpdate(db, actor, { worked: "", stuck: "", asked: "", to: null, corrects: "" } as never),
  "meeting/mayMeet": (db, actor) => mayMeet(db, actor.viewer.id, "mentor"),
  "copilot/readConversation": (db, actor) => readConversation(db, actor, "fr"),
  "copilot/askCopilot": (db, actor) => firstOf(askCopilot(db, actor, "", nobody, new AbortController().signal)),
  "copilot/readInsights": (db, actor) => readInsights(db, actor, {} as never),
  "copilot/dismissInsight": (db, actor) => dismissInsight(db, actor, { kind: "cash", month: "2026-10-01" }),
  "copilot/writeSections": (db, actor) =>
    writeSections(db, actor, { sections: [], personal: {} } as never, new AbortController().signal),
  "document/readChoices": (db, actor) => readChoices(db, actor, kind),
  "document/saveChoices": (db, actor) => saveChoices(db, actor, kind, []),
  "document/versionsOf": (db, actor) => versionsOf(db, actor, kind),
  "document/readVersion": (db, actor) => readVersion(db, actor, kind, 1),
  "document/keepVersion": (db, actor) =>
    keepVersion(db, actor, kind, { composed: {}, milestones: [], model: null } as never),
  "cap-table/saveScenario": (db, actor) => saveScenario(db, actor, { name: "x", holders: [], rounds: [] }),
  "cap-table/removeScenario": (db, actor) => removeScenario(db, actor, randomUUID()),
};

const gated = sources
  .filter(({ path }) => path.startsWith("domain/") && !isTest(path))
  .flatMap(({ path, program }) => {
    const found: { name: string; right: Right }[] = [];
    let name = "";
    new Visitor({
      FunctionDeclaration({ id }) {
        name = id?.name ?? "";
      },
      CallExpression({ callee, arguments: [, , right] }) {
        if (callee.type === "Identifier" && callee.name === "mustOpen" && right?.type === "Literal")
          found.push({ name: `${path.split("/")[1]}/${name}`, right: right.value as Right });
      },
    }).visit(program);
    return found;
  });

test("every verb that a plan opens is called here", () => {
  expect(gated.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted());
});

const today = parisDay(new Date());
const yesterday = daysLater(today, -1);
const standings: Record<string, { plan: Plan; granted?: { plan: PaidPlan; endsOn: string | null } }> = {
  free: { plan: "free" },
  visible: { plan: "visible", granted: { plan: "visible", endsOn: null } },
  elite: { plan: "elite", granted: { plan: "elite", endsOn: today } },
  "lapsed yesterday": { plan: "free", granted: { plan: "elite", endsOn: yesterday } },
};

onBothEngines("what a plan opens", (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function founderOn(granted: (typeof standings)[string]["granted"]): Promise<Actor> {
    const email = `${randomUUID()}@startup.example`;
    const id =
      (await createPerson(database.db, { email, firstName: "", lastName: "", role: "founder", lang: "fr" })) ?? "";
    const grant = {
      id: randomUUID(),
      startup: id,
      startsOn: daysLater(today, -40),
      grantedBy: "admin",
      reason: "Test",
    };
    if (granted) await database.db.insert(planGrant).values({ ...grant, ...granted });
    const viewer = {
      id,
      email,
      firstName: "",
      lastName: "",
      role: "founder",
      approved: true,
      startup: { id, role: "owner" },
      functions: [],
      sessionId: "",
    } as const;
    return { viewer, address: "10.0.0.9" };
  }

  test.each(Object.keys(standings))("%s: each verb and each notification as the table says", async (name) => {
    const { db } = database;
    const { plan, granted } = standings[name] ?? { plan: "free" };
    const actor = await founderOn(granted);
    for (const { name: verb, right } of gated) {
      const refused = await calls[verb]?.(db, actor).then(
        () => false,
        (error: unknown) => error instanceof NotAllowed,
      );
      expect([verb, !refused]).toEqual([verb, isOpen(plan, right)]);
    }
    for (const kind of notificationKinds) await notify(db, actor.viewer.id, { kind, event: "one" });
    const told = (await ownNotifications(db, actor)).map(({ kind }) => kind).toSorted();
    const open = kindsFor.founder.filter((kind: NotificationKind) => isOpen(plan, rightOf[kind] ?? "profile"));
    expect(told).toEqual(open.toSorted());
  });
});

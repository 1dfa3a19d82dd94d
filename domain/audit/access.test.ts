import { describe, expect, test } from "vitest";
import { signedIn } from "../../e2e/peers/viewers.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { listApplications } from "../application/list.server.ts";
import { intakesAppliedFor } from "../application/intake-queries.server.ts";
import { countApplications, waitlistedIn } from "../application/counts.server.ts";
import { listAudit, occurringActions } from "./list.server.ts";
import { historyOf } from "../content/history.server.ts";
import { listRecords, openDrafts } from "../content/list.server.ts";
import { readRecordState } from "../content/record-state.server.ts";
import { usesOfImage } from "../content/image.server.ts";
import { findImage, listImages } from "../content/image-list.server.ts";
import { applicationFunnel, guideFunnel, quizFunnel, responseTimes } from "../figure/funnels.server.ts";
import { leadFigures } from "../figure/leads.server.ts";
import { periodOf } from "../figure/period.ts";
import { visitFigures, visitsOf } from "../figure/visits.server.ts";
import { registrationsToAnswer } from "../investor/registrations.server.ts";
import { leadsOfDay, messagesToAnswer, untoldLeads } from "../lead/count.server.ts";
import { listLeads } from "../lead/list.server.ts";
import { newestLeadOf } from "../lead/sender.server.ts";
import { listDeliveries } from "../outbox/list.server.ts";
import { deliveriesAbout } from "../outbox/deliveries-about.server.ts";
import { heldDeliveries, stuckByCause } from "../outbox/counts.server.ts";
import { listAllPosts } from "../post/list.server.ts";
import { readPost } from "../post/read-post.server.ts";
import { historyOfPost } from "../post/history.server.ts";
import { listRequests, requestsToAnswer } from "../privacy/register.server.ts";
import { listAdministrators, nameOfPerson } from "../person/administrators.server.ts";
import { readInvestorProfileOf } from "../investor/investor-profile.server.ts";
import { listSubscribers, readSubscriber, subscriberWith } from "../newsletter/list.server.ts";
import { readFounderProfileOf } from "../startup/founder-profile.server.ts";
import type { TeamFunction } from "../team/rights.ts";
import { mustBe } from "./access.ts";
import { NotAllowed } from "./not-allowed.ts";
import { accountWith, listPeople } from "../person/list.server.ts";
import type { Role } from "../person/viewer.ts";
import { investorsWaiting, plansAskedFor } from "../person/waiting.server.ts";

const unasked = new Proxy({}, { get: () => expect.unreachable("The database was asked") }) as Db;

const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };
const period = periodOf("7d");
const served = new Set<string>();
const fee = { kind: "fact", id: "offer.upfront_fee" } as const;

function reads(role: Role, ...functions: TeamFunction[]) {
  const actor = signedIn(role, "someone", functions);
  return {
    listPeople: () => listPeople(unasked, actor, { role: "", state: "", text: "" }, {}),
    listAdministrators: () => listAdministrators(unasked, actor),
    nameOfPerson: () => nameOfPerson(unasked, actor, "a"),
    investorsWaiting: async () => investorsWaiting(24, actor),
    plansAskedFor: async () => plansAskedFor([], actor),
    accountWith: () => accountWith(unasked, actor, "a@b.test"),
    listSubscribers: () => listSubscribers(unasked, actor, { state: "", text: "" }, {}),
    subscriberWith: () => subscriberWith(unasked, actor, "a@b.test"),
    readSubscriber: () => readSubscriber(unasked, actor, "a"),
    readFounderProfileOf: () => readFounderProfileOf(unasked, actor, "a"),
    readInvestorProfileOf: () => readInvestorProfileOf(unasked, actor, "a"),
    listLeads: () => listLeads(unasked, actor, { form: "", state: "", from: "", to: "", text: "" }, {}),
    newestLeadOf: () => newestLeadOf(unasked, actor, "a@b.test"),
    registrationsToAnswer: async () => registrationsToAnswer(24, actor),
    messagesToAnswer: async () => messagesToAnswer(actor),
    leadsOfDay: async () => leadsOfDay(actor),
    untoldLeads: async () => untoldLeads(actor),
    listApplications: () => listApplications(unasked, actor, { view: "all", intake: "", text: "" }, delays, {}),
    countApplications: async () => countApplications("late", delays, actor),
    intakesAppliedFor: () => intakesAppliedFor(unasked, actor),
    waitlistedIn: async () => waitlistedIn([], actor),
    listDeliveries: () => listDeliveries(unasked, actor, { state: "", queue: "", email: "", cause: "" }, served, {}),
    deliveriesAbout: () => deliveriesAbout(unasked, actor, [], served),
    heldDeliveries: async () => heldDeliveries(actor),
    stuckByCause: async () => stuckByCause(actor),
    listRequests: () => listRequests(unasked, actor, { kind: "", state: "" }, {}),
    requestsToAnswer: async () => requestsToAnswer(actor),
    listAudit: () => listAudit(unasked, actor, { actor: "", action: "", object: "", from: "", to: "" }, {}),
    occurringActions: () => occurringActions(unasked, actor),
    quizFunnel: () => quizFunnel(unasked, actor, period),
    guideFunnel: () => guideFunnel(unasked, actor, period),
    applicationFunnel: () => applicationFunnel(unasked, actor, period),
    responseTimes: () => responseTimes(unasked, actor, period, 48),
    leadFigures: () => leadFigures(unasked, actor, period),
    visitFigures: () => visitFigures(unasked, actor, period),
    visitsOf: () => visitsOf(unasked, actor, "/", period),
    listRecords: () => listRecords(unasked, actor, "fact"),
    readStanding: () => readRecordState(unasked, actor, fee),
    historyOf: () => historyOf(unasked, actor, fee, null),
    openDrafts: () => openDrafts(unasked, actor),
    listImages: () => listImages(unasked, actor, undefined, {}),
    findImage: () => findImage(unasked, actor, "a"),
    usesOfImage: () => usesOfImage(unasked, actor, "a"),
    readPost: () => readPost(unasked, actor, 1),
    historyOfPost: () => historyOfPost(unasked, actor, 1, {}),
    listAllPosts: () => listAllPosts(unasked, actor, "fr", { status: "", category: "", query: "" }, {}),
  } satisfies Record<string, () => Promise<unknown>>;
}

describe.each([
  ["founder"],
  ["investor"],
  ["team"],
  ["team", "reviewer"],
  ["team", "expert"],
  ["team", "reviewer", "expert"],
] as [Role, ...TeamFunction[]][])("of what the desk reads, for one who is a %s %s %s,", (role, ...functions) => {
  const given = functions.filter((each) => each !== undefined);
  test.each(Object.entries(reads(role, ...given)))("%s tells nothing", async (_, read) => {
    const refusal = await read().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotAllowed);
  });
});

test("a caller has one of the roles, or is refused; whoever is not signed in is refused too", () => {
  const investor = signedIn("investor", "ines");
  expect(mustBe(investor, "founder", "investor")).toBe("ines");
  expect(() => mustBe(investor, "founder", "admin")).toThrow(NotAllowed);
  expect(() => mustBe(investor)).toThrow(NotAllowed);
  expect(() => mustBe(null, "founder")).toThrow("User not authenticated");
});

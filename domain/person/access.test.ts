import { describe, expect, test } from "vitest";
import { signedIn } from "../../e2e/peers/viewers.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { countApplications, intakesAppliedFor, listApplications, waitlistedIn } from "../application/list.server.ts";
import { listAudit, occurringActions } from "../audit/list.server.ts";
import { historyOf } from "../content/history.server.ts";
import { listRecords, openDrafts } from "../content/list.server.ts";
import { readStanding } from "../content/standing.server.ts";
import { findImage, listImages, usesOfImage } from "../content/image.server.ts";
import { applicationFunnel, guideFunnel, quizFunnel, responseTimes } from "../figure/funnels.server.ts";
import { leadFigures } from "../figure/leads.server.ts";
import { periodOf } from "../figure/period.ts";
import { visitFigures, visitsOf } from "../figure/visits.server.ts";
import { leadsOfDay, newLeadsOf, untoldLeads } from "../lead/count.server.ts";
import { listLeads } from "../lead/list.server.ts";
import { newestLeadOf } from "../lead/sender.server.ts";
import { deliveriesAbout, heldDeliveries, listDeliveries, stuckByCause } from "../outbox/list.server.ts";
import { listAllPosts } from "../post/list.server.ts";
import { readPost } from "../post/edit.server.ts";
import { historyOfPost } from "../post/history.server.ts";
import { listRequests, requestsToAnswer } from "../privacy/register.server.ts";
import { listAdministrators, nameOfPerson } from "./administrators.server.ts";
import { readInvestorProfileOf } from "../investor/investor-profile.server.ts";
import { listSubscribers, readSubscriber, subscriberWith } from "../newsletter/list.server.ts";
import { readFounderProfileOf } from "../startup/founder-profile.server.ts";
import { NotAllowed } from "../audit/not-allowed.ts";
import { accountWith, listPeople } from "./list.server.ts";
import type { Role } from "./viewer.ts";
import { investorsWaiting, plansAskedFor } from "./waiting.server.ts";

/** A refusal comes before the first question. */
const unasked = new Proxy({}, { get: () => expect.unreachable("The database was asked") }) as Db;

const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };
const period = periodOf("7d");
const served = new Set<string>();
const fee = { kind: "fact", id: "offer.upfront_fee" } as const;

/** What the desk reads: its lists, its counts and its figures. */
function reads(role: Role) {
  const by = signedIn(role);
  return {
    listPeople: () => listPeople(unasked, { role: "", state: "", text: "" }, {}, by),
    listAdministrators: () => listAdministrators(unasked, by),
    nameOfPerson: () => nameOfPerson(unasked, "a", by),
    investorsWaiting: async () => investorsWaiting(by),
    plansAskedFor: async () => plansAskedFor(by),
    accountWith: () => accountWith(unasked, "a@b.test", by),
    listSubscribers: () => listSubscribers(unasked, { state: "", text: "" }, {}, by),
    subscriberWith: () => subscriberWith(unasked, "a@b.test", by),
    readSubscriber: () => readSubscriber(unasked, "a", by),
    readFounderProfileOf: () => readFounderProfileOf(unasked, "a", by),
    readInvestorProfileOf: () => readInvestorProfileOf(unasked, "a", by),
    listLeads: () => listLeads(unasked, { form: "", state: "", from: "", to: "", text: "" }, {}, by),
    newestLeadOf: () => newestLeadOf(unasked, "a@b.test", by),
    newLeadsOf: async () => newLeadsOf("contact", 24, by),
    leadsOfDay: async () => leadsOfDay(by),
    untoldLeads: async () => untoldLeads(by),
    listApplications: () => listApplications(unasked, { view: "all", intake: "", text: "" }, delays, {}, by),
    countApplications: async () => countApplications("late", delays, by),
    intakesAppliedFor: () => intakesAppliedFor(unasked, by),
    waitlistedIn: async () => waitlistedIn([], by),
    listDeliveries: () => listDeliveries(unasked, { state: "", queue: "", email: "", cause: "" }, served, {}, by),
    deliveriesAbout: () => deliveriesAbout(unasked, [], served, by),
    heldDeliveries: async () => heldDeliveries(by),
    stuckByCause: async () => stuckByCause(by),
    listRequests: () => listRequests(unasked, { kind: "", state: "" }, {}, by),
    requestsToAnswer: async () => requestsToAnswer(by),
    listAudit: () => listAudit(unasked, { actor: "", action: "", object: "", from: "", to: "" }, {}, by),
    occurringActions: () => occurringActions(unasked, by),
    quizFunnel: () => quizFunnel(unasked, period, by),
    guideFunnel: () => guideFunnel(unasked, period, by),
    applicationFunnel: () => applicationFunnel(unasked, period, by),
    responseTimes: () => responseTimes(unasked, period, by),
    leadFigures: () => leadFigures(unasked, period, by),
    visitFigures: () => visitFigures(unasked, period, by),
    visitsOf: () => visitsOf(unasked, "/", period, by),
    listRecords: () => listRecords(unasked, by, "fact"),
    readStanding: () => readStanding(unasked, by, fee),
    historyOf: () => historyOf(unasked, by, fee, null),
    openDrafts: () => openDrafts(unasked, by),
    listImages: () => listImages(unasked, by, {}),
    findImage: () => findImage(unasked, by, "a"),
    usesOfImage: () => usesOfImage(unasked, by, "a"),
    readPost: () => readPost(unasked, by, 1),
    historyOfPost: () => historyOfPost(unasked, by, 1, {}),
    listAllPosts: () => listAllPosts(unasked, by, "fr", { standing: "", category: "", query: "" }, {}),
  } satisfies Record<string, () => Promise<unknown>>;
}

describe.each(["founder", "investor"] as const)("of what the desk reads, for one who is a %s,", (role) => {
  test.each(Object.entries(reads(role)))("%s tells nothing", async (_, read) => {
    const refusal = await read().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(NotAllowed);
  });
});

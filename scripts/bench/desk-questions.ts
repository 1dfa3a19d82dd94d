import { acceptedByIntake } from "../../domain/application/intake-queries.server.ts";
import { listApplications } from "../../domain/application/list.server.ts";
import { intakesAppliedFor } from "../../domain/application/intake-queries.server.ts";
import { countApplications, waitlistedIn } from "../../domain/application/counts.server.ts";
import { type AuditFilter, listAudit, nobody, occurringActions } from "../../domain/audit/list.server.ts";
import { historyOf } from "../../domain/content/history.server.ts";
import { listRecords, openDrafts } from "../../domain/content/list.server.ts";
import { listImages } from "../../domain/content/image.server.ts";
import { leadsOfDay, messagesToAnswer, newLeadsOf, untoldLeads } from "../../domain/lead/count.server.ts";
import { queueNames } from "../../domain/delivery/delivery.ts";
import { applicationFunnel, guideFunnel, quizFunnel, responseTimes } from "../../domain/figure/funnels.server.ts";
import { leadFigures } from "../../domain/figure/leads.server.ts";
import { periodOf } from "../../domain/figure/period.ts";
import { visitFigures } from "../../domain/figure/visits.server.ts";
import { listLeads } from "../../domain/lead/list.server.ts";
import type { LeadFilter } from "../../domain/lead/lead-filter.server.ts";
import { type DeliveryFilter, listDeliveries } from "../../domain/outbox/list.server.ts";
import { heldDeliveries, stuckByCause } from "../../domain/outbox/counts.server.ts";
import { listPeople, type PersonFilter } from "../../domain/person/list.server.ts";
import { investorsWaiting, plansAskedFor } from "../../domain/person/waiting.server.ts";
import { listAllPosts, type PostFilters } from "../../domain/post/list.server.ts";
import { listRequests, type RequestFilter, requestsToAnswer } from "../../domain/privacy/register.server.ts";
import { ask } from "../../platform/db/ask.server.ts";
import { signedIn } from "../../e2e/peers/viewers.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Place } from "../../platform/db/keyset.server.ts";

const actor = signedIn("admin");
const delays = { firstAnswer: 48, call: 30, finalDecision: 1 };
const served = new Set<string>(queueNames);
const noId = "00000000-0000-4000-8000-000000000000";
const longAgo = (days: number) =>
  `${new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 19)}.000000Z~${noId}`;

const leads =
  (filter: Partial<LeadFilter>, place: Place = {}) =>
  (db: Db) =>
    listLeads(db, { form: "", state: "", from: "", to: "", text: "", ...filter }, place, actor);
const applications =
  (filter: Partial<Parameters<typeof listApplications>[1]>, place: Place = {}) =>
  (db: Db) =>
    listApplications(db, { view: "all", intake: "", text: "", ...filter }, delays, place, actor);
const people =
  (filter: Partial<PersonFilter>, place: Place = {}) =>
  (db: Db) =>
    listPeople(db, { role: "", state: "", text: "", ...filter }, place, actor);
const audit =
  (filter: Partial<AuditFilter>, place: Place = {}) =>
  (db: Db) =>
    listAudit(db, { actor: "", action: "", object: "", from: "", to: "", ...filter }, place, actor);
const deliveries =
  (filter: Partial<DeliveryFilter>, place: Place = {}) =>
  (db: Db) =>
    listDeliveries(db, { state: "", queue: "", email: "", cause: "", ...filter }, served, place, actor);
const requests =
  (filter: Partial<RequestFilter>, place: Place = {}) =>
  (db: Db) =>
    listRequests(db, { kind: "", state: "", ...filter }, place, actor);
const posts =
  (filters: Partial<PostFilters>, place: Place = {}) =>
  (db: Db) =>
    listAllPosts(db, actor, "fr", { status: "", category: "", query: "", ...filters }, place);

const lastMonth = new Date(Date.now() - 60 * 24 * 3_600_000).toISOString().slice(0, 7);
const month = new Date(Date.now() - 400 * 24 * 3_600_000).toISOString().slice(0, 7);

/** Everything that a page of the desk asks of the database, as it asks it. */
export const questions: Record<string, (db: Db) => Promise<unknown>> = {
  leads: leads({}),
  "leads, three years back": leads({}, { after: longAgo(1_100) }),
  "leads, the page before": leads({}, { before: longAgo(1_100) }),
  "leads of a form": leads({ form: "contact" }),
  "leads of a rare form": leads({ form: "join" }),
  "leads to answer": leads({ state: "new" }),
  "leads to answer of a rare form": leads({ form: "join", state: "new" }),
  "leads nobody was told about": leads({ state: "untold" }),
  "leads of a form nobody was told about": leads({ form: "join", state: "untold" }),
  "leads closed, of a form": leads({ form: "guide", state: "closed" }),
  "leads taken for spam": leads({ state: "spam" }),
  "leads of a month": leads({ from: `${month}-01`, to: `${month}-28` }),
  "leads of a month, closed": leads({ from: `${month}-01`, to: `${month}-28`, state: "closed" }),
  'leads with "Montpellier", in every one': leads({ text: "Montpellier" }),
  'leads with "salinité", one of a thousand': leads({ text: "salinite" }),
  'leads with "ancienne", the oldest tenth': leads({ text: "ancienne" }),
  'leads with "lagune énergie"': leads({ text: "lagune energie" }),
  'leads with "Œuvrard lagune", of a rare form': leads({ text: "oeuvrard lagune", form: "join" }),
  'leads with "startup 777777", one': leads({ text: "startup 777777" }),
  "leads by an address": leads({ text: "visitor4242@startup.example" }),
  'leads with "introuvable", none': leads({ text: "introuvable" }),
  'leads with "zz", none': leads({ text: "zz" }),
  "applications that wait": applications({ view: "open" }),
  "applications for a first answer": applications({ view: "first" }),
  "applications before the call": applications({ view: "call" }),
  "applications for a final decision": applications({ view: "final" }),
  "applications that are late": applications({ view: "late" }),
  "applications declined": applications({ view: "declined" }),
  "applications declined, three years back": applications({ view: "declined" }, { after: longAgo(1_100) }),
  "applications of an intake": applications({ intake: month }),
  "applications accepted of an intake": applications({ intake: month, view: "accepted" }),
  'applications with "salinité"': applications({ text: "salinité" }),
  'applications with "zoe", declined': applications({ text: "zoe", view: "declined" }),
  "intakes applied for": (db) => intakesAppliedFor(db, actor),
  people: people({}),
  "people, far back": people({}, { after: longAgo(600) }),
  "people who are investors": people({ role: "investor" }),
  "people who are administrators": people({ role: "admin" }),
  "people to approve": people({ state: "waiting" }),
  "people approved": people({ state: "approved" }),
  "people refused": people({ state: "refused" }),
  "people refused, far back": people({ state: "refused" }, { after: longAgo(690) }),
  "people who ask for a plan": people({ state: "asks" }),
  "people blocked": people({ state: "blocked" }),
  'people with "Elodie" to approve': people({ text: "elodie", state: "waiting" }),
  'people with "Elodie"': people({ text: "elodie" }),
  "people by an address": people({ text: "person4242@startup" }),
  'people with "introuvable", none': people({ text: "introuvable" }),
  "audit log": audit({}),
  "audit log, far back": audit({}, { after: longAgo(200).replace(noId, "1") }),
  "audit log of an administrator": audit({ actor: "p1" }),
  "audit log of a founder": audit({ actor: "p4243" }),
  "audit log of nobody": audit({ actor: nobody }),
  "audit log about a person": audit({ object: "person:p4243" }),
  "audit log of changed roles": audit({ action: "person.role" }),
  "audit log of an administrator, changed roles": audit({ actor: "p1", action: "person.role" }),
  "audit log of a month": audit({ from: `${lastMonth}-01`, to: `${lastMonth}-28` }),
  "audit log of a month, by an administrator": audit({ from: `${lastMonth}-01`, to: `${lastMonth}-28`, actor: "p2" }),
  "audit log: what it knows": (db) => occurringActions(db, actor),
  deliveries: deliveries({}),
  "deliveries, far back": deliveries({}, { after: "20000" }),
  "deliveries stuck": deliveries({ state: "stuck" }),
  "deliveries done": deliveries({ state: "done" }),
  "deliveries done, far back": deliveries({ state: "done" }, { after: "20000" }),
  "deliveries held by a limit": deliveries({ state: "held" }),
  "deliveries of the CRM that wait": deliveries({ state: "queued", queue: "crm" }),
  "deliveries of mail given up": deliveries({ state: "dismissed", queue: "mail" }),
  "deliveries of a queue": deliveries({ queue: "mail" }),
  "deliveries to an address": deliveries({ email: "visitor4242@startup.example" }),
  "privacy requests": requests({}),
  "privacy requests, far back": requests({}, { after: longAgo(900) }),
  "privacy requests open": requests({ state: "open" }),
  "privacy requests late": requests({ state: "late" }),
  "privacy requests answered": requests({ state: "closed" }),
  "privacy requests to object": requests({ kind: "objection" }),
  "privacy requests to object, open": requests({ kind: "objection", state: "open" }),
  articles: posts({}),
  "articles, far back": posts({}, { after: "10100" }),
  "articles of a category": posts({ category: "strategy" }),
  "articles that are drafts": posts({ status: "draft" }),
  "articles with a date": posts({ status: "scheduled" }),
  'articles with "levée fonds"': posts({ query: "levée fonds" }),
  'articles with "introuvable", none': posts({ query: "introuvable" }),
  images: (db) => listImages(db, actor, {}),
  "images an editor offers": (db) => listImages(db, actor, { size: 200 }),
  "content of a kind": (db) => listRecords(db, actor, "faq"),
  "content with a draft": (db) => openDrafts(db, actor),
  "history of a record": (db) => historyOf(db, actor, { kind: "faq", id: "bench-7" }, null),
  "today: applications for a first answer": (db) => ask(db, { figure: countApplications("first", delays, actor) }),
  "today: applications that are late": (db) => ask(db, { figure: countApplications("late", delays, actor) }),
  "today: places taken": (db) => acceptedByIntake(db, [month, lastMonth]),
  "today: applications that wait for a place": (db) => ask(db, { figure: waitlistedIn([month, lastMonth], actor) }),
  "today: investor registrations": (db) => ask(db, { figure: newLeadsOf("investor-registration", 24, actor) }),
  "today: investors to approve": (db) => ask(db, { figure: investorsWaiting(actor) }),
  "today: plans asked for": (db) => ask(db, { figure: plansAskedFor(actor) }),
  "today: privacy requests to answer": (db) => ask(db, { figure: requestsToAnswer(actor) }),
  "today: messages to answer": (db) => ask(db, { figure: messagesToAnswer(actor) }),
  "today: leads of the day": (db) => ask(db, { figure: leadsOfDay(actor) }),
  "today: leads nobody was told about": (db) => ask(db, { figure: untoldLeads(actor) }),
  "today: deliveries stuck": (db) => ask(db, { figure: stuckByCause(actor) }),
  "today: deliveries held by a limit": (db) => ask(db, { figure: heldDeliveries(actor) }),
  "figures: visits of 12 months": (db) => visitFigures(db, periodOf("12m"), actor),
  "figures: leads of 30 days": (db) => leadFigures(db, periodOf("30d"), actor),
  "figures: quizzes of 12 months": (db) => quizFunnel(db, periodOf("12m"), actor),
  "figures: guides of 30 days": (db) => guideFunnel(db, periodOf("30d"), actor),
  "figures: applications of 12 months": (db) => applicationFunnel(db, periodOf("12m"), actor),
  "figures: response times of 12 months": (db) => responseTimes(db, periodOf("12m"), 48, actor),
};

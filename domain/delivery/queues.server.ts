import * as z from "zod";
import type { Queue } from "../../platform/jobs/jobs.server.ts";
import { languages } from "../../platform/language/language.ts";
import { leadForms } from "../form/forms.ts";
import { paidPlans } from "../plan/plan.ts";
import {
  applicationEvents,
  type CrmContact,
  type OperatorNotice,
  signInChanges,
  type VisitorLetter,
} from "./lead-deliveries.ts";

const lang = z.enum(languages);
const fields = z.array(z.tuple([z.string(), z.string()]));
const operatorForm = z.enum([...leadForms, ...applicationEvents]);

/** The error of a job that one of our own limits holds back. */
export const limitReached = "limit";

/** The error of a job that waits for an hour at which people are mailed. */
export const waitsForHour = "hour";

const crmContact = z.object({
  email: z.string(),
  name: z.string().optional(),
  lastName: z.string().optional(),
  phone: z.string().optional(),
  tag: z.string(),
  fields,
  note: z.string(),
});

/**
 * A contact's deliveries reach the CRM in the order in which they were made, also when one is stuck; among them the
 * deletion of the contact, by its address.
 */
export const crmQueue: Queue<CrmContact | { forget: string }> = {
  name: "crm",
  schema: z.union([z.strictObject({ forget: z.string() }), crmContact]),
  waitsFor: "stuck",
};

const callEvent = z.object({
  id: z.uuid(),
  sequence: z.int().nonnegative(),
  changedAt: z.iso.datetime(),
  startsAt: z.iso.datetime(),
  minutes: z.number().positive(),
  place: z.string(),
  email: z.string(),
});

const visitorLetter: z.ZodType<VisitorLetter> = z.discriminatedUnion("letter", [
  z.object({
    letter: z.literal("simulator-projection"),
    lang,
    monthly: z.number(),
    low: z.number().optional(),
    central: z.number(),
    high: z.number().optional(),
  }),
  z.object({ letter: z.literal("contact-receipt"), lang }),
  z.object({ letter: z.literal("notify-me-receipt"), lang }),
  z.object({ letter: z.literal("session-date"), lang, session: z.string() }),
  z.object({ letter: z.literal("pitch-application-receipt"), lang }),
  z.object({ letter: z.literal("investor-receipt"), lang }),
  z.object({ letter: z.literal("join-receipt"), lang }),
  z.object({
    letter: z.literal("application-receipt"),
    lang,
    application: z.string(),
    changeableUntil: z.string(),
  }),
  z.object({ letter: z.literal("application-revision"), lang, revision: z.string() }),
  z.object({ letter: z.literal("application-resume"), lang, resume: z.string() }),
  z.object({ letter: z.enum(["privacy-link", "privacy-export"]), lang, pass: z.uuid() }),
  z.object({ letter: z.literal("privacy-erasure"), lang, pass: z.uuid(), on: z.iso.date() }),
  z.object({ letter: z.literal("privacy-erased"), lang }),
  z.object({ letter: z.literal("account-unused"), lang, on: z.iso.date() }),
  z.object({
    letter: z.literal("application-invitation"),
    lang,
    application: z.string(),
    times: z.array(z.iso.datetime()),
    where: z.string(),
    minutes: z.number(),
    cancelled: callEvent.optional(),
  }),
  z.object({
    letter: z.literal("application-call-set"),
    lang,
    application: z.string(),
    time: z.iso.datetime(),
    where: z.string(),
    call: callEvent.optional(),
  }),
  z.object({
    letter: z.literal("application-accepted"),
    lang,
    application: z.string(),
    startsOn: z.string(),
    line: z.string(),
    name: z.string().default(""),
  }),
  z.object({
    letter: z.literal("application-waitlisted"),
    lang,
    application: z.string(),
    startsOn: z.string(),
    line: z.string(),
  }),
  z.object({
    letter: z.literal("application-declined"),
    lang,
    application: z.string(),
    // One that was queued before it was named is of an intake that is over.
    intake: z.string().default("2026-01"),
    line: z.string(),
    cancelled: callEvent.optional(),
  }),
  z.object({
    letter: z.literal("application-withdrawn"),
    lang,
    application: z.string(),
    cancelled: callEvent.optional(),
  }),
  z.object({ letter: z.literal("investor-approved"), lang }),
  z.object({ letter: z.enum(["investor-refused", "account-blocked"]), lang, line: z.string() }),
  z.object({
    letter: z.literal("plan-granted"),
    lang,
    plan: z.enum(paidPlans),
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable(),
  }),
  z.object({ letter: z.literal("plan-declined"), lang, plan: z.enum(paidPlans), line: z.string() }),
  z.object({ letter: z.literal("plan-ended"), lang, plan: z.enum(paidPlans), on: z.iso.date() }),
  z.object({ letter: z.literal("quiz-result"), lang, level: z.int(), score: z.int(), max: z.int() }),
  z.object({ letter: z.literal("guide-day"), lang, guide: z.uuid(), day: z.int() }),
  z.object({ letter: z.literal("guide-link"), lang, guide: z.uuid() }),
  z.object({ letter: z.literal("conference-receipt"), lang, conference: z.string() }),
  z.object({ letter: z.literal("conference-date"), lang, conference: z.string() }),
  z.object({ letter: z.literal("newsletter-confirm"), lang, request: z.uuid(), subscription: z.uuid() }),
  z.object({ letter: z.literal("newsletter-welcome"), lang, subscription: z.uuid() }),
  z.object({ letter: z.literal("newsletter-known"), lang, subscription: z.uuid() }),
  z.object({ letter: z.literal("account-confirm"), lang, signUp: z.uuid(), isAnother: z.boolean().optional() }),
  z.object({ letter: z.enum(["password-reset", "email-change"]), lang, link: z.uuid() }),
  z.object({
    letter: z.literal("account-welcome"),
    lang,
    firstName: z.string(),
    type: z.enum(["startup", "investor"]),
  }),
  z.object({ letter: z.literal("password-changed"), lang, secondFactorStands: z.boolean().optional() }),
  z.object({ letter: z.enum(["account-known", "email-changed", "second-factor-reset"]), lang }),
  z.object({ letter: z.enum(signInChanges), lang }),
  z.object({ letter: z.literal("role-changed"), lang, role: z.enum(["founder", "investor", "admin"]) }),
  z.object({ letter: z.literal("studio-audit-receipt"), lang }),
  z.object({ letter: z.literal("deck-request-receipt"), lang }),
]);

/** The key is the address that the letter goes to. */
const lettersNamed = (name: string, waitsFor: Queue<VisitorLetter>["waitsFor"] = "nothing"): Queue<VisitorLetter> => ({
  name,
  schema: visitorLetter,
  waitsFor,
});

// What strangers can cause, by its purpose: none waits for another (stranger-mails.ts).
export const securityMailQueue = lettersNamed("security-mail");
export const ownDataMailQueue = lettersNamed("own-data-mail");
export const applicationMailQueue = lettersNamed("application-mail");
export const mailQueue = lettersNamed("mail", "unfinished");

/** What only somebody can cause who reads the address, or whose browser was let in before: no stranger uses it up. */
export const ownerMailQueue = lettersNamed("owner-mail");

/** What somebody of the team decides and has mailed: no limit against strangers who fill in forms holds it back. */
export const teamMailQueue = lettersNamed("team-mail", "unfinished");

/** A day's mail of the guide; the key is its reader's address, the subject their guide. */
export const guideMailQueue: Queue<{ guide: string; day: number }> = {
  name: "guide-mail",
  schema: z.object({ guide: z.uuid(), day: z.int() }),
  waitsFor: "unfinished",
};

/** A letter about an article; the key is the subscriber's address, the subject the issue. */
export const newsletterMailQueue: Queue<{ issue: string; subscription: string }> = {
  name: "newsletter-mail",
  schema: z.object({ issue: z.uuid(), subscription: z.uuid() }),
  waitsFor: "unfinished",
};

export const operatorMailQueue: Queue<OperatorNotice> = {
  name: "operator-mail",
  schema: z.object({ to: z.string(), form: operatorForm, fields, again: z.boolean().optional() }),
  waitsFor: "unfinished",
};

import { pathOf } from "../../app/paths.ts";
import { parisDay } from "../../platform/language/paris-day.ts";
import { ask, formBody, urlencoded } from "../http/ask.ts";
import { signInAs } from "./sign-in.ts";
import type { RunningSite } from "./site.ts";

/** Posts a form with this session cookie, as a browser without script does. */
export const sendAs = (site: RunningSite, cookie: string, path: string, fields: Record<string, string>, more = "") =>
  ask(site.port, path, {
    method: "POST",
    headers: { ...urlencoded, cookie, "sec-fetch-site": "same-origin" },
    body: formBody(fields) + more,
  });

export const publishable = {
  startup_name: "Marmelade",
  founder_name: "Zoé Étang",
  sector: "foodtech",
  current_stage: "first-customers",
  description: "Un seul camion livre le lendemain matin.",
  website: "https://marmelade.example/",
  funding_amount_needed: "250k-500k",
};

export const giveElite = (site: RunningSite, { id, admin }: { id: string; admin: { cookie: string } }) =>
  sendAs(site, admin.cookie, pathOf("admin-person", { id }), {
    intent: "grant",
    plan: "elite",
    starts_on: parisDay(new Date()),
    ends_on: "",
    reason: "Test",
  });

/** A founder on the plan Visible whose profile is ready to be published. */
export async function founderToPublish(site: RunningSite) {
  const founder = await signInAs(site, "founder", { lang: "fr" });
  const admin = await signInAs(site, "admin");
  const grant = { intent: "grant", plan: "visible", starts_on: parisDay(new Date()), ends_on: "", reason: "Test" };
  await sendAs(site, admin.cookie, pathOf("admin-person", { id: founder.id }), grant);
  await sendAs(site, founder.cookie, pathOf("founder-profile"), { step: "1", ...publishable });
  return { ...founder, admin };
}

export const saysYes = (site: RunningSite, { id, admin }: { id: string; admin: { cookie: string } }) =>
  sendAs(site, admin.cookie, pathOf("admin-startup", { startup: id }), {
    intent: "publish",
    verdict: "yes",
    reason: "",
  });

import { submitLead } from "../../domain/lead/submission.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { timing as production } from "../../platform/jobs/timing.ts";
import type { Lang } from "../../platform/language/language.ts";

/** Job timing with short pauses, for tests with an outage of one or two seconds. */
export const quickTiming = {
  ...production,
  firstRetry: 50,
  longestRetry: 500,
  firstPause: 100,
  longestPause: 400,
  lease: 60_000,
  idle: 50,
};

export async function storeLead(db: Db, lead: { email: string; companyName: string; address: string; lang: Lang }) {
  const { email, companyName, address, lang } = lead;
  const { status } = await submitLead(db, "secret", {
    form: "simulator",
    key: crypto.randomUUID(),
    email,
    lang,
    address,
    notify: "",
    spam: false,
    source: {},
    payload: { companyName, monthlyRevenue: "12,000", projectedRevenue: 48_000, growthMultiple: 4 },
    consents: [{ purpose: "notice", version: 1, wording: "Notice", given: true }],
  });
  return status;
}

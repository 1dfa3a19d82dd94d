import { textLimits } from "./text-limits.ts";
import * as z from "zod";
import { webAddress } from "../../platform/http/address.server.ts";
import { emailField } from "../../platform/http/email-field.server.ts";
import { line, paragraphs } from "../../platform/http/fields.server.ts";
import { isDay } from "../../platform/language/paris-day.ts";
import { phoneOf } from "../../platform/language/phone.ts";
import { type FounderField, founderFields, type FounderProfile } from "./founder-profile.ts";
import { founderOptions } from "./options.ts";
import { claimsTheHouse } from "./house-name.ts";
import { isSiren } from "./siren.ts";
import { chosenIn } from "../../platform/language/no-choice.ts";

const written = line(textLimits.line, "lineTooLong");
const longText = paragraphs(textLimits.text, "textTooLong");

const chosen = (name: keyof typeof founderOptions) =>
  line(60, "unknownChoice")
    .transform(chosenIn)
    .refine((id) => id === "" || (founderOptions[name] as readonly string[]).includes(id), "unknownChoice");

/** The demo's sample deck is served from localhost without https, which `webAddress` would refuse. */
const sampleDeck = /^http:\/\/localhost:\d+\/sample-deck\.svg$/;
const documentAddress = z.union(
  [line(300, "addressInvalid").pipe(z.string().regex(sampleDeck, "addressInvalid")), webAddress("addressInvalid")],
  "addressInvalid",
);

const email = z.union([line(254).pipe(z.literal("")), emailField], "emailInvalid");

const phone = line(40, "phoneInvalid").transform((typed, { issues }) => {
  const number = typed === "" ? "" : phoneOf(typed);
  if (number !== undefined) return number;
  issues.push({ code: "custom", message: "phoneInvalid", input: typed });
  return z.NEVER;
});

const siren = line(30, "sirenInvalid")
  .transform((typed) => typed.replace(/[\s.]/g, ""))
  .refine((digits) => digits === "" || isSiren(digits), "sirenInvalid");

const creationDate = line(10, "dateInvalid").refine((day) => day === "" || isDay(day), "dateInvalid");

const fields: Record<FounderField, z.ZodType<string>> = {
  startup_name: written.refine((name) => !claimsTheHouse(name), "houseName"),
  founder_name: written,
  email,
  phone,
  siren,
  region: chosen("region"),
  creation_date: creationDate,
  website: webAddress("addressInvalid"),
  sector: chosen("sector"),
  description: longText,
  team_size: chosen("team_size"),
  co_founders: paragraphs(textLimits.founders, "foundersTooLong"),
  team_presentation: longText,
  target_market: longText,
  business_model: chosen("business_model"),
  competitive_advantage: longText,
  current_stage: chosen("current_stage"),
  annual_revenue: chosen("annual_revenue"),
  funding_raised: chosen("funding_raised"),
  key_metrics: longText,
  major_clients: longText,
  funding_amount_needed: chosen("funding_amount_needed"),
  funding_use: longText,
  growth_objectives: longText,
  pitch_deck_url: documentAddress,
  business_plan_url: documentAddress,
  financial_projections_url: documentAddress,
};

/** Saved values are not validated again, because a rule may have become stricter since the last save. */
export function founderForm(sent: Record<string, unknown>, saved?: FounderProfile) {
  const names = founderFields.filter((name) => Object.hasOwn(sent, name) && !(saved && sent[name] === saved[name]));
  return z.object(Object.fromEntries(names.map((name) => [name, fields[name]]))) as z.ZodType<Partial<FounderProfile>>;
}

import { textLimits } from "../startup/text-limits.ts";
import * as z from "zod";
import { linkedInAddress } from "../../platform/http/address.server.ts";
import { line, paragraphs } from "../../platform/http/fields.server.ts";
import { eurosOf } from "../../platform/language/typed-number.ts";
import {
  type InvestorField,
  investorFields,
  investorOptions,
  type InvestorProfile,
  investorSteps,
  listedFields,
} from "./investor-profile.ts";

const some = (name: keyof typeof investorOptions) => {
  const offered: readonly string[] = investorOptions[name];
  return line(1_000, "unknownChoice")
    .transform((sent) => sent.split(",").filter(Boolean))
    .refine((ids) => ids.every((id) => offered.includes(id)), "unknownChoice")
    .transform((ids) => offered.filter((id) => ids.includes(id)));
};

const ticket = line(30, "ticketInvalid").transform((typed, { issues }) => {
  const euros = typed === "" ? null : eurosOf(typed);
  if (euros !== undefined) return euros;
  issues.push({ code: "custom", message: "ticketInvalid", input: typed });
  return z.NEVER;
});

const fields: { [Field in InvestorField]: z.ZodType<InvestorProfile[Field]> } = {
  company_name: line(textLimits.line, "lineTooLong"),
  bio: paragraphs(textLimits.text, "textTooLong"),
  linkedin_url: linkedInAddress("linkedinInvalid"),
  investment_stages: some("investment_stages"),
  ticket_size_min: ticket,
  ticket_size_max: ticket,
  investment_focus: some("investment_focus"),
  preferred_sectors: some("preferred_sectors"),
};

/** With `goesOn`, an invalid LinkedIn URL is accepted; a missing list means that no box was ticked. */
export function investorForm(sent: object, step: number, goesOn = false) {
  const shown: readonly InvestorField[] = investorSteps[step - 1] ?? [];
  const unticked: readonly InvestorField[] = listedFields.filter((name) => shown.includes(name));
  const names = investorFields.filter((name) => Object.hasOwn(sent, name) || unticked.includes(name));
  const rules = goesOn ? { ...fields, linkedin_url: line(textLimits.link, "lineTooLong") } : fields;
  return z.object(Object.fromEntries(names.map((name) => [name, rules[name]]))) as z.ZodType<Partial<InvestorProfile>>;
}

import type { Lang } from "../../platform/language/language.ts";
import { forms, type LeadForm } from "../form/forms.ts";

export type LeadToDeliver = {
  id: string;
  form: LeadForm;
  email: string;
  lang: Lang;
  payload: Record<string, string | number>;
};

export type CrmContact = {
  email: string;
  /** The sender's first name if the form has a separate field for it, otherwise the full name as typed. */
  name?: string;
  lastName?: string;
  /** Set only if the person agreed to calls; empty after this consent was withdrawn. */
  phone?: string;
  tag: string;
  fields: [title: string, value: string][];
  note: string;
};

export const applicationEvents = [
  "application-change",
  "application-withdrawal",
  "application-call",
  "application-time",
] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

export type OperatorNotice = {
  to: string;
  form: LeadToDeliver["form"] | ApplicationEvent;
  fields: [name: string, value: string][];
  /** True if the operator was already notified of this lead. */
  again?: boolean | undefined;
};

/** Checks whether a field may leave this site; a phone number requires consent to calls. */
const leaves = (name: string, { payload }: LeadToDeliver) => name !== "phone" || payload.phoneConsent === "yes";

function fieldsOf(lead: LeadToDeliver) {
  const { form, payload } = lead;
  const names: readonly string[] = forms[form].fields;
  return names.flatMap((name): [string, string][] =>
    payload[name] === undefined || !leaves(name, lead) ? [] : [[name, String(payload[name])]],
  );
}

const tagOf = ({ form, payload }: LeadToDeliver) => (form === "quiz" ? String(payload.tag) : forms[form].tag);

/** "asked": the box was ticked; "yes": the e-mail address was also confirmed. An unticked box withdraws nothing. */
export type MarketingConsent = "asked" | "yes";

export function crmContactOf(lead: LeadToDeliver, marketing: MarketingConsent | undefined): CrmContact {
  const fields = fieldsOf(lead);
  const { firstName, lastName, phone, fullName } = lead.payload;
  const name = firstName ?? fullName;
  const tag = tagOf(lead);
  return {
    email: lead.email,
    ...(name !== undefined && { name: String(name) }),
    ...(lastName !== undefined && { lastName: String(lastName) }),
    ...(phone && leaves("phone", lead) && { phone: String(phone) }),
    tag,
    fields: marketing === undefined ? fields : [...fields, ["marketingConsent", marketing]],
    note: [tag, ...fields.map(([field, value]) => `${field}: ${value}`)].join("\n"),
  };
}

export function operatorNoticeOf(lead: LeadToDeliver, to: string, again?: boolean): OperatorNotice {
  const fields = fieldsOf(lead).map(([name, value]): [string, string] => [
    name === "phone" ? "agreedPhone" : name,
    value,
  ]);
  return { to, form: lead.form, fields: [["email", lead.email], ...fields], ...(again && { again }) };
}

import type { Lang } from "../../platform/language/language.ts";
import { forms, type LeadForm } from "../form/forms.ts";

/** What deliveries need to know of a stored lead. */
export type LeadToDeliver = {
  id: string;
  form: LeadForm;
  email: string;
  lang: Lang;
  payload: Record<string, string | number>;
};

export type CrmContact = {
  email: string;
  /** As it was typed: no first or last name is guessed from it. */
  name?: string;
  lastName?: string;
  /** Only where its owner agreed to be called; empty where they no longer do. */
  phone?: string;
  tag: string;
  fields: [title: string, value: string][];
  note: string;
};

/** What an applicant does after the first sending. */
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
  /** The lead was told of before: something was added to it. */
  again?: boolean | undefined;
};

/** A number whose owner did not agree to be called leaves the house for no call list. */
const leaves = (name: string, { payload }: LeadToDeliver) => name !== "phone" || payload.phoneConsent === "yes";

function fieldsOf(lead: LeadToDeliver) {
  const { form, payload } = lead;
  const names: readonly string[] = forms[form].fields;
  return names.flatMap((name): [string, string][] =>
    payload[name] === undefined || !leaves(name, lead) ? [] : [[name, String(payload[name])]],
  );
}

const tagOf = ({ form, payload }: LeadToDeliver) => (form === "quiz" ? String(payload.tag) : forms[form].tag);

/** A ticked box is a yes once its address has confirmed it; one that is left alone takes nothing back. */
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

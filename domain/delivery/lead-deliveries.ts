import type { Lang } from "../../platform/language/language.ts";
import { forms, type LeadForm } from "../form/forms.ts";
import type { PaidPlan } from "../plan/plan.ts";

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

/** A call as a calendar knows it: the same id all along, and a sequence that rises with each change. */
export type CallEvent = {
  id: string;
  sequence: number;
  /** Instants. */
  changedAt: string;
  startsAt: string;
  minutes: number;
  place: string;
  /** Who is invited. */
  email: string;
};

/** What a letter to a visitor says. None but `account-welcome` holds a word that was typed: see docs/decisions/0029. */
export type VisitorLetter =
  | {
      letter: "simulator-projection";
      lang: Lang;
      monthly: number;
      central: number;
      low?: number | undefined;
      high?: number | undefined;
    }
  | { letter: "contact-receipt"; lang: Lang }
  | { letter: "notify-me-receipt"; lang: Lang }
  | { letter: "session-date"; lang: Lang; session: string }
  | { letter: "pitch-application-receipt"; lang: Lang }
  | { letter: "investor-receipt"; lang: Lang }
  | { letter: "join-receipt"; lang: Lang }
  | { letter: "application-receipt"; lang: Lang; application: string; changeableUntil: string }
  | { letter: "application-revision"; lang: Lang; revision: string }
  | { letter: "application-resume"; lang: Lang; resume: string }
  | {
      letter: "application-invitation";
      lang: Lang;
      application: string;
      /** Instants. */
      times: string[];
      where: string;
      minutes: number;
      /** The call that these times take the place of. */
      cancelled?: CallEvent | undefined;
    }
  | {
      letter: "application-call-set";
      lang: Lang;
      application: string;
      time: string;
      where: string;
      call?: CallEvent | undefined;
    }
  | {
      letter: "application-accepted";
      lang: Lang;
      application: string;
      startsOn: string;
      line: string;
      /** The applicant's, as they wrote it. */
      name: string;
    }
  | { letter: "application-waitlisted"; lang: Lang; application: string; startsOn: string; line: string }
  | {
      letter: "application-declined";
      lang: Lang;
      application: string;
      /** The month of its deadline. */
      intake: string;
      line: string;
      cancelled?: CallEvent | undefined;
    }
  | { letter: "application-withdrawn"; lang: Lang; application: string; cancelled?: CallEvent | undefined }
  | { letter: "investor-approved"; lang: Lang }
  | { letter: "investor-refused"; lang: Lang; line: string }
  | { letter: "account-blocked"; lang: Lang; line: string }
  /** Days in Paris. */
  | { letter: "plan-granted"; lang: Lang; plan: PaidPlan; startsOn: string; endsOn: string | null }
  | { letter: "plan-declined"; lang: Lang; plan: PaidPlan; line: string }
  | { letter: "plan-ended"; lang: Lang; plan: PaidPlan; on: string }
  | { letter: "quiz-result"; lang: Lang; level: number; score: number; max: number }
  | { letter: "guide-day"; lang: Lang; guide: string; day: number }
  | { letter: "guide-link"; lang: Lang; guide: string }
  | { letter: "conference-receipt" | "conference-date"; lang: Lang; conference: string }
  | { letter: "studio-audit-receipt"; lang: Lang }
  | { letter: "deck-request-receipt"; lang: Lang }
  | NewsletterLetter
  | AccountLetter
  | PrivacyLetter;

/** About somebody's own data. They also reach an address that was erased: whoever reads it has asked, or is told the end. */
type PrivacyLetter =
  | { letter: "privacy-link" | "privacy-export"; lang: Lang; pass: string }
  /** `on` is the day of the erasure ("2026-11-28"). */
  | { letter: "privacy-erasure"; lang: Lang; pass: string; on: string }
  | { letter: "privacy-erased"; lang: Lang }
  /** An account that nobody uses, and the day on which it will be deleted. */
  | { letter: "account-unused"; lang: Lang; on: string };

/** What somebody changed in how their account is opened. */
export const signInChanges = [
  "second-factor-on",
  "second-factor-off",
  "recovery-codes",
  "passkey-added",
  "passkey-removed",
  "passkeys-removed",
] as const;
export type SignInChange = (typeof signInChanges)[number];

/** Links are made when the letter is written here too: `signUp` and `link` are ids. */
type AccountLetter =
  /** `isAnother`: somebody had signed up with this address before, and that link is good too. */
  | { letter: "account-confirm"; lang: Lang; signUp: string; isAnother?: boolean }
  | { letter: "password-reset" | "email-change"; lang: Lang; link: string }
  | { letter: "account-welcome"; lang: Lang; firstName: string; type: "startup" | "investor" }
  | { letter: "password-changed"; lang: Lang; secondFactorStands?: boolean }
  | { letter: "account-known" | "email-changed" | "second-factor-reset"; lang: Lang }
  | { letter: SignInChange; lang: Lang }
  | { letter: "role-changed"; lang: Lang; role: "founder" | "investor" | "admin" };

/** Links are made when the letter is written: what is stored opens no door. */
export type NewsletterLetter =
  | { letter: "newsletter-confirm"; lang: Lang; request: string; subscription: string }
  | { letter: "newsletter-welcome" | "newsletter-known"; lang: Lang; subscription: string };

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

export function visitorLetterOf({ id, form, lang, payload }: LeadToDeliver): VisitorLetter {
  const letter = forms[form].receipt;
  switch (letter) {
    case "application-receipt":
      return { letter, lang, application: id, changeableUntil: String(payload.changeableUntil) };
    case "application-revision":
      return { letter, lang, revision: id };
    case "guide-day":
      throw new Error("The letter of a guide comes with the guide that was begun");
    case "quiz-result": {
      const [level, score, max] = [payload.level, payload.score, payload.max].map(Number);
      return { letter, lang, level: level ?? 0, score: score ?? 0, max: max ?? 0 };
    }
    case "conference-receipt":
      return { letter, lang, conference: String(payload.conference) };
    case "simulator-projection": {
      const central = Number(payload.projectedRevenue);
      // The range that its sender was shown comes with the form.
      return { letter, lang, monthly: central / Number(payload.growthMultiple), central };
    }
    default:
      return { letter, lang };
  }
}

export function operatorNoticeOf(lead: LeadToDeliver, to: string, again?: boolean): OperatorNotice {
  const fields = fieldsOf(lead).map(([name, value]): [string, string] => [
    name === "phone" ? "agreedPhone" : name,
    value,
  ]);
  return { to, form: lead.form, fields: [["email", lead.email], ...fields], ...(again && { again }) };
}

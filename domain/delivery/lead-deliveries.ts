import type { Lang } from "../../platform/language/language.ts";

/** What deliveries need to know of a stored lead. */
export type LeadToDeliver = {
  id: string;
  form:
    | "simulator"
    | "contact"
    | "notify-me"
    | "pitch-application"
    | "investor-registration"
    | "join"
    | "studio-audit"
    | "deck-request";
  email: string;
  lang: Lang;
  payload: Record<string, string | number>;
};

export type CrmContact = {
  email: string;
  /** As it was typed: no first or last name is guessed from it. */
  name?: string;
  tag: string;
  fields: [title: string, value: string][];
  note: string;
};

export type VisitorLetter =
  | { letter: "simulator-projection"; lang: Lang; monthly: number; low: number; central: number; high: number }
  | { letter: "contact-receipt"; lang: Lang; fullName: string }
  | { letter: "notify-me-receipt"; lang: Lang }
  | { letter: "pitch-application-receipt"; lang: Lang; fullName: string }
  | { letter: "investor-receipt"; lang: Lang; fullName: string }
  | { letter: "join-receipt"; lang: Lang; fullName: string }
  | { letter: "studio-audit-receipt"; lang: Lang }
  | { letter: "deck-request-receipt"; lang: Lang; fullName: string };

export type OperatorNotice = {
  to: string;
  form: LeadToDeliver["form"];
  fields: [name: string, value: string][];
  /** The lead was told of before: something was added to it. */
  again?: boolean | undefined;
};

/** The programme's stated range around the simulator's central case. */
const range = { low: 3, high: 5 };

/** The tags are the specification's own. */
const forms = {
  simulator: { tag: "Simulator", fields: ["companyName", "monthlyRevenue", "projectedRevenue", "growthMultiple"] },
  contact: { tag: "Coworking", fields: ["fullName", "message", "topic"] },
  "notify-me": { tag: "Pitch-session", fields: [] },
  "pitch-application": {
    tag: "Pitch-application",
    fields: ["fullName", "startupName", "website", "stage", "sector", "annualRevenue", "lookingFor", "session"],
  },
  "investor-registration": {
    tag: "Investor",
    fields: ["fullName", "firm", "investorType", "ticket", "stages", "sectors", "linkedin"],
  },
  join: { tag: "Join-the-movement", fields: ["fullName", "joinAs", "contribution"] },
  "studio-audit": {
    tag: "Studio",
    fields: ["projectName", "idea", "targetUsers", "problem", "features", "objective", "documents"],
  },
  "deck-request": { tag: "Deck-request", fields: ["fullName", "firm", "startup"] },
};

const receipts = {
  contact: "contact-receipt",
  "pitch-application": "pitch-application-receipt",
  "investor-registration": "investor-receipt",
  join: "join-receipt",
  "deck-request": "deck-request-receipt",
} as const;

function fieldsOf({ form, payload }: LeadToDeliver) {
  return forms[form].fields.flatMap((name): [string, string][] =>
    payload[name] === undefined ? [] : [[name, String(payload[name])]],
  );
}

export function crmContactOf(lead: LeadToDeliver, marketing: boolean | undefined): CrmContact {
  const fields = fieldsOf(lead);
  const name = lead.payload.fullName;
  const { tag } = forms[lead.form];
  return {
    email: lead.email,
    ...(name !== undefined && { name: String(name) }),
    tag,
    fields: marketing === undefined ? fields : [...fields, ["marketingConsent", marketing ? "yes" : "no"]],
    note: [tag, ...fields.map(([field, value]) => `${field}: ${value}`)].join("\n"),
  };
}

export function visitorLetterOf({ form, lang, payload }: LeadToDeliver): VisitorLetter {
  if (form === "notify-me") return { letter: "notify-me-receipt", lang };
  if (form === "studio-audit") return { letter: "studio-audit-receipt", lang };
  if (form !== "simulator") return { letter: receipts[form], lang, fullName: String(payload.fullName ?? "") };
  const central = Number(payload.projectedRevenue);
  const monthly = central / Number(payload.growthMultiple);
  return {
    letter: "simulator-projection",
    lang,
    monthly,
    low: monthly * range.low,
    central,
    high: monthly * range.high,
  };
}

export function operatorNoticeOf(lead: LeadToDeliver, to: string, again?: boolean): OperatorNotice {
  return { to, form: lead.form, fields: [["email", lead.email], ...fieldsOf(lead)], ...(again && { again }) };
}

import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { EmailToSend } from "../delivery/email.server.ts";
import type { Lead } from "./lead.server.ts";
import type { LeadForm } from "../form/forms.ts";
import type { LeadSource } from "./lead.ts";

type News = { email: string; lang: Lang; address: string; notice: { version: number; wording: string } };

export type Submission = {
  form: LeadForm;
  /** An idempotency key made by the visitor's browser; undefined if JavaScript is disabled. */
  key: string | undefined;
  email: string;
  lang: Lang;
  payload: Record<string, string | number>;
  consents: { purpose: "notice" | "marketing" | "risk" | "phone"; version: number; wording: string; given: boolean }[];
  source: LeadSource;
  address: string;
  notify: string;
  /** Resolves to true, and sends nothing, if the visitor is already subscribed. */
  askForNews?: ((tx: Db, secret: string, wish: News) => Promise<boolean>) | undefined;
  /** Runs in the transaction that stores the lead; a returned e-mail replaces the receipt. */
  begin?: ((tx: Db, lead: Lead) => Promise<EmailToSend | undefined>) | undefined;
  /** The account of a signed-in sender. Submissions are then limited per account instead of per e-mail address. */
  account?: string;
  /** True if the submission contains a value for the form's hidden field, which only automated programs fill in. */
  spam: boolean;
};

export type Submitted = { status: "stored"; receipt: string } | { status: "limited"; retryAfter: number };

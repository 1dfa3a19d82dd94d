import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import type { EmailToSend } from "../delivery/email.server.ts";
import type { Lead } from "./lead.server.ts";
import type { LeadForm } from "../form/forms.ts";
import type { LeadSource } from "./lead.ts";

type News = { email: string; lang: Lang; address: string; notice: { version: number; wording: string } };

export type Submission = {
  form: LeadForm;
  /** An idempotency key made by the visitor's browser; undefined without script. */
  key: string | undefined;
  email: string;
  lang: Lang;
  payload: Record<string, string | number>;
  /** The wordings shown with the form, and the choices made. */
  consents: { purpose: "notice" | "marketing" | "risk" | "phone"; version: number; wording: string; given: boolean }[];
  source: LeadSource;
  address: string;
  notify: string;
  /**
   * Mails a confirmation request for the newsletter if its box was ticked; resolves to whether the address was already
   * confirmed.
   */
  askForNews?: ((tx: Db, secret: string, wish: News) => Promise<boolean>) | undefined;
  /** Creates related records in the same transaction; an e-mail that it returns replaces the receipt. */
  begin?: ((tx: Db, lead: Lead) => Promise<EmailToSend | undefined>) | undefined;
  /** The sender's account, if signed in; its limit is separate from that of the e-mail. */
  account?: string;
  /** Whether the hidden field, which only programs see, was filled in. */
  spam: boolean;
};

export type Submitted = { status: "stored"; receipt: string } | { status: "limited"; retryAfter: number };

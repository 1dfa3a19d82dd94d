import * as z from "zod";
import { deckAgreementMail } from "../../emails/deck-agreement.tsx";
import { deckClosedMail } from "../../emails/deck-closed.tsx";
import { deckCodeMail } from "../../emails/deck-code.tsx";
import { deckInvitationMail } from "../../emails/deck-invitation.tsx";
import { deckReportAnsweredMail } from "../../emails/deck-report-answered.tsx";
import { defineEmail, emailLang as lang } from "../delivery/email.server.ts";

/** The e-mail that invites a recipient to open a startup's deck; not sent if the link was revoked meanwhile. */
export const deckInvitationEmail = defineEmail({
  name: "deck-invitation",
  purpose: "other",
  waits: true,
  schema: z.object({ lang, link: z.uuid() }),
  stops: { kind: "deck-invitation", of: ({ link }) => link },
  async write(params, { branding, url, deckLink }) {
    const shared = await deckLink(params.link);
    if (!shared) return null;
    const to = url("deck-link", params.link, params.lang);
    return deckInvitationMail(params.lang, branding(params.lang), { ...shared, url: to });
  },
});

/** Contains the code that opens a private link in one browser. The code is valid for ten minutes. */
export const deckCodeEmail = defineEmail({
  name: "deck-code",
  purpose: "deckCode",
  sparable: true,
  schema: z.object({ lang, link: z.uuid() }),
  async write(params, { branding, deckLink, deckCode }) {
    const shared = await deckLink(params.link);
    const code = await deckCode(params.link);
    return shared && code ? deckCodeMail(params.lang, branding(params.lang), { code, ...shared }) : null;
  },
});

export const deckAgreementEmail = defineEmail({
  name: "deck-agreement",
  purpose: "owner",
  schema: z.object({ lang, agreement: z.uuid(), reader: z.uuid(), side: z.enum(["reader", "startup"]) }),
  async write({ side, ...params }, { branding, deckAgreement }) {
    const accepted = await deckAgreement(params.agreement, params.reader);
    return accepted && deckAgreementMail(side, params.lang, branding(params.lang), accepted);
  },
});

export const deckReportAnsweredEmail = defineEmail({
  name: "deck-report-answered",
  purpose: "owner",
  schema: z.object({ lang, report: z.uuid() }),
  async write(params, { branding, deckReport }) {
    const answered = await deckReport(params.report);
    return answered && deckReportAnsweredMail(params.lang, branding(params.lang), answered);
  },
});

export const deckClosedEmail = defineEmail({
  name: "deck-closed",
  purpose: "owner",
  schema: z.object({ lang, line: z.string() }),
  async write(params, { branding }) {
    const from = branding(params.lang);
    return {
      ...(await deckClosedMail(params.lang, from, params)),
      ...(from.contactEmail && { replyTo: from.contactEmail }),
    };
  },
});

export const emails = [
  deckInvitationEmail,
  deckCodeEmail,
  deckAgreementEmail,
  deckReportAnsweredEmail,
  deckClosedEmail,
];

import { randomInt, randomUUID } from "node:crypto";
import type { PgColumn } from "drizzle-orm/pg-core";

export type Row = Record<string, unknown>;

/** Valid values for columns that accept only certain values, by column name or by table and column name. */
export const fixed: Row = {
  lang: "en",
  role: "founder",
  stage: "open",
  step: "first",
  verdict: "yes",
  requestedPlan: null,
  status: "new",
  state: "done",
  form: "contact",
  purpose: "marketing",
  kind: "export",
  via: "mail",
  wording: "our wording",
  version: "1",
  noticeVersion: "1",
  "person_consent.version": 1,
  "newsletter_event.kind": "requested",
  "newsletter_event.reason": "status 550",
  "application.status": "first",
  "application.shownStatus": "first",
  "application_decision.recalledAt": null,
  "application_decision.releasedAt": new Date(),
  "application_decision.step": "final",
  "application_invitation.recalledAt": null,
  "job.queue": "mail",
  "job.claimedBy": null,
  "job.leaseUntil": null,
  "job.runAt": undefined,
  "privacy_request.outcome": "done",
  "privacy_request.held": null,
  "privacy_request.enteredBy": "an administrator",
  "privacy_request.answeredBy": "an administrator",
  "plan_grant.plan": "elite",
  "plan_grant.source": "desk",
  "kpi_check_in.month": "2026-10-01",
  "kpi_check_in.source": "form",
  "kpi_threshold.kind": "churn",
  "kpi_alert.kind": "runway",
  "kpi_alert.level": "caution",
  functions: ["manager"],
  "deck_version.state": "drawn",
  "deck_version.why": null,
  "deck_link.passwordHash": null,
  "deck_report.answer": "set-aside",
  "deal_view.kind": "profile",
  "deal_viewing.kind": "profile",
  "deal_stage.stage": "talking",
  "deal_stage.fund": null,
  "investor_update.corrects": null,
  "onboarding.outcome": "finished",
  "notification.kind": "plan",
  "notification_choice.kind": "plan",
  "pitch_application.plan": "elite",
  "pitch_answer.reason": "early",
  "chat_message.type": "copilot",
  "chat_message.model": null,
  "chat_message.parts": [],
  "chat_message.failure": null,
  "insight_dismissal.kind": "cash",
  "insight_dismissal.month": "2026-10-01",
  "startup.contactRole": "owner",
  "startup_seat.role": "owner",
  "seat_event.kind": "joined",
  "seat_event.role": "owner",
  "seat_invitation.role": "reader",
  "session_guest.leftAt": null,
  "host.kind": "expert",
  "host.zone": "Europe/Paris",
  "meeting.application": null,
  "meeting.cancelledBy": "guest",
  "meeting.endsAt": new Date(),
  "meeting.busyTo": new Date(),
  "meeting.figuresMonth": "2026-10-01",
  "meeting_mark.side": "guest",
  "meeting_mark.outcome": "held",
  "meeting_note.kind": "private",
  "meeting_feedback.side": "guest",
  "introduction.ending": "lapsed",
  "introduction.meetsAt": null,
  "introduction.meetsMinutes": null,
  side: "startup",
  "introduction_outcome.outcome": "met",
  "audit_entry.action": "person.change",
  "audit_entry.objectKind": "person",
  "audit_entry.result": "done",
  "audit_entry.before": null,
  "audit_entry.after": null,
  "audit_entry.address": "10.0.0.1",
};

export function valueFor(column: PgColumn, canary: string): unknown {
  if (column.columnType === "PgUUID") return randomUUID();
  if (column.columnType === "PgDateString") return "2026-11-20";
  if (column.getSQLType() === "bytea") return Buffer.from(canary);
  switch (column.dataType) {
    case "string":
      return column.primary ? randomUUID() : `${canary} ${column.name}`;
    case "json":
      return { [column.name]: canary };
    case "number":
    case "bigint":
      return column.name.endsWith("_id") ? randomInt(1_000_000) : 1;
    case "boolean":
      return true;
    case "array":
      return [canary];
    default:
      return new Date(Date.now() - 3_600_000);
  }
}

import { emails as ofApplications } from "../../domain/application/application.emails.server.ts";
import { emails as ofApproval } from "../../domain/investor/approval.emails.server.ts";
import { emails as ofColleagues } from "../../domain/colleague/colleague.emails.server.ts";
import { emails as ofConferences } from "../../domain/conference/conference.emails.server.ts";
import { emails as ofDecks } from "../../domain/deck/deck.emails.server.ts";
import type { Email } from "../../domain/delivery/email.server.ts";
import { emails as ofLeads } from "../../domain/delivery/lead.emails.server.ts";
import { emails as placeholders } from "../../domain/delivery/placeholder.emails.server.ts";
import { emails as ofFollowing } from "../../domain/follow/follow.emails.server.ts";
import { emails as ofFunds } from "../../domain/fund/fund.emails.server.ts";
import { emails as ofInvestorUpdates } from "../../domain/investor-update/investor-update.emails.server.ts";
import { emails as ofTheGuide } from "../../domain/guide/guide.emails.server.ts";
import { emails as ofIntroductions } from "../../domain/introduction/introduction.emails.server.ts";
import { emails as ofMeetings } from "../../domain/meeting/meeting.emails.server.ts";
import { emails as ofTheNewsletter } from "../../domain/newsletter/newsletter.emails.server.ts";
import { emails as ofNotifications } from "../../domain/notification/notification.emails.server.ts";
import { emails as ofPeople } from "../../domain/person/person.emails.server.ts";
import { emails as ofPitchSessions } from "../../domain/pitch-session/pitch-session.emails.server.ts";
import { emails as ofPrivacy } from "../../domain/privacy/privacy.emails.server.ts";
import { emails as ofPublications } from "../../domain/publication/publication.emails.server.ts";
import { emails as ofPlanGrants } from "../../domain/plan-grant/plan-grant.emails.server.ts";
import { emails as ofSessionDays } from "../../domain/session-day/session-day.emails.server.ts";
import { emails as ofSessionSeats } from "../../domain/session-seat/session-seat.emails.server.ts";
import { emails as ofReviews } from "../../domain/application/review/review.emails.server.ts";
import { emails as ofSeats } from "../../domain/seat/seat.emails.server.ts";

/** Every e-mail that the site sends, collected from the folders of `domain/`. */
export const emails: readonly Email[] = [
  ...ofApplications,
  ...ofApproval,
  ...ofColleagues,
  ...ofConferences,
  ...ofDecks,
  ...ofLeads,
  ...ofFollowing,
  ...ofFunds,
  ...ofInvestorUpdates,
  ...ofTheGuide,
  ...ofIntroductions,
  ...ofMeetings,
  ...ofTheNewsletter,
  ...ofNotifications,
  ...ofPeople,
  ...ofPitchSessions,
  ...ofPrivacy,
  ...ofPlanGrants,
  ...ofPublications,
  ...ofReviews,
  ...ofSeats,
  ...ofSessionSeats,
  ...ofSessionDays,
  ...placeholders,
];

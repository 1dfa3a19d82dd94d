import { data as ofApplications } from "../application/application.data.server.ts";
import { data as ofReviews } from "../application/review/review.data.server.ts";
import { data as ofTheAudit } from "../audit/audit.data.server.ts";
import { data as ofColleagues } from "../colleague/colleague.data.server.ts";
import { data as ofDeskViews } from "../desk-view/desk-view.data.server.ts";
import { data as ofConfirmedAddresses } from "../confirmed-address/confirmed-address.data.server.ts";
import { data as ofConsents } from "../consent/consent.data.server.ts";
import { data as ofTheContent } from "../content/content.data.server.ts";
import { data as ofDateMails } from "../date-mail/date-mail.data.server.ts";
import { data as ofTheGuide } from "../guide/guide.data.server.ts";
import { data as ofIntroductions } from "../introduction/introduction.data.server.ts";
import { data as ofInvestors } from "../investor/investor.data.server.ts";
import { data as ofLeads } from "../lead/lead.data.server.ts";
import { data as ofTheNewsletter } from "../newsletter/newsletter.data.server.ts";
import { data as ofTheOutbox } from "../outbox/outbox.data.server.ts";
import { data as ofPeople } from "../person/person.data.server.ts";
import type { ImpersonalTable, PersonalTable } from "../personal-data/personal-data.ts";
import { data as ofPitchSessions } from "../pitch-session/pitch-session.data.server.ts";
import { data as ofSessionDays } from "../session-day/session-day.data.server.ts";
import { data as ofSessionRecords } from "../session-record/session-record.data.server.ts";
import { data as ofSessionWishes } from "../session-wish/session-wish.data.server.ts";
import { data as ofSessionSeats } from "../session-seat/session-seat.data.server.ts";
import { data as ofPosts } from "../post/post.data.server.ts";
import { data as ofStartups } from "../startup/startup.data.server.ts";
import { data as ofPlanGrants } from "../plan-grant/plan-grant.data.server.ts";
import { data as ofSuppressions } from "../suppression/suppression.data.server.ts";
import { data as ofCapTables } from "../cap-table/cap-table.data.server.ts";
import { data as ofTheCopilot } from "../copilot/copilot.data.server.ts";
import { data as ofDocuments } from "../document/document.data.server.ts";
import { data as ofDecks } from "../deck/deck.data.server.ts";
import { data as ofDeals } from "../deal/deal.data.server.ts";
import { data as ofDealStages } from "../deal-stage/deal-stage.data.server.ts";
import { data as ofFollowing } from "../follow/follow.data.server.ts";
import { data as ofInvestorUpdates } from "../investor-update/investor-update.data.server.ts";
import { data as ofFunds } from "../fund/fund.data.server.ts";
import { data as ofNumbers } from "../kpi/kpi.data.server.ts";
import { data as ofCalendarFeeds } from "../calendar-feed/calendar-feed.data.server.ts";
import { data as ofMeetings } from "../meeting/meeting.data.server.ts";
import { data as ofMentors } from "../mentor/mentor.data.server.ts";
import { data as ofNotifications } from "../notification/notification.data.server.ts";
import { data as ofOnboarding } from "../onboarding/onboarding.data.server.ts";
import { data as ofPublications } from "../publication/publication.data.server.ts";
import { data as ofReadiness } from "../readiness/readiness.data.server.ts";
import { data as ofToolUses } from "../tool-use/tool-use.data.server.ts";
import { data as ofVisits } from "../visit/visit.data.server.ts";
import { data as ofThePlatform } from "./platform.data.server.ts";
import { data as ofPrivacy } from "./privacy.data.server.ts";

/** The tables of all domain folders. Each table comes after the tables to which it refers. */
const tables = [
  ...ofPeople,
  ...ofColleagues,
  ...ofDeskViews,
  ...ofStartups,
  ...ofInvestors,
  ...ofPlanGrants,
  ...ofNumbers,
  ...ofCapTables,
  ...ofReadiness,
  ...ofDocuments,
  ...ofDecks,
  ...ofPublications,
  ...ofDeals,
  ...ofFunds,
  ...ofDealStages,
  ...ofIntroductions,
  ...ofFollowing,
  ...ofInvestorUpdates,
  ...ofOnboarding,
  ...ofNotifications,
  ...ofMentors,
  ...ofCalendarFeeds,
  ...ofMeetings,
  ...ofTheCopilot,
  ...ofToolUses,
  ...ofLeads,
  ...ofDateMails,
  ...ofPitchSessions,
  ...ofSessionRecords,
  ...ofSessionSeats,
  ...ofSessionDays,
  ...ofSessionWishes,
  ...ofApplications,
  ...ofReviews,
  ...ofConfirmedAddresses,
  ...ofTheGuide,
  ...ofTheNewsletter,
  ...ofTheOutbox,
  ...ofTheAudit,
  ...ofPrivacy,
  ...ofTheContent,
  ...ofConsents,
  ...ofPosts,
  ...ofVisits,
  ...ofSuppressions,
  ...ofThePlatform,
];

const isPersonal = (entry: PersonalTable | ImpersonalTable): entry is PersonalTable => "owners" in entry;

export const personalTables: readonly PersonalTable[] = tables.filter(isPersonal);

export const impersonalTables = tables.filter((entry) => !isPersonal(entry)) as readonly ImpersonalTable[];

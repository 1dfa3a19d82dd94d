import type { PeriodName } from "../../../domain/figure/period.ts";

const periods: Record<PeriodName, string> = { "7d": "7 days", "30d": "30 days", "90d": "90 days", "12m": "12 months" };

export const words = {
  period: "Period",
  periods,
  range: (from: string, until: string) => `${from} to ${until}, including today.`,
  rangeBefore: (from: string, until: string) => `Previous period: ${from} to ${until}.`,
  before: "Previous period",
  beforeOf: (value: string) => `${value} in the previous period`,
  noBefore: "No previous period",
  method: "How it’s counted",
  inTable: (title: string) => `${title}, as a table`,
  asTable: "Show as a table",
  day: "Day",
  month: "Month",
  others: (count: string) => `${count} others`,
  share: "Share",
  shareDefinition:
    "Each percentage compares a step with the one before. It’s left out when the two don’t count the same people, such as those who object to being counted as visitors.",
  file: { section: "Section", what: "What", figure: "Figure", value: "Value" },

  visitors: "Visitors",
  visits: "Visits",
  opened: (visits: string) => `${visits} visits`,
  visitsTitle: "Visits",
  visitsChart: (visitors: string, visits: string) =>
    `Visitors and visits over the period: ${visitors} visitors, ${visits} visits.`,
  visitsDefinition:
    "A visit is a public page someone opens: from a link, another page or the address bar. A filter, a change of language or a form on the same page doesn’t count. A visitor counts once a day per server, however many pages they open; the days are added up over the period.",
  visitsLeftOut:
    "Left out: bots, pages loaded in advance, anyone on the team while signed in, and browsers that send “Do Not Track” or “Global Privacy Control”.",
  since: (day: string) => `Counted since ${day}.`,
  noVisits: "No visits counted in this period.",
  pagesTitle: "Visits by page",
  page: "Page",
  pagesDefinition: "Visits in this period, in both languages.",
  languagesTitle: "Visits by language",
  language: "Language",
  languages: { en: "English", fr: "French" },
  languagesDefinition: "The language the page was shown in.",

  leads: "Leads",
  leadsTitle: "Leads by form",
  form: "Form",
  leadsChart: (leads: string) => `Leads over the period: ${leads}.`,
  leadsDefinition: "What was sent through a form and saved, not counting what bots filled in.",
  noLeads: "No leads came in during this period.",
  leadPagesTitle: "Leads by page",
  noPage: "Not given by the browser",
  leadPagesDefinition: "The page the form was sent from.",
  conversionsTitle: "From first page to lead",
  conversionsTable: "Visitors and leads by first page",
  converted: "Left a lead",
  conversionsDefinition:
    "Visitors by the first page of their visit, and how many people (by e-mail address) sent a form during it. First pages are passed on the way campaigns are, so some leads are missing here. There’s no share where more people sent a form than were counted as visitors.",
  campaignsTitle: "Leads by campaign",
  campaign: "Source · campaign",
  noCampaign: "No campaign in the address",
  campaignsDefinition:
    "Taken from “utm_source”, “utm_campaign” or “gclid” in the address where the visit began. It passes from page to page and nothing is stored in the browser, so a campaign is lost when someone comes back later, has no JavaScript or objects to being counted.",

  step: "Step",
  people: "Number",
  quizTitle: "From the quiz to the guide",
  quiz: {
    visits: "Visits to the quiz",
    begun: "Quizzes started",
    sent: "Quizzes submitted",
    guides: "Guides requested afterwards",
  },
  quizDefinition:
    "A quiz counts as started at its first answer, once a day per person; the answer itself is never recorded. People left out of the visits are left out here too, but not from the quizzes submitted. A guide counts if the same e-mail address asked for it later, up to today.",
  applicationTitle: "From the application page to the programme",
  application: {
    visits: "Visits to the page",
    started: "Drafts started",
    sent: "Applications submitted",
    first: "First answer: yes",
    final: "Final answer: yes",
  },
  applicationDefinition:
    "Visits, drafts and first submissions in this period; the two answers are those these applications have had up to today, so the previous period has had longer. A draft starts once the form has a valid e-mail address; without JavaScript, there’s none.",
  guideTitle: "From the guide’s page to its last day",
  guide: {
    visits: "Visits to the page",
    asked: "Guides requested",
    begun: "Guides started",
    oneDay: "At least one day done",
    oneWeek: "At least seven days done",
    all: "All thirty days done",
  },
  guideDefinition:
    "Visits, requests and starts in this period; asking again continues the guide already started. A day counts once its reader has marked it as done, up to today: we don’t measure who opens e-mails.",

  response: "First reply, median",
  responseTitle: "First reply to applications",
  reviewersTitle: "Files per reviewer",
  reviewersDefinition:
    "Applications given to each reviewer in the period, without those that were handed on before they were scored.",
  reader: "Reviewer",
  formerReader: "A former colleague",
  files: "Files",
  responseNone: "None yet",
  responseNoneBefore: "None in the previous period",
  underAnHour: "< 1 h",
  hours: (hours: string) => `${hours} h`,
  days: (days: string) => `${days} days`,
  responseOf: (count: string, one: boolean) => `Based on ${count} ${one ? "application" : "applications"} answered`,
  answers: (hours: number) => ({
    within: `Answered within ${hours} hours`,
    after: "Answered later",
    waiting: `Waiting, less than ${hours} hours`,
    late: `Waiting, more than ${hours} hours`,
  }),
  responseDefinition:
    "For applications submitted in this period (the latest submission, if one was withdrawn): hours until the first reply left the desk. Half were answered faster than the median. Those withdrawn without an answer are left out.",
};

import type { PeriodName } from "../../../domain/figure/period.ts";

const periods: Record<PeriodName, string> = { "7d": "7 days", "30d": "30 days", "90d": "90 days", "12m": "12 months" };

export const words = {
  text: "What reached this site, and what became of it. How each number is counted is written below it.",
  period: "Period",
  periods,
  range: (from: string, until: string) => `From ${from} to ${until}, today included.`,
  inTable: (title: string) => `${title}, as a table`,
  asTable: "The same as a table",
  day: "Day",
  month: "Month",
  others: (count: string) => `${count} others`,
  share: "Share",
  shareDefinition:
    "The share is that of the step before. It is left out where a step counts people who are missing from the one before, such as those who object to being counted as visitors.",
  file: { section: "Section", what: "What", figure: "Figure", value: "Value" },

  visitors: "Visitors",
  visits: "Visits",
  visitsTitle: "Visits",
  visitsChart: (visitors: string, visits: string) =>
    `Visitors and visits over the period: ${visitors} visitors, ${visits} visits.`,
  visitsDefinition:
    "A visit is a public page that a person opens: from a link, another page or the address bar. A filter, another language or a form on the same page makes none. A visitor counts once a day, on one server, however many pages they open; over the period the days are added up.",
  visitsLeftOut:
    "Left out: programs, pages fetched ahead, signed-in administrators, and browsers that send “Do Not Track” or “Global Privacy Control”.",
  since: (day: string) => `Counted since ${day}.`,
  noVisits: "No visit has been counted in this period.",
  pagesTitle: "Visits by page",
  page: "Page",
  pagesDefinition: "Visits in this period, both languages together.",
  languagesTitle: "Visits by language",
  language: "Language",
  languages: { en: "English", fr: "French" },
  languagesDefinition: "The language the page was shown in.",

  leads: "Leads",
  leadsTitle: "Leads by form",
  form: "Form",
  leadsChart: (leads: string) => `Leads over the period: ${leads}.`,
  leadsDefinition: "What was sent through a form and stored, without what a program filled in.",
  noLeads: "No lead came in during this period.",
  leadPagesTitle: "Leads by page",
  noPage: "Not told by the browser",
  leadPagesDefinition: "The page the form was sent from.",
  conversionsTitle: "From first page to lead",
  conversionsNone: "No visit that began in this period was counted.",
  conversionsTable: "Visitors and leads by first page",
  converted: "Left a lead",
  conversionsDefinition:
    "Visitors by the page their visit began on, and how many people sent a form in such a visit, by e-mail address. Pages are handed on as campaigns are, so some leads are missing here. No share is shown where more people sent a form than were counted as visitors.",
  campaignsTitle: "Leads by campaign",
  campaign: "Source · campaign",
  noCampaign: "No campaign in the address",
  campaignsDefinition:
    "Named by “utm_source”, “utm_campaign” or “gclid” in the address the visit began at. The pages hand it on to each other and nothing is stored in the browser, so a campaign is lost when someone comes back later, uses no JavaScript or objects to being counted.",

  step: "Step",
  people: "Number",
  quizTitle: "From the quiz to the guide",
  quiz: {
    visits: "Visits of the quiz",
    begun: "Quizzes begun",
    sent: "Quizzes sent",
    guides: "Guide asked for afterwards",
  },
  quizDefinition:
    "A quiz has begun once its first answer is given, counted once a day per person; the answer itself is never counted. People left out of the visits are left out here too, but not of the quizzes sent. The guide counts when the same e-mail asked for it later, until today.",
  applicationTitle: "From the application page to the programme",
  application: {
    visits: "Visits of the page",
    started: "Drafts begun",
    sent: "Applications sent",
    first: "First answer: yes",
    final: "Final answer: yes",
  },
  applicationDefinition:
    "Visits, drafts and first sendings of this period; the two answers are those that these applications have had until today. A draft begins once the form holds a valid e-mail; without JavaScript there is none.",
  guideTitle: "From the guide’s page to its last day",
  guide: {
    visits: "Visits of the page",
    asked: "Guide asked for",
    begun: "Guides begun",
    oneDay: "At least one day done",
    oneWeek: "At least seven days done",
    all: "All thirty days done",
  },
  guideDefinition:
    "Visits, requests and beginnings of this period; asking again continues the guide already begun. Days count when their reader has marked them as done, until today: opening a mail is not measured.",

  response: "First answer, median",
  responseTitle: "First answer to applications",
  responseNone: "None yet",
  underAnHour: "< 1 h",
  hours: (hours: string) => `${hours} h`,
  days: (days: string) => `${days} days`,
  responseOf: (count: string, one: boolean) => `Over ${count} ${one ? "application" : "applications"} answered`,
  answers: (hours: number) => ({
    within: `Answered within ${hours} hours`,
    after: "Answered later",
    waiting: `Waiting, less than ${hours} hours`,
    late: `Waiting, more than ${hours} hours`,
  }),
  responseDefinition:
    "For applications whose sending falls in this period, after a withdrawal the new one: hours from it to the first answer recorded on the desk. Half were answered sooner than the median. Withdrawn ones without an answer are left out.",
};

import type { Content } from "../../domain/content/content.server.ts";
import { type LeadForm, leadForms } from "../../domain/form/forms.ts";
import { highestScore, profileOf, readAnswers, scoreOf } from "../../domain/quiz/scoring.ts";
import { cast } from "./people.ts";

type Payload = Record<string, string | number>;
export type DemoLead = { email?: string; hoursAgo: number; payload: Payload };

const name = { firstName: "Alix", lastName: "Exemple", fullName: "Alix Exemple" };
const { fullName } = name;

function quizOf(content: Content): Payload {
  const questions = content.list("quiz-question", "fr");
  const answers = "2121211212".slice(0, questions.length);
  const score = scoreOf(questions, readAnswers(answers, questions));
  const max = highestScore(questions);
  const { level, tag, title } = profileOf(content.list("quiz-profile", "fr"), score);
  return { ...name, answers, score, max, level, tag, message: `${score} / ${max} : ${title}` };
}

/** Forms that have no entry in this file, because their demo entries are loaded with the applications. */
const elsewhere: readonly LeadForm[] = ["application", "application-revision"];

/** The demo entry for each form; a form without specific answers gets an entry with a sender's name only. */
export function leadsOf(content: Content): Partial<Record<LeadForm, DemoLead>> {
  const named = leadForms
    .filter((form) => !elsewhere.includes(form))
    .map((form): [LeadForm, DemoLead] => [form, { hoursAgo: 40, payload: { fullName } }]);
  return {
    ...Object.fromEntries(named),
    simulator: {
      hoursAgo: 3,
      payload: {
        companyName: "Trampoline (exemple)",
        monthlyRevenue: "15 000",
        projectedRevenue: 60_000,
        growthMultiple: 4,
      },
    },
    contact: {
      hoursAgo: 5,
      payload: {
        fullName,
        topic: "coworking",
        message: "Reste-t-il deux bureaux pour janvier\u202F? Nous sommes quatre.",
      },
    },
    "notify-me": { hoursAgo: 26, payload: {} },
    "pitch-application": {
      hoursAgo: 30,
      payload: {
        fullName,
        startupName: "Harmonica (exemple)",
        stage: "seed",
        sector: "saas",
        annualRevenue: "100k-500k",
        lookingFor: "raise-now",
        session: "demo-next",
      },
    },
    "investor-registration": {
      email: cast.investor.email,
      hoursAgo: 20,
      payload: {
        fullName: "Dominique Exemple",
        firm: "Galet Capital (exemple)",
        investorType: "business-angel",
        ticket: "25k-100k",
        stages: "pre-seed, seed",
        sectors: "saas",
      },
    },
    join: {
      hoursAgo: 50,
      payload: { fullName, joinAs: "mentor", contribution: "Dix ans de vente aux hôpitaux, deux heures par mois." },
    },
    quiz: { hoursAgo: 8, payload: quizOf(content) },
    guide: { hoursAgo: 7, payload: { ...name, message: "Demande du guide de 30 jours" } },
    conference: {
      hoursAgo: 12,
      payload: { firstName: name.firstName, conference: content.list("conference", "fr")[0]?.id ?? "none" },
    },
    "studio-audit": {
      hoursAgo: 9,
      payload: { projectName: "Girouette (exemple)", idea: "Prévenir les vignerons du gel, parcelle par parcelle." },
    },
    "deck-request": {
      hoursAgo: 16,
      payload: { startup: content.list("startup", "fr")[0]?.id ?? "none", fullName, firm: "Galet Capital (exemple)" },
    },
  };
}

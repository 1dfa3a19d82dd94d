import { pathOf } from "../../app/paths.ts";
import {
  applicationFields,
  auditFields,
  contactFields,
  deckRequestFields,
  guideFields,
  notifyFields,
  programmeFields,
  quizFields,
  simulatorFields,
} from "../http/ask.ts";

export const victim = "victim@startup.example";
/** The word that is typed into every text field of a form; no mail to the victim may contain it. */
export const typed = "Payenow";

const named = { fullName: typed, firstName: typed, lastName: typed };
const signUp = (lang: string) => ({
  first_name: typed,
  last_name: typed,
  type: "startup",
  lang,
  email: victim,
  password: "a password nobody else has",
  terms: "on",
});

/** Every form that sends mail to an address typed into it. */
export const forms = (lang: string, intake: string): [path: string, fields: Record<string, string>][] => [
  [pathOf("application"), programmeFields(victim, { ...named, intake, companyName: typed, pitch: typed })],
  [pathOf("my-data"), { email: victim }],
  [pathOf("password-reset"), { email: victim }],
  [pathOf("contact"), contactFields(victim, { ...named, message: typed })],
  [pathOf("simulator"), simulatorFields(victim, { companyName: typed })],
  [pathOf("quiz"), quizFields(victim, named)],
  [pathOf("guide"), guideFields(victim, named)],
  [pathOf("conference"), { firstName: typed, email: victim }],
  [pathOf("studio-audit"), auditFields(victim, { projectName: typed, idea: typed })],
  ["/decks/brique", deckRequestFields(victim, named)],
  [pathOf("join"), { ...named, email: victim, joinAs: "mentor", contribution: typed }],
  [pathOf("notify-me"), notifyFields(victim)],
  [pathOf("pitch-application"), applicationFields(victim, { ...named, startupName: typed })],
  [pathOf("newsletter"), { email: victim }],
  [pathOf("application-resume"), { email: victim }],
  [pathOf("sign-up"), signUp(lang)],
  [pathOf("sign-up-sent"), { email: victim }],
];

import type { RouterContextProvider } from "react-router";
import { intakeRule, promisedDelays } from "../../domain/application/facts.server.ts";
import { intakeNamed, type Intake } from "../../domain/application/intake.ts";
import { type Decided, promisedDays } from "../../domain/application/promised-days.ts";
import { promisedDaysFile } from "../../domain/application/promised-days-file.ts";
import { promisesOf, type Promises } from "../../domain/application/promises.ts";
import { sentApplication } from "../../domain/application/sent-application.server.ts";
import { services } from "../context/context.server.ts";
import { fileAnswer } from "../../platform/http/file-answer.server.ts";
import { decidedText } from "./decided.server.ts";
import { receivedWords } from "./received-words.ts";

type Context = Readonly<RouterContextProvider>;

/** Returns the data for an application's receipt. Returns undefined when the applicant's personal data was erased. */
export async function receivedApplication(id: string, sentAt: Date, context: Context) {
  const { db, content } = context.get(services);
  const sent = await sentApplication(db, id);
  if (!sent) return undefined;
  const intake = intakeNamed(sent.intake, intakeRule(content));
  const promises = promisesOf({ sentAt, callAt: null }, intake, promisedDelays(content));
  const decided = await decidedText(sent.intake, context, { email: sent.email, sentAt });
  return { fullName: sent.fullName, sentAt, now: new Date(), promises, intake, decided };
}

export function promisedCalendar(promises: Promises, intake: Intake, context: Context, decided?: Decided) {
  const { content, env } = context.get(services);
  const { days } = receivedWords.in(context.get(services).lang);
  const file = promisedDaysFile({
    days: promisedDays(promises, intake, decided).map((day) => ({ ...day, title: days[day.name] })),
    intake: intake.id,
    organisation: content.site.organisation,
    host: new URL(env.APP_URL).hostname,
    now: new Date(),
  });
  return fileAnswer(`application-${intake.id}`, "ics", file);
}

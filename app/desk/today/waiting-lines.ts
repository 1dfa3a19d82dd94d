import { pathOf } from "../../paths.ts";
import { listPath } from "../kit/list-address.ts";
import type { whatWaits } from "./waiting.server.ts";

export type Line = keyof Awaited<ReturnType<typeof whatWaits>>["waiting"];

/** Late work comes first, failed deliveries and new leads last. */
export const order: Line[] = [
  "late",
  "first",
  "times",
  "hostless",
  "final",
  "registrations",
  "sessionDates",
  "seatsToGive",
  "closings",
  "investors",
  "publications",
  "reported",
  "plans",
  "reviews",
  "mentors",
  "messages",
  "privacy",
  "leaving",
  "freePlaces",
  "untold",
  "stuck",
  "held",
  "leads",
];

const leads = (filters: Record<string, string>) => listPath(pathOf("admin-leads"), filters);
const applications = (view: string) => listPath(pathOf("admin-applications"), { view });

/** Returns the URL of the page for one kind of waiting work, or undefined if there is no such page. */
export function addressOfLine(
  line: Line,
  { today, asksAlone, hostlessNext }: { today: string; asksAlone: string | null; hostlessNext: string | null },
) {
  const people = pathOf("admin-people");
  const addresses: Record<Line, string | undefined> = {
    reviews: pathOf("admin-score-reviews"),
    mentors: pathOf("admin-mentors"),
    late: applications("late"),
    first: applications("first"),
    times: applications("times"),
    hostless: hostlessNext ? pathOf("admin-application", { id: hostlessNext }) : undefined,
    final: applications("final"),
    leaving: applications("held"),
    freePlaces: applications("waitlisted"),
    registrations: leads({ form: "investor-registration", state: "new" }),
    sessionDates: leads({ form: "investor-registration", state: "new" }),
    seatsToGive: pathOf("admin-sessions"),
    closings: pathOf("admin-sessions"),
    investors: listPath(people, { role: "investor", state: "waiting" }),
    publications: listPath(pathOf("admin-startups"), { state: "to-look-at" }),
    reported: pathOf("admin-files"),
    plans: asksAlone ? pathOf("admin-person", { id: asksAlone }) : listPath(people, { state: "asks" }),
    privacy: listPath(pathOf("admin-privacy"), { state: "open" }),
    messages: leads({ state: "unanswered" }),
    untold: leads({ state: "untold" }),
    stuck: listPath(pathOf("admin-deliveries"), { state: "stuck" }),
    held: listPath(pathOf("admin-deliveries"), { state: "held" }),
    leads: leads({ from: today, state: "new" }),
  };
  return addresses[line];
}

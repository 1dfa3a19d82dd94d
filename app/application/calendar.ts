import { redirect } from "react-router";
import { hostedCallAt } from "../../domain/application/booking.server.ts";
import { promisedDelays } from "../../domain/application/facts.server.ts";
import { hasBegun } from "../../domain/application/intake.ts";
import { promisesOf } from "../../domain/application/promises.ts";
import { isOver, statusOf } from "../../domain/application/status.server.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import type { Route } from "./+types/calendar.ts";
import { applicationAt } from "./application-at.server.ts";
import { promisedCalendar } from "./embed.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await applicationAt(params.accessToken, context);
  if (!found) return new Response(null, { status: 404 });
  // The page of an application that is over tells what happened; none of its dates is still to come.
  if (isOver(found) || (statusOf(found) === "waitlisted" && hasBegun(found.intake, new Date())))
    return redirect(pathOf("application-status", { accessToken: params.accessToken }));
  const { db, content } = context.get(services);
  const callAt = await hostedCallAt(db, found);
  const promises = promisesOf({ sentAt: found.sentAt, callAt }, found.intake, promisedDelays(content));
  return promisedCalendar(promises, found.intake, context, found);
}

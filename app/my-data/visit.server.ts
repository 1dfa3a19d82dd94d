import { redirect } from "react-router";
import { opens, accessTokenFor } from "../../domain/application/access-token.server.ts";
import { sessionBegan } from "../../domain/person/session.server.ts";
import { visitEnds, visitLasts } from "../../domain/privacy/link.server.ts";
import type { Asker } from "../../domain/privacy/request.server.ts";
import { readCookie } from "../../platform/http/cookie.ts";
import { pathOf } from "../paths.ts";
import { services, viewer } from "../context/context.server.ts";
import type { RouteArgs } from "../shell/require.server.ts";
import { keepVisit, visitCookie } from "./embed.server.ts";

/** A sign-in counts as recent for this many milliseconds. After that time, another person may be using the browser. */
const freshFor = 15 * 60_000;

/** Returns the Set-Cookie header that gives this browser access to the person's data. */
export const beginVisit = (args: Pick<RouteArgs, "context">, link: string) =>
  keepVisit(args, accessTokenFor("privacy-visit", link, args.context.get(services).secret), visitLasts / 1_000);

/** Returns the signed-in person, and the time until which the sign-in counts as recent. */
export async function signedInAs({ context }: Pick<RouteArgs, "context">) {
  const who = context.get(viewer);
  if (!who) return undefined;
  const began = await sessionBegan(context.get(services).db, who.sessionId);
  return { ...who, until: began && new Date(began.getTime() + freshFor) };
}

export type Visit = Asker & { until: Date };

/** Returns the person whose e-mail address is proven, otherwise redirects to the "My data" page. */
export async function requireVisit(args: RouteArgs): Promise<Visit> {
  const { db, secret, lang, address } = args.context.get(services);
  const link = opens("privacy-visit", readCookie(args.request.headers.get("cookie"), visitCookie), secret);
  const visit = link && (await visitEnds(db, link));
  if (visit) return { ...visit, lang, via: "mail", actor: null, address };
  const who = await signedInAs(args);
  if (who?.until && who.until > new Date())
    return { email: who.email, until: who.until, lang, via: "account", actor: who.id, address };
  throw redirect(pathOf("my-data"), 303);
}

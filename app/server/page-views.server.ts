import { worksOnDesk } from "../../domain/person/viewer.ts";
import { isReader } from "../../platform/http/reader.server.ts";
import { countedPath, quizBegun } from "../paths.ts";
import { addressOf } from "../context/address-of.server.ts";
import type { App } from "../context/context.server.ts";
import type { SiteRequest } from "./site-request.server.ts";

// Matches the query string of a started quiz: `begun` if the browser runs JavaScript, otherwise the first answer.
const begunQuery = /(?:^|&)(?:answers=\d|begun(?:[=&]|$))/;

function isFromItself({ incoming: { headers }, path }: SiteRequest) {
  const { referer, host } = headers;
  if (!referer || !host) return false;
  const page = `${host}${path}`;
  const start = referer.indexOf("://") + 3;
  return referer.startsWith(page, start) && /^[?#]?$/.test(referer.charAt(start + page.length));
}

const isOfTheTeam = ({ session }: SiteRequest) => session?.stage === "open" && worksOnDesk(session.viewer.role);

export function pageViewCounter({ env, visits, views }: Pick<App, "env" | "visits" | "views">) {
  return (args: SiteRequest) => {
    const { incoming, outgoing, isRead, served, path, query, lang } = args;
    const { statusCode: status } = outgoing;
    if (!isRead || (status !== 200 && status !== 304) || isOfTheTeam(args)) return;
    if (!served || served.endpoint !== "own" || !served.route.kept) return;
    const { headers: sent, method } = incoming;
    const begins = served.name === "quiz" && begunQuery.test(query);
    if (method === "HEAD" && !begins) return;
    const reader = {
      userAgent: sent["user-agent"],
      language: sent["accept-language"],
      purpose: (sent["sec-purpose"] ?? sent["purpose"])?.toString(),
      objects: sent["sec-gpc"] === "1" || sent["dnt"] === "1",
    };
    if (!isReader(reader)) return;
    const who = { ...reader, address: addressOf(incoming, env) };
    if (served.name === "article") views.count(path.slice(path.lastIndexOf("/") + 1), who);
    const isOnward = isFromItself(args);
    if (isOnward && begins) visits.countStep(quizBegun, lang, who);
    if (!isOnward && method !== "HEAD") visits.count(countedPath(served.name, path), lang, who);
  };
}

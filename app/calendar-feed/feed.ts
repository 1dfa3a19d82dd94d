import { readerOfFeed } from "../../domain/calendar-feed/calendar-feed.server.ts";
import { type OwnDate, ownDates } from "../../domain/calendar-feed/own-dates.server.ts";
import { readHosts } from "../../domain/meeting/hosts.server.ts";
import { mailedName } from "../../domain/startup/mailed-name.ts";
import {
  calendar,
  calendarInstant,
  calendarSummary,
  calendarValue,
  wholeDays,
} from "../../platform/calendar/calendar.ts";
import { etagOf } from "../../platform/http/etag.server.ts";
import { services } from "../context/context.server.ts";
import { pathOf } from "../paths.ts";
import { countMiss } from "../shell/link-misses.server.ts";
import { calendarFeedWords } from "./words.ts";
import type { Route } from "./+types/feed.ts";

const headers = { "Referrer-Policy": "no-referrer", "Cache-Control": "private, no-cache", "X-Robots-Tag": "noindex" };

function pageOf(date: OwnDate) {
  switch (date.kind) {
    case "meeting":
      return pathOf("founder-meeting", { id: date.id });
    case "hosted":
      return pathOf("admin-hours-host", { host: date.host });
    case "introduction":
      return pathOf(date.side === "startup" ? "founder-introductions" : "investor-introductions");
    case "seat":
      return pathOf("investor-session", { id: date.session });
    case "place":
    case "held-place":
      return pathOf("founder-pitch");
    case "session":
      return pathOf("admin-session", { id: date.session });
    case "call":
      return pathOf("founder-dashboard");
    case "applicant-call":
      return pathOf("admin-application", { id: date.application });
  }
}

/** Anyone with the secret URL can read the feed, so it contains no data of other people except names. */
export async function loader(args: Route.LoaderArgs) {
  const { db, content, env } = args.context.get(services);
  const reader = await readerOfFeed(db, args.params.token);
  if (!reader) {
    const wait = await countMiss(args);
    return wait > 0
      ? new Response(null, { status: 429, headers: { ...headers, "Retry-After": String(wait) } })
      : new Response(null, { status: 404, headers });
  }
  const { lang } = reader;
  const words = calendarFeedWords.in(lang).entries;
  const events = content.list("event", lang);
  const sessions = new Map(events.map(({ id, name }) => [id, name]));
  const hosts = new Map((await readHosts(db, content, lang)).map(({ id, name }) => [id, name]));
  const { organisation } = content.site;
  const summaryOf = (date: OwnDate) => {
    switch (date.kind) {
      case "meeting":
        return words.meeting(hosts.get(date.host) || organisation);
      case "hosted":
        return words.hosted(mailedName(date.startup));
      case "introduction":
        return words.introduction(mailedName(date.other) || organisation);
      case "call":
        return words.call(organisation);
      case "applicant-call":
        return words.applicant(mailedName(date.startup));
      default:
        return words[date.kind](organisation, sessions.get(date.session) ?? "");
    }
  };
  const entries = (await ownDates(db, reader, events)).map((date) => {
    const { uid, sequence, changedAt, startsAt, endsAt, day } = date;
    return [
      `UID:${calendarValue(`${uid}@${new URL(env.APP_URL).hostname}`)}`,
      `SEQUENCE:${sequence}`,
      `DTSTAMP:${calendarInstant(changedAt)}`,
      ...(startsAt && endsAt
        ? [`DTSTART:${calendarInstant(startsAt)}`, `DTEND:${calendarInstant(endsAt)}`]
        : wholeDays(day)),
      calendarSummary(summaryOf(date)),
      `LOCATION:${calendarValue(`${env.APP_URL}${pageOf(date)}`)}`,
      `STATUS:${date.kind === "held-place" ? "TENTATIVE" : "CONFIRMED"}`,
    ];
  });
  const text = calendar("PUBLISH", entries, { organisation, topic: "Own dates", name: organisation, hourly: true });
  const etag = etagOf(text);
  const kept = { ...headers, ETag: etag };
  if (args.request.headers.get("if-none-match")?.includes(etag))
    return new Response(null, { status: 304, headers: kept });
  return new Response(text, { headers: { ...kept, "Content-Type": "text/calendar; charset=utf-8" } });
}

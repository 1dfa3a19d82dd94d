import { answerInMail } from "../../domain/pitch-session/read-answers.server.ts";
import type { Content } from "../../domain/content/content.server.ts";
import type { EmailContext } from "../../domain/delivery/email-context.ts";
import { paceOf, toldLength } from "../../domain/session-day/schedule.ts";
import { turnInMail } from "../../domain/session-day/turn-mails.server.ts";
import { withoutCancelled } from "../../domain/session-seat/cancelled.server.ts";
import { guestInMail } from "../../domain/session-seat/guest.server.ts";
import { mailedName } from "../../domain/startup/mailed-name.ts";
import type { Db } from "../../platform/db/database.server.ts";
import { formats } from "../../platform/language/format.ts";
import type { Lang } from "../../platform/language/language.ts";
import { daysLater, parisDay } from "../../platform/language/paris-day.ts";
import { startOfParisDay } from "../../platform/language/paris-midnight.ts";
import { pathOf } from "../paths.ts";
import { sessionHours } from "../pitch-session/embed.server.ts";

type SessionsInEmails = Pick<EmailContext, "guestOf" | "turnOf" | "pitchAnswer" | "session">;

const spanOf = (day: string, startsAt: Date | null, endsAt: Date | null) =>
  startsAt && endsAt
    ? { startsAt, endsAt, hasHours: true }
    : { startsAt: startOfParisDay(day), endsAt: startOfParisDay(daysLater(day, 1)), hasHours: false };

/** Returns the functions that give e-mails their session data; `at` returns the full URL of a page in a language. */
export function sessionsInEmails(
  db: Db,
  content: () => Content,
  at: (path: string, lang: Lang) => string,
): SessionsInEmails {
  const eventOf = (id: string | null, lang: Lang) =>
    content()
      .list("event", lang)
      .find((each) => each.id === id);
  return {
    async guestOf(guest, lang) {
      const found = await guestInMail(db, guest);
      if (!found) return null;
      const {
        session,
        state,
        sequence,
        askedAt,
        isReplaced,
        place: position,
        plan,
        changedAt,
        hadSeat,
        calendarId,
      } = found;
      const event = eventOf(session, lang);
      if (!event) return null;
      const { startsOn, startsAt, endsAt } = plan;
      const place = plan.place && content().print(plan.place, lang);
      return {
        ...{ state, sequence, askedAt, isReplaced, position, hadSeat, session: event.name, place },
        when: formats[lang].days(startsOn, startsOn === event.startsOn ? (event.endsOn ?? startsOn) : startsOn),
        hours: sessionHours(event, lang),
        reason: plan.cancelReason ?? "",
        page: at(pathOf("investor-session", { id: session }), lang),
        invitation: hadSeat
          ? { id: calendarId, changedAt, place: place ?? "", ...spanOf(startsOn, startsAt, endsAt) }
          : null,
      };
    },
    async turnOf(place, lang) {
      const found = await turnInMail(db, place);
      const event = found && eventOf(found.session, lang);
      if (!event || !found.toldAt) return null;
      const { sequence, toldStart: startsAt, isUnset, toldAt: changedAt, plan, lost, isConfirmed } = found;
      const dayStart = startOfParisDay(plan.startsOn);
      const { pitch, questions } = toldLength(found, paceOf(event, plan));
      return {
        ...{
          sequence,
          startsAt,
          beginsAt: plan.startsAt,
          isUnset,
          dayStart,
          changedAt,
          lost,
          isConfirmed,
          pitch,
          questions,
        },
        ...{ day: formats[lang].date(plan.startsOn), reason: plan.cancelReason ?? "" },
        ...{ session: event.name, place: plan.place && content().print(plan.place, lang) },
        page: found.hasAccount ? at(pathOf("founder-pitch"), lang) : null,
      };
    },
    async pitchAnswer(lead, lang) {
      const found = await answerInMail(db, lead);
      if (!found) return null;
      const event = eventOf(found.session, lang);
      const startup = mailedName(found.startup);
      return { ...found, startup, session: event?.name ?? "", page: at(pathOf("pitch-session"), lang) };
    },
    async session(id, lang) {
      const [found] = await withoutCancelled(
        db,
        [eventOf(id, lang)].filter((each) => each !== undefined),
      );
      const today = parisDay(new Date());
      if (!found?.startsOn || found.startsOn < today) return null;
      const { name, startsOn, endsOn, place, applicationsCloseOn } = found;
      const { days, date } = formats[lang];
      return {
        name,
        when: days(startsOn, endsOn ?? startsOn),
        hours: sessionHours(found, lang),
        place,
        closesOn: applicationsCloseOn && date(applicationsCloseOn),
        closed: applicationsCloseOn !== null && applicationsCloseOn < today,
        page: at(pathOf("pitch-session"), lang),
      };
    },
  };
}

import { attachesFile } from "../../domain/calendar-feed/calendar-feed.server.ts";
import { nextIntakeAfter } from "../../domain/application/open-intake.server.ts";
import { promisedDelays } from "../../domain/application/facts.server.ts";
import { firstAnswerBy } from "../../domain/application/promises.ts";
import type { Content } from "../../domain/content/content.server.ts";
import { numberOf } from "../../domain/content/fact-value.ts";
import { codeInMail } from "../../domain/deck/link-code.server.ts";
import { agreementInMail } from "../../domain/deck/agreement.server.ts";
import { reportInMail } from "../../domain/deck/report-mail.server.ts";
import { linkInMail } from "../../domain/deck/link-mail.server.ts";
import type { EmailContext, MailLinkKind } from "../../domain/delivery/email-context.ts";
import { readingLink } from "../../domain/guide/guide-link.server.ts";
import { openFollowInvitation } from "../../domain/follow/invitation.server.ts";
import { openFundInvitation } from "../../domain/fund/invitation.server.ts";
import { readerOf } from "../../domain/guide/guide.server.ts";
import { introductionInMail } from "../../domain/introduction/in-mail.server.ts";
import { deckInUpdate, updateInMail } from "../../domain/investor-update/read.server.ts";
import { readerOfIssue } from "../../domain/newsletter/issue.server.ts";
import { hostNameOf, readHost } from "../../domain/meeting/hosts.server.ts";
import { meetingInMail } from "../../domain/meeting/meeting-mails.server.ts";
import { langOfTeamMember } from "../../domain/person/team.server.ts";
import { articleInBrief } from "../../domain/post/read-post.server.ts";
import { changeInMail, invitedInMail } from "../../domain/seat/seat-mails.server.ts";
import type { Db } from "../../platform/db/database.server.ts";
import type { Lang } from "../../platform/language/language.ts";
import { formats } from "../../platform/language/format.ts";
import { choiceLabels } from "./choice-labels.server.ts";
import { leadFormsByName } from "../shell/form/lead-forms.server.ts";
import { conferenceTimes } from "../conference/embed.server.ts";
import { pathOf } from "../paths.ts";
import { type EmailEnv, emailBranding } from "./email-branding.server.ts";
import { mailedPath, stopPath } from "./email-links.server.ts";
import { sessionsInEmails } from "./sessions-in-emails.server.ts";

export function emailContext(db: Db, content: () => Content, env: EmailEnv, secret: string): EmailContext {
  const at = (path: string, lang: Lang) => `${env.APP_URL}${path}?lang=${lang}`;
  const url = (to: MailLinkKind, id: string, lang: Lang) => at(mailedPath(to, id, secret), lang);
  const introductionsUrl: EmailContext["introductionsUrl"] = (side, lang) =>
    at(pathOf(side === "startup" ? "founder-introductions" : "investor-introductions"), lang);
  return {
    branding: (lang) => emailBranding(content().site, env, lang),
    teamLang: async (address) => (await langOfTeamMember(db, address)) ?? env.DEFAULT_LANGUAGE,
    deskUrl: (record, id, lang) => at(pathOf(`admin-${record}`, { id }), lang),
    url,
    stopUrl: (stoppable, lang) => at(stopPath(stoppable, secret), lang),
    quizResult(level, lang) {
      const profile = content()
        .list("quiz-profile", lang)
        .find((each) => each.level === level);
      if (!profile) throw new Error(`No quiz profile of level ${level}`);
      const { title, description, objective, steps } = profile;
      return { title, description, objective, steps, scale: content().page("quiz", lang).scale };
    },
    async guideDay(guide, day) {
      const reader = await readerOf(db, guide, day);
      if (!reader) return null;
      const { lang } = reader;
      const text = content()
        .list("guide-day", lang)
        .find((each) => each.day === day);
      if (!text) throw new Error(`The guide has no day ${day}`);
      const { title, aim, minutes } = text;
      const read = at(pathOf("guide-day", { link: readingLink(guide, secret), day }), lang);
      return { lang, day, title, aim, minutes, read };
    },
    async article(issue, subscription) {
      const reader = await readerOfIssue(db, { issue, subscription });
      const article = reader && (await articleInBrief(db, reader.postId, reader.lang));
      if (!reader || !article) return null;
      const { lang } = reader;
      return {
        ...article,
        lang,
        read: at(pathOf("article", { slug: article.slug }), lang),
      };
    },
    deckCode: (link) => codeInMail(db, secret, link),
    deckAgreement: (id, link) => agreementInMail(db, id, link),
    deckReport: (id) => reportInMail(db, id),
    deckLink: (id) => linkInMail(db, id),
    seatInvitation: (id) => invitedInMail(db, id),
    attaches: (email, madeAt) => attachesFile(db, email, madeAt),
    async meeting(id, lang) {
      const found = await meetingInMail(db, id);
      return found && { ...found, host: await hostNameOf(db, content(), found.host, lang) };
    },
    hostName: async (id, lang) => (await readHost(db, content(), id, lang))?.name ?? null,
    async followInvitation(id) {
      const found = await openFollowInvitation(db, id);
      return found ? { startup: found.name } : null;
    },
    fundInvitation: async (id) => (await openFundInvitation(db, id)) !== undefined,
    async investorUpdate({ update, subscription, lang, deck }) {
      const found = await updateInMail(db, update, subscription);
      if (!found) return null;
      const { deckOf, ...parts } = found;
      const read = deck ? await deckInUpdate(db, deckOf) : null;
      if (!read) return { ...parts, deckUrl: null };
      const path =
        "link" in read
          ? mailedPath("deck-link", read.link, secret)
          : pathOf("investor-deck", { startup: read.startup });
      return { ...parts, deckUrl: at(path, lang) };
    },
    seatChange: (startup, person) => changeInMail(db, startup, person),
    async introduction(id, side, lang) {
      const found = await introductionInMail(db, id, side);
      return found && { ...found, url: introductionsUrl(side, lang) };
    },
    introductionsUrl,
    ...sessionsInEmails(db, content, at),
    programme(lang) {
      return {
        duration: formats[lang].duration(numberOf(content(), "offer.duration"), "month"),
        contactUrl: `${at(pathOf("about"), lang)}#contact`,
      };
    },
    firstAnswerBy: (sentAt) => firstAnswerBy(sentAt, promisedDelays(content())),
    async intakeAfter(id, lang) {
      const { lastDay, startsOn, opensOn } = await nextIntakeAfter(db, content(), id);
      return { lastDay, startsOn, opensOn, formUrl: at(pathOf("application"), lang) };
    },
    conference(id, lang) {
      const found = content()
        .list("conference", lang)
        .find((each) => each.id === id);
      if (!found) return { name: content().page("conference", lang).title, when: null, place: null, calendar: null };
      const { name, place, startsOn, ...times } = found;
      const calendar = startsOn && at(pathOf("conference-calendar", { conference: id }), lang);
      return { name, when: startsOn && conferenceTimes({ startsOn, ...times }, lang), place, calendar };
    },
    receipt: (form, lang) => leadFormsByName.get(form)?.words?.(lang).receipt,
    chosen: (form, lang) => choiceLabels(content(), form, lang),
  };
}

import type { Db } from "../../../platform/db/database.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { capTableOf } from "../../cap-table/cap-table.server.ts";
import { afterOffer, atCap, type Offer } from "../../cap-table/ownership.ts";
import type { Content } from "../../content/content.server.ts";
import { numberOf } from "../../content/fact-value.ts";
import { printFact } from "../../content/print-fact.ts";
import { aidMatchOf, bestFirst, isOpenOn } from "../../funding/aid-match.ts";
import { receivedIntroductions } from "../../introduction/received.server.ts";
import { updatesOf } from "../../investor-update/read.server.ts";
import { thresholdsOf } from "../../kpi/alert.server.ts";
import { figuresOf } from "../../kpi/history.server.ts";
import { type Scenario, tryScenario } from "../../kpi/scenario.ts";
import { maySit, mustRead } from "../../startup/access.ts";
import type { Actor } from "../../person/actor.ts";
import { ownSessions } from "../../pitch-session/own-sessions.server.ts";
import { relatedPosts } from "../../post/related.server.ts";
import { actionPlan } from "../../readiness/action-plan.ts";
import { missingOf } from "../../startup/founder-profile.ts";
import { founderProfileOf } from "../../startup/founder-profile.server.ts";
import { lastScanOf } from "../../readiness/readiness.server.ts";
import { growthAt, growthFor, runwayLosing } from "./growth.ts";

type For = { db: Db; actor: Actor; content: Content; lang: Lang; now: Date };

const mostArticles = 3;
const mostAids = 4;
const mostHolders = 3;
/** Search words that find the blog's articles about public aids. */
const aidWords = ["bpifrance", "cir", "love money"];

/** No tool takes an id, so the tools return only the data of the founder who asks. */
export function toolsFor({ db, actor, content, lang, now }: For) {
  const founder = mustRead(actor);
  const today = parisDay(now);
  const read = async () => ({
    figures: await figuresOf(db, founder, now),
    thresholds: await thresholdsOf(db, founder),
  });
  let kept: ReturnType<typeof read> | undefined;
  const figures = async () => {
    const { figures: its, thresholds } = await (kept ??= read());
    return { source: "check-ins" as const, month: its.latest?.month ?? null, figures: its, thresholds };
  };

  const articles = (words: readonly string[]) => relatedPosts(db, lang, words, mostArticles);

  return {
    today,
    mayEdit: maySit(actor, "editor"),
    figures,
    async runwayIf(change: Scenario) {
      const answer = await figures();
      return { ...answer, change, result: tryScenario(answer.figures, change) };
    },
    /** Returns the assumed monthly cost of a hire in cents, with the definition and date of that assumption. */
    hireCost() {
      const { definition, asOf } = content.find("fact", "copilot.hire_cost", lang);
      return { cents: Math.round(numberOf(content, "copilot.hire_cost") * 100), definition, asOf };
    },
    /**
     * Calculates the monthly growth with which MRR reaches `target` in `months` months; without a target, MRR must grow
     * enough to cover burn.
     */
    async growth({ target, months }: { target: number | null; months: number }) {
      const answer = await figures();
      const { latest, meanBurn } = answer.figures;
      const to = target ?? (latest && meanBurn !== null ? latest.mrr + Math.max(0, meanBurn) : null);
      const from = latest?.mrr ?? 0;
      return {
        ...answer,
        ...{ from, to, months },
        monthly: to !== null && from > 0 && to > from ? growthFor(from, to, months) : null,
      };
    },
    async growthAt({ target, rate }: { target: number | null; rate: number }) {
      const answer = await figures();
      const { latest, meanBurn } = answer.figures;
      if (!latest || meanBurn === null) return { ...answer, to: null, path: null };
      const to = target ?? latest.mrr + Math.max(0, meanBurn);
      return { ...answer, to, path: growthAt({ mrr: latest.mrr, burn: meanBurn, cash: latest.cash }, to, rate) };
    },
    async runwayAtChurn(to: number) {
      const answer = await figures();
      const { latest, meanBurn } = answer.figures;
      if (!latest || meanBurn === null) return { ...answer, runway: null };
      const { mrr, cash, churn } = latest;
      return { ...answer, runway: runwayLosing({ mrr, burn: meanBurn, cash }, to - churn) };
    },
    /**
     * Calculates the dilution of a funding round from the founder's saved cap table; `after` is null for an invalid
     * round.
     */
    async dilution(offer: Offer) {
      const table = await capTableOf(db, founder);
      const after = afterOffer(table?.holders, offer);
      return {
        savedAt: table?.savedAt ?? null,
        after,
        holders: table && after ? after.holders.toSorted((a, b) => b.before - a.before).slice(0, mostHolders) : [],
      };
    },
    async bsaAirAtCap(note: NonNullable<Offer["note"]> & { cap: number }) {
      return atCap((await capTableOf(db, founder))?.holders, note);
    },
    async readiness() {
      const scan = await lastScanOf(db, founder);
      return { source: "last scan" as const, scan, steps: scan ? actionPlan(scan.findings) : [] };
    },
    async aids() {
      const { profile } = await founderProfileOf(db, founder);
      const open = content.list("aid", lang).filter((aid) => isOpenOn(aid, today));
      const matched = open.map((aid) => ({ aid, match: aidMatchOf(aid, profile) }));
      const listed = bestFirst(matched).filter(({ match }) => match.fit !== "no");
      return {
        source: "aids" as const,
        aids: listed.slice(0, mostAids).map(({ aid, match }) => ({
          ...{
            name: aid.name,
            payer: aid.payer,
            amount: aid.amount,
            deadline: aid.deadline,
            isSure: match.fit === "yes",
          },
          ...{ sourceDate: aid.sourceDate, isToConfirm: aid.confirm },
        })),
        ...{ fitting: listed.length, all: matched.length },
        articles: await articles(aidWords),
      };
    },
    /**
     * Returns the introduction requests that the startup has not answered yet, with the investor's firm but no names.
     */
    async introductions() {
      const { waiting } = await receivedIntroductions(db, actor, 1, now);
      return {
        source: "introductions" as const,
        waiting: waiting.map(({ firm, proposed, expiresAt }) => ({
          ...{ firm, isProposal: proposed, until: parisDay(expiresAt) },
        })),
      };
    },
    /** Counts the profile's required fields that are still empty. */
    async missingInProfile() {
      const { profile } = await founderProfileOf(db, founder);
      return missingOf(profile).length;
    },
    async lastUpdate() {
      const [last] = await updatesOf(db, actor);
      if (!last) return null;
      const inOneLine = (text: string) => text.replace(/[\s*]+/g, " ").trim();
      return {
        source: "updates" as const,
        ...{ sentOn: parisDay(last.sentAt), month: last.figures.month },
        ...{ worked: inOneLine(last.worked), stuck: inOneLine(last.stuck), asked: inOneLine(last.asked) },
      };
    },
    articles: async (words: readonly string[]) => ({ source: "blog" as const, articles: await articles(words) }),
    async sessions() {
      return {
        source: "sessions" as const,
        ...(await ownSessions(db, actor, content.list("event", lang), now)),
        /** The minimum yearly revenue for startups that apply to pitch, which is the accelerator's first criterion. */
        minRevenue: printFact(content.fact("investors.min_revenue"), lang),
      };
    },
  };
}

export type Tools = ReturnType<typeof toolsFor>;

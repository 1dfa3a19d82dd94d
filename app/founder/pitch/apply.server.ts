import { printPrice } from "../../../domain/content/print-fact.ts";
import { numberOf } from "../../../domain/content/fact-value.ts";
import { founderApplicationForm } from "../../../domain/pitch-session/application-form.server.ts";
import { applyToPitch } from "../../../domain/pitch-session/founder-application.server.ts";
import { ownSessions } from "../../../domain/pitch-session/own-sessions.server.ts";
import { opensToFounder } from "../../../domain/plan-grant/opens-to.server.ts";
import { mustRead } from "../../../domain/startup/access.ts";
import { services } from "../../context/context.server.ts";
import { pathOf } from "../../paths.ts";
import { changedText } from "../../shell/form/changed-text.server.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { limited } from "../../shell/form/receive.server.ts";
import { requireActor } from "../../shell/require.server.ts";
import type { Route } from "./+types/pitch.page.ts";
import { pitchTabWords } from "./words.ts";

export async function situation(args: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, db, content, lang } = requireActor(args, "founder");
  const [{ next }, includesFee] = await Promise.all([
    ownSessions(db, actor, content.list("event", lang)),
    opensToFounder(db, "participation-fee", mustRead(actor)),
  ]);
  return {
    actor,
    next,
    includesFee,
    fee: content.list("fact", lang).find(({ id }) => id === "pitch.participation_fee"),
    threshold: numberOf(content, "pitch.readiness"),
    options: content.page("pitch-application", lang).options,
  };
}

export function applyForm(
  args: Route.ActionArgs,
  { actor, next, includesFee, fee, threshold, options }: Awaited<ReturnType<typeof situation>>,
) {
  const { db, content, secret, lang, address } = args.context.get(services);
  return formAction(
    founderApplicationForm(options, !includesFee),
    async ({ feeRead: _, session, website, ...answers }, fields) => {
      if (!next?.takesApplications) return { refused: "closed" };
      // Another session may have become the next one since the form was shown. Who names none applies to the next.
      if (session && session !== next.id) return { refused: "changed" };
      const notice = content.find("notice", "founder-pitch-application", lang);
      const feeText = includesFee
        ? pitchTabWords.in(lang).feeElite
        : pitchTabWords.in(lang).fee(fee ? printPrice(content.fact(fee.id), lang) : "");
      const consents = [{ purpose: "notice" as const, version: notice.version, wording: notice.summary, given: true }];
      const changed = changedText(fields, [...consents, { purpose: "feeRead", wording: feeText }]);
      if (changed) return changed;
      const applied = await applyToPitch(db, actor, secret, {
        session: next.id,
        threshold,
        feeText,
        submission: {
          key: undefined,
          lang,
          payload: { ...answers, ...(website && { website }) },
          consents,
          source: {},
          address,
          notify: content.site.notificationEmail,
          spam: false,
        },
      });
      if (applied.status === "limited") return limited(applied);
      if (applied.status !== "stored") return { refused: applied.status };
      return { to: pathOf("founder-pitch"), done: "sent" };
    },
  );
}

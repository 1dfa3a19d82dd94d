import { lockStartup } from "../../../domain/person/startup-contact.server.ts";
import { mustEdit, mustRead } from "../../../domain/startup/access.ts";
import checkInStyles from "./check-in.css?url";
import { thresholdsOf } from "../../../domain/kpi/alert.server.ts";
import { dueDay } from "../../../domain/kpi/check-in.ts";
import { checkInForm, thresholdForm } from "../../../domain/kpi/check-in-form.server.ts";
import { figuresOf } from "../../../domain/kpi/history.server.ts";
import { recordCheckIn, shownNumbers, versionsOf } from "../../../domain/kpi/record.server.ts";
import { savedCheckIn } from "../../../domain/kpi/saved.server.ts";
import { setThresholds } from "../../../domain/kpi/threshold.server.ts";
import { areCrossed } from "../../../domain/kpi/threshold.ts";
import { saveIfUnchanged, shownOf } from "../../../domain/edit-conflict/edit-conflict.server.ts";
import { isOpen } from "../../../domain/plan/rights.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { parisDay } from "../../../platform/language/paris-day.ts";
import { pathOf } from "../../paths.ts";
import { doneIn } from "../../shell/done.server.ts";
import { formAction, handleAction } from "../../shell/form/handle-action.server.ts";
import { invalid, limited } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import { ownRecords } from "../own-records.server.ts";
import type { Route } from "./+types/check-in.page.ts";
import { requestedMonth, monthsOffered, requestedScenarios } from "./requested.server.ts";
import { CheckInForm } from "./check-in-form.tsx";
import { DifferenceQuestion } from "./difference-question.tsx";
import { History } from "./history.tsx";
import { SavedLine } from "./saved-line.tsx";
import { Scenarios } from "./scenarios.tsx";
import { ThresholdsForm } from "./thresholds-form.tsx";
import { checkInWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: checkInStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, lang } = requireActor(args, "founder");
  const { searchParams } = new URL(args.request.url);
  const today = parisDay(new Date());
  const month = requestedMonth(searchParams, today);
  const figures = await figuresOf(db, mustRead(actor));
  const { history, latest, runway, isStale } = figures;
  const own = ownRecords(args);
  const { profile } = await own.profile;
  const { plan } = await own.plan;
  const [version, ...earlier] = await versionsOf(db, actor, month);
  const { done, about } = doneIn(args);
  const thresholds = await thresholdsOf(db, mustRead(actor));
  const entry = history.find((each) => each.month === month) ?? null;
  return {
    title: checkInWords.in(lang).metadata,
    startup: nameIn(lang, profile.startup_name),
    ...{ month, history, runway, isStale },
    entry,
    shown: shownNumbers(entry),
    before: history.findLast((each) => each.month < month) ?? null,
    latest: latest?.month ?? null,
    due: latest?.month !== month && today <= dueDay(month) ? dueDay(month) : null,
    months: monthsOffered(history[0]?.month, today),
    version: version && { author: version.author, recordedAt: version.recordedAt, count: earlier.length + 1 },
    alertsOpen: isOpen(plan, "insights"),
    scenarios: requestedScenarios(searchParams, figures),
    thresholds,
    shownThresholds: shownOf(thresholds),
    imported: done === "import" ? Number(about) : 0,
    moved: done === "thresholds",
    saved: done === "check-in" ? await savedCheckIn(db, actor, about) : null,
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  return handleAction(args, {
    thresholds: formAction(thresholdForm, (typed, fields) =>
      saveIfUnchanged(db, fields, typed, {
        hold: (tx) => lockStartup(tx, mustEdit(actor)),
        read: (tx) => thresholdsOf(tx, mustRead(actor)),
        async save(tx, _, all) {
          if (areCrossed(all)) return invalid({ "runway-critical": "criticalAbove" });
          await setThresholds(tx, actor, all);
          return { to: `${pathOf("founder-check-in")}#seuils` };
        },
      }),
    ),
    edit: async () => ({ refused: "edit", http: 200 }),
    "": formAction(checkInForm(parisDay(new Date())), async ({ month, numbers }, sent) => {
      const recorded = await recordCheckIn(db, actor, { month, numbers, sent });
      if (recorded.status === "not-reportable") return invalid({ month: "monthInvalid" });
      if (recorded.status === "overtaken") return { refused: "overtaken", overtaken: recorded.overtaken };
      if (recorded.status === "limited") return limited({ retryAfter: 24 * 3_600 });
      if (recorded.status === "unexplained")
        return { refused: "unexplained", http: 200, values: { unexplained: String(recorded.cents) } };
      return { to: pathOf("founder-check-in", { month: month.slice(0, 7) }), done: "check-in", about: recorded.id };
    }),
  });
}

export default function CheckInPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(checkInWords);
  const { startup, month, entry, shown, before, history, latest, due, version, thresholds, moved, imported } =
    loaderData;

  const ofThresholds = actionData?.values["intent"] === "thresholds";
  const refusal = ofThresholds ? undefined : (actionData ?? undefined);
  const saved = refusal ? null : loaderData.saved;
  const isAsked = refusal?.values["unexplained"] !== undefined && ["unexplained", "overtaken"].includes(refusal.status);
  return (
    <>
      <CockpitHead
        title={words.title(month)}
        context={due ? words.due(startup, due) : words.ofYear(startup, month)}
        back={{ to: pathOf("founder-dashboard"), words: words.back }}
      />
      <div className="cockpit-work check-in-columns">
        <div className="check-in-part">
          {saved && <SavedLine saved={saved} />}
          {imported > 0 && (
            <StatusLine
              tone="good"
              {...words.history.imported(imported)}
              {...(!loaderData.alertsOpen && { text: "" })}
            />
          )}
          {refusal && isAsked ? (
            <DifferenceQuestion month={month} shown={shown} refusal={refusal} />
          ) : (
            <CheckInForm
              key={`${month} ${shown}`}
              {...{ month, history, entry, shown, before, refusal }}
              version={saved ? undefined : version}
              runway={loaderData.runway}
              runwayMonth={latest}
              isStale={loaderData.isStale}
              alertsOpen={loaderData.alertsOpen}
            />
          )}
        </div>
        {!isAsked && (
          <div className="check-in-side">
            <History history={history} months={loaderData.months} month={month} />
            {latest && <Scenarios month={month} latest={latest} scenarios={loaderData.scenarios} />}
            <ThresholdsForm
              month={month}
              alertsOpen={loaderData.alertsOpen}
              thresholds={thresholds}
              shown={loaderData.shownThresholds}
              saved={moved}
              refusal={ofThresholds ? (actionData ?? undefined) : undefined}
            />
          </div>
        )}
      </div>
    </>
  );
}

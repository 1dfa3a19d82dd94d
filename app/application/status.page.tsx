import styles from "./status.css?url";
import { data, redirect } from "react-router";
import { callForm } from "../../domain/application/answers.server.ts";
import { type ApplicationStatus, saysTheSame, typedOf } from "../../domain/application/application.ts";
import { isDecided, shownCall } from "../../domain/application/application.server.ts";
import { freeTimes, hostedCallAt } from "../../domain/application/booking.server.ts";
import { promisedDelays } from "../../domain/application/facts.server.ts";
import { chooseTime } from "../../domain/application/invitation.server.ts";
import {
  requestCall,
  withdrawalTerms,
  withdrawApplication,
} from "../../domain/application/applicant-actions.server.ts";
import { hasBegun } from "../../domain/application/intake.ts";
import { nextIntakeAfter } from "../../domain/application/open-intake.server.ts";
import { decisionDay, lateWith, type Promises, promisesOf } from "../../domain/application/promises.ts";
import { mayWithdraw } from "../../domain/application/startup-place.server.ts";
import { statusOf } from "../../domain/application/status.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { notStored, services } from "../context/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/status.page.ts";
import { AnswersSent } from "./answers-sent.tsx";
import { StatusHeading } from "./status-heading.tsx";
import { RetryForm } from "./retry-form.tsx";
import { applicationAt } from "./application-at.server.ts";
import { CallRequest } from "./call-request.tsx";
import { accountFor } from "../../domain/application/account.server.ts";
import { CallTimes } from "./call-times.tsx";
import { Gone } from "./gone.tsx";
import type { OwnApplication } from "../shell/apply-by.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { byIntent, checked, limited, receiveAtPage } from "../shell/form/receive.server.ts";
import { PromisedDates } from "./promised-dates.tsx";
import { Timeline } from "./timeline.tsx";
import { applicationFileWords } from "./file-words.ts";
import { pressed } from "../shell/form/link-press.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, content, env } = context.get(services);
  const words = applicationFileWords.in(context.get(services).lang);
  const calendar = env.SCHEDULER_URL ?? null;
  const delays = promisedDelays(content);
  if (context.get(notStored))
    return data({ title: words.status.title, application: null, unread: { minutes: delays.call, calendar } });
  const found = await applicationAt(params.accessToken, context);
  if (!found) return data({ title: words.gone.title, application: null, unread: null }, { status: 404 });
  const { answers, intake, isOpen, sentAt, changedAt, withdrawnAt, first, final, invitation, call, callAt, draft } =
    found;
  const status = statusOf(found);
  const hostedAt = await hostedCallAt(db, found);
  const isLost = callAt !== null && hostedAt === null;
  const promises = promisesOf({ sentAt, callAt: hostedAt }, intake, delays);
  const now = new Date();
  const isPassedOver = status === "waitlisted" && hasBegun(intake, now);
  const mayApplyAgain = status === "declined" || status === "freed" || isPassedOver;
  return data({
    title: words.status.title,
    unread: null,
    own: ownOf(params.accessToken, status, promises),
    application: {
      accessToken: params.accessToken,
      lang: found.lang,
      answers,
      intake,
      sentAt,
      changedAt,
      withdrawnAt,
      // Each decision is copied without its internal reason, which the applicant must not see.
      first: first && { verdict: first.verdict, decidedAt: first.decidedAt, line: first.line },
      final: final && { verdict: final.verdict, decidedAt: final.decidedAt, line: final.line },
      invitation: invitation && {
        where: invitation.where,
        chosenTime: callAt,
        isLost,
        times: await freeTimes(db, found.id, invitation, delays.call),
      },
      promises,
      now,
      late: lateWith(status, promises, now),
      status,
      hasAccount: status === "accepted" && (await accountFor(db, found.id))?.role === "founder",
      decided: isDecided(found),
      /** Whether the application is on the waiting list of an intake that has already begun. */
      isPassedOver,
      next: mayApplyAgain ? await nextIntakeAfter(db, content, intake.id) : null,
      changeable: isOpen && !isDecided(found),
      mayWithdraw: await mayWithdraw(db, found),
      withdrawal: withdrawalTerms(found, { isClosed: !isOpen }),
      unsent: draft !== null && !saysTheSame(draft.typed, typedOf(answers)),
      shownCall: shownCall(found),
      callAskedAt: call && call.requestedAt > sentAt ? call.requestedAt : null,
      calendar,
    },
  });
}

/** Returns the link to the application's page, with the next promised date unless the team has missed a deadline. */
function ownOf(accessToken: string, status: ApplicationStatus, promises: Promises): OwnApplication | null {
  if (status === "withdrawn" || status === "declined" || status === "freed") return null;
  const to = pathOf("application-status", { accessToken });
  if (lateWith(status, promises, new Date())) return { to, next: null };
  if (status === "first") return { to, next: { what: "answer", by: promises.firstAnswerBy } };
  const by = status === "call" ? decisionDay(promises, new Date()) : null;
  return { to, next: by === null ? null : { what: "decision", by } };
}

export const action = (args: Route.ActionArgs) =>
  receiveAtPage(args, async (fields) => {
    const { db, content } = args.context.get(services);
    const { accessToken } = args.params;
    const notify = content.site.notificationEmail;
    const here = pathOf("application-status", { accessToken });
    const found = await applicationAt(accessToken, args.context);
    if (!found) return { refused: "unknown", http: 404 };
    return byIntent<Response>(
      pressed(args, found.id, {
        async withdraw({ shown }) {
          const { status } = await withdrawApplication(db, found.id, { notify, isClosed: !found.isOpen, shown });
          return status === "not-yours" || status === "overtaken" ? { refused: status } : redirect(here, 303);
        },
        async time({ time, shown }) {
          if (!time) return { refused: "unchosen", http: 422 };
          const minutes = promisedDelays(content).call;
          const chosen = await chooseTime(db, found.id, { time, minutes, notify, shown });
          if (chosen.status === "stored") return redirect(`${here}#time`, 303);
          if (chosen.status === "limited") return limited(chosen);
          const { status } = chosen;
          return { refused: status === "withdrawn" || status === "decided" ? "over" : status };
        },
        call: checked(callForm, async (call, { shown }) => {
          const wished = await requestCall(db, found.id, { ...call, notify, shown });
          if (wished.status === "stored") return redirect(`${here}#call`, 303);
          if (wished.status === "limited") return limited(wished);
          return { refused: wished.status === "overtaken" ? wished.status : "over" };
        }),
      }),
    )(fields);
  });

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(applicationFileWords).status;
  const { date } = formats[lang];
  const { application, unread } = loaderData;
  if (unread && actionData) return <RetryForm {...unread} refusal={actionData} />;
  if (!application) return <Gone />;
  const { accessToken, answers, intake, withdrawnAt, first, final, changeable, decided } = application;
  const { isPassedOver } = application;
  const change = pathOf("application-change", { accessToken });
  const verdict = final?.verdict ?? (first?.verdict === "no" ? "no" : undefined);
  const isRefused = verdict === "no" || verdict === "freed";
  const isOver = isRefused || isPassedOver;
  const isOvertaken = actionData?.status === "overtaken" && actionData.values["intent"] === "withdraw";
  const { invitation } = application;
  const choosing = invitation !== null && invitation.times.length > 0;
  const heading = <StatusHeading {...application} verdict={verdict} />;
  return (
    <>
      {!withdrawnAt && !isOver && (
        <PromisedDates
          {...application}
          choosing={choosing}
          heading={heading}
          calendar={pathOf("application-calendar", { accessToken })}
        />
      )}
      <section className="page section application-status">
        {(withdrawnAt || isOver) && <div className="application-part">{heading}</div>}
        {!withdrawnAt && isOver && (
          <div className="application-part">
            <h2>{words.past}</h2>
            <Timeline promises={application.promises} first={first} final={final} />
          </div>
        )}
        {!withdrawnAt && !decided && invitation && (
          <CallTimes invitation={invitation} shown={application.shownCall} refusal={actionData ?? undefined} />
        )}
        {!withdrawnAt && !decided && (
          <CallRequest
            minutes={application.promises.callMinutes}
            requestedAt={application.callAskedAt}
            shown={application.shownCall}
            offered={choosing || invitation?.chosenTime != null}
            calendar={application.calendar}
            refusal={actionData ?? undefined}
          />
        )}
        <div className="application-part">
          <h2>{words.sent}</h2>
          {application.unsent && changeable && <StatusLine tone="warn" title={words.unsent} text={words.unsentText} />}
          <AnswersSent answers={answers} lang={application.lang} />
          {changeable ? (
            <div className="form-buttons">
              <LinkButton to={change} look="secondary">
                {withdrawnAt ? words.sendAgain : words.change}
              </LinkButton>
              <p className="note">{words.changeUntil(date(intake.lastDay))}</p>
            </div>
          ) : (
            !decided && <p className="note">{words.changeOver(date(intake.lastDay))}</p>
          )}
        </div>
        {!withdrawnAt && !isOver && (
          <Disclosure title={words.withdraw} open={isOvertaken || actionData?.status === "not-yours"}>
            {isOvertaken && <StatusLine tone="bad" {...words.withdrawOvertaken} />}
            {application.mayWithdraw ? (
              <>
                <p>
                  {verdict === "yes" ? words.withdrawPlace : words.withdrawText}{" "}
                  {changeable ? words.withdrawAgain : words.withdrawFinal}
                </p>
                <form method="post">
                  <input type="hidden" name="intent" value="withdraw" />
                  <input type="hidden" name="shown" value={application.withdrawal} />
                  <Button type="submit" look="secondary">
                    {words.withdrawNow}
                  </Button>
                </form>
              </>
            ) : (
              <p>
                {words.withdrawOwners} <TextLink to={contactPath}>{words.write}</TextLink>
              </p>
            )}
          </Disclosure>
        )}
      </section>
    </>
  );
}

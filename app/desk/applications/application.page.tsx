import { data } from "react-router";
import { isClosedTo } from "../../../domain/audit/closed.server.ts";
import { heldAnswer } from "../../../domain/application/answer-email.server.ts";
import { readForTeam } from "../../../domain/application/application.server.ts";
import { hostsWithHours, upcomingCall } from "../../../domain/application/booking.server.ts";
import { placesTaken } from "../../../domain/application/intake-queries.server.ts";
import { decide } from "../../../domain/application/decision.server.ts";
import { lastHeld } from "../../../domain/application/last-held.server.ts";
import { hasDeskKeys, turnDeskKeys } from "../../../domain/person/desk-keys.server.ts";
import { dueOf, stageOf } from "../../../domain/application/due.ts";
import { answerTerms } from "../../../domain/application/facts.server.ts";
import { readApplicationDetail } from "../../../domain/application/application-detail.server.ts";
import { intakeNamed } from "../../../domain/application/intake.ts";
import { inviteToCall, rememberedPlace, type TimeProblem } from "../../../domain/application/invitation.server.ts";
import { recall } from "../../../domain/application/recall.server.ts";
import { deliveriesAbout } from "../../../domain/outbox/deliveries-about.server.ts";
import { noteForm, writeNote } from "../../../domain/lead/note.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisLocal } from "../../../platform/language/paris-time.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { invalid, limited } from "../../shell/form/receive.server.ts";
import { alsoWhenOvertaken, RefusalNotice } from "../kit/refusal-notice.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeliveryStates } from "../kit/delivery-states.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { gone } from "../kit/gone.server.ts";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { listPath } from "../kit/list-address.ts";
import { Notes } from "../kit/notes.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/application.page.ts";
import { AnswersGiven } from "./answers-given.tsx";
import { Counter } from "./counter.tsx";
import { DecideForm, EndForm } from "./decision-forms.tsx";
import { decisionForm, freeForm, invitationForm, recallForm, timeNames } from "./forms.server.ts";
import { HeldPanel } from "./held-panel.tsx";
import { History } from "./history.tsx";
import { InviteForm } from "./invite-form.tsx";
import { filesBehind, listBehind, nextToAnswer } from "./list-behind.server.ts";
import { TriageFoot } from "./triage-foot.tsx";
import { TriageList } from "./triage-list.tsx";
import { useDeskKeys } from "./use-desk-keys.ts";
import { StatusTag } from "./status-tag.tsx";
import { deskApplicationsWords } from "./words.ts";

const timeCodes = { taken: "timeTaken", outside: "timeOutside", proposed: "timeProposed" } as const;

/** The problem of each suggested time, as an error of its field. */
function timeErrors(named: Record<(typeof timeNames)[number], Date | null>, problems: Map<string, TimeProblem>) {
  return Object.fromEntries(
    timeNames.flatMap((name) => {
      const problem = problems.get(named[name]?.toISOString() ?? "");
      return problem ? [[name, timeCodes[problem]]] : [];
    }),
  );
}

const earliestTime = 15 * 60_000;

export async function loader(args: Route.LoaderArgs) {
  const actor = requireColleague(args);
  const { db, content, deliveries } = args.context.get(services);
  const { id } = args.params;
  const { lang } = args.context.get(visitor);
  const file = isUuid(id) ? await readApplicationDetail(db, actor, id) : undefined;
  if (!file) return gone(lang);
  const terms = answerTerms(content);
  const { delays } = terms;
  const intake = intakeNamed(file.intake, terms.rule);
  const now = new Date();
  const behind = listBehind(args.request);
  const files = await filesBehind(db, actor, args.request, delays, now);
  const latest = await lastHeld(db, actor, now);
  const held = heldAnswer(file, terms, await upcomingCall(db, file, now));
  const seen = { status: file.status, sentAt: file.sentAt, callAt: file.callAt };
  return {
    title: deskWords.in(lang).title(file.answers.companyName),
    file,
    status: stageOf(file, now),
    due: dueOf(seen, delays, now),
    intake,
    held: held && { is: held.is, id: held.id, leavesAt: held.leavesAt },
    email: held && (await deliveries.preview(held.email.queue.name, held.email.row)),
    places: terms.places,
    taken: (await placesTaken(db, [file.intake])).get(file.intake) ?? 0,
    minutes: delays.call,
    place: await rememberedPlace(db, actor),
    hosts: await hostsWithHours(db, now),
    earliest: parisLocal(new Date(now.getTime() + earliestTime)),
    deliveries: await deliveriesAbout(db, actor, [file.id], deliveries.served),
    next: nextToAnswer(files.rows, file.id)?.id,
    ...{ ...files, ...behind },
    lastHeld: latest && {
      ...latest,
      to: listPath(pathOf("admin-application", { id: latest.application }), behind.kept),
    },
    keys: await hasDeskKeys(db, actor),
  };
}

export async function action(args: Route.ActionArgs) {
  const actor = requireColleague(args);
  const { db, content } = args.context.get(services);
  const { id } = args.params;
  const found = isUuid(id) && !(await isClosedTo(db, actor, id)) ? await readForTeam(db, id) : undefined;
  if (!found) return data(null, { status: 404 });
  const here = { to: listPath(pathOf("admin-application", { id: found.id }), listBehind(args.request).kept) };
  const terms = answerTerms(content);
  const answer = ({ status }: { status: string }) => (status === "stored" ? here : { refused: status });
  /** Leads to the next file of the list; read before the answer, because an answered file may leave the list. */
  const going = async () => {
    const { rows } = await filesBehind(db, actor, args.request, terms.delays, new Date());
    const next = nextToAnswer(rows, found.id);
    return (given: { status: string }) => (given.status === "stored" && next ? { to: next.to } : answer(given));
  };
  return handleAction(args, {
    note: formAction(noteForm, async ({ text }) =>
      (await writeNote(db, actor, found.id, text)) ? here : { refused: "gone" },
    ),
    invite: formAction(invitationForm(found.first?.verdict !== "yes"), async ({ named, ...typed }) => {
      const goOn = await going();
      const invited = await inviteToCall(db, actor, found.id, { ...typed, ...terms });
      if (invited.status === "times") return invalid(timeErrors(named, invited.problems));
      if (invited.status === "no-hours") return invalid({ host: "hoursNone" });
      return invited.status === "no-place" ? invalid({ where: "whereRequired" }) : goOn(invited);
    }),
    decide: formAction(decisionForm, async ({ step = found.first ? "final" : "first", verdict, ...fields }) => {
      const given = { ...fields, ...terms };
      const goOn = await going();
      if (step === "first")
        return verdict === "no"
          ? goOn(await decide(db, actor, found.id, { step, verdict, ...given }))
          : { refused: "too-early" };
      const isFreed = verdict === "no" && found.final?.verdict === "yes";
      return goOn(await decide(db, actor, found.id, { step, verdict: isFreed ? "freed" : verdict, ...given }));
    }),
    "free-place": formAction(freeForm, async (fields) =>
      answer(await decide(db, actor, found.id, { step: "final", verdict: "freed", ...fields, ...terms })),
    ),
    async keys({ keys }) {
      const turned = await turnDeskKeys(db, actor, keys === "on");
      return turned.status === "limited" ? limited(turned) : here;
    },
    recall: formAction(recallForm, async (given) =>
      answer(await recall(db, actor, { application: found.id, answer: given })),
    ),
  });
}

export const shouldRevalidate = alsoWhenOvertaken;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskApplicationsWords);
  const { date, moment } = formats[lang];
  useDeskKeys("keys" in loaderData && loaderData.keys);
  if ("gone" in loaderData)
    return <NotFound back={{ to: pathOf("admin-applications"), words: words.file.backTo.list }} />;
  const { file, status, due, intake, places, taken, minutes, place, hosts, earliest, deliveries, next, kept } =
    loaderData;
  const { held, email, rows, isWhole, list, lastHeld } = loaderData;
  const wasDecided = file.decisions.some(
    ({ step, verdict, releasedAt }) => releasedAt && (step === "final" || verdict === "no"),
  );
  const refusal = actionData ?? undefined;
  const isWished =
    status === "times" && file.call && file.invitation && file.call.requestedAt > file.invitation.invitedAt;
  const wish = isWished && file.call ? { ...file.call, lang: file.lang } : null;
  const isOpen = !held && (file.status === "first" || file.status === "call");
  const forms = {
    refusal,
    language: words.languages[file.lang],
    shown: { decision: (file.final ?? file.first)?.id ?? "", submission: file.submission },
  };
  const verdict = file.final?.verdict;
  const replaced = !held && !file.withdrawnAt && verdict && verdict !== "yes" ? verdict : null;
  const isReopened = !held && file.status === "declined" && !file.final;
  const isFirst = isOpen && status === "first";
  const isFinal = (isOpen && status !== "first") || replaced !== null;
  const offers = [
    ...(isOpen || isReopened ? (["I"] as const) : []),
    ...(isFirst || (isFinal && replaced !== "no" && replaced !== "freed") ? (["D"] as const) : []),
    ...(isFinal && replaced !== "wait" ? (["W"] as const) : []),
    ...(isFinal && taken < places ? (["A"] as const) : []),
  ];
  const told = lastHeld ? words.held.doneOf(lastHeld.startup) : held ? words.held.done : undefined;
  const nth = rows.findIndex(({ id }) => id === file.id) + 1;
  const [, ...earlier] = file.submissions;
  return (
    <div className="triage">
      <TriageList rows={rows} current={file.id} kept={kept} />
      <div className="triage-file">
        <DeskHeading
          title={file.answers.companyName}
          back={{ to: list, words: words.file.backTo[loaderData.from] }}
          text={`${file.answers.fullName}, ${file.email}`}
        >
          <StatusTag status={status} />
          {nth > 0 && <p>{isWhole ? words.file.nth(nth, rows.length) : words.file.nthOfPage(nth, rows.length)}</p>}
        </DeskHeading>
        <RefusalNotice refusal={refusal} problems={words.problems} />
        <Counter due={due} />
        <div className="desk-file application-file">
          <section className="desk-panel">
            <h2>{words.file.answers}</h2>
            <p className="desk-when">{words.file.sentOn(moment(file.changedAt ?? file.sentAt))}</p>
            <AnswersGiven answers={file.answers} lang={file.lang} />
            {earlier.length > 0 && (
              <Disclosure title={words.file.earlier(earlier.length)}>
                {earlier.map(({ id, answers, submittedAt }) => (
                  <section key={id} className="desk-part">
                    <h3>{words.file.sentOn(moment(submittedAt))}</h3>
                    <AnswersGiven answers={answers} lang={file.lang} />
                  </section>
                ))}
              </Disclosure>
            )}
            <p>
              <TextLink to={pathOf("admin-lead", { id: file.id })}>{words.file.person}</TextLink>
            </p>
          </section>
          <div className="application-decision">
            <ActionNotice
              of={["invite", "decide", "free-place", "recall"]}
              titles={told ? { invite: told, decide: told, "free-place": told } : {}}
            >
              {lastHeld && lastHeld.application !== file.id && (
                <TextLink to={lastHeld.to}>{words.held.read(lastHeld.startup)}</TextLink>
              )}
            </ActionNotice>
            <section className="desk-part" aria-label={words.columns.intake}>
              <p>{words.file.places(taken, places, date(intake.startsOn))}</p>
            </section>
            {held && <HeldPanel held={held} email={email} theirs={file.lang} />}
            {(isOpen || isReopened) && (
              <InviteForm
                key={`invite ${file.invitations.length}`}
                {...forms}
                minutes={minutes}
                earliest={earliest}
                intake={intake}
                place={place}
                hosts={hosts}
                again={file.status === "call"}
                reopens={isReopened}
                wish={wish}
              />
            )}
            {isFirst && <EndForm ends="decline" {...forms} />}
            {isFinal && (
              <DecideForm
                key={`decide ${file.decisions.length}`}
                {...forms}
                full={taken >= places}
                intake={file.intake}
                now={replaced}
                call={status === "call" || status === "times" ? file.callAt : null}
              />
            )}
            {!held &&
              (status === "accepted" || status === "declined" || status === "freed" || status === "withdrawn") && (
                <p>{words.file.over[status === "withdrawn" && wasDecided ? "withdrawnDecided" : status]}</p>
              )}
            {!held && status === "accepted" && <EndForm ends="free-place" {...forms} />}
          </div>
          <div>
            <Notes notes={file.notes} refusal={refusal} />
            <History file={file} />
            <section className="desk-part">
              <h2>{words.file.deliveries}</h2>
              <DeliveryStates deliveries={deliveries} />
            </section>
          </div>
        </div>
        <TriageFoot id={file.id} {...{ rows, kept, next, offers, lastHeld }} keys={loaderData.keys} />
      </div>
    </div>
  );
}

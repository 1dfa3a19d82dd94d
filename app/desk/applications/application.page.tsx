import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { isClosedTo } from "../../../domain/audit/closed.server.ts";
import { heldAnswer } from "../../../domain/application/answer-email.server.ts";
import { readForTeam } from "../../../domain/application/application.server.ts";
import { hostedCallAt, hostsWithHours, upcomingCall } from "../../../domain/application/booking.server.ts";
import { placesTaken } from "../../../domain/application/intake-queries.server.ts";
import { lastHeld } from "../../../domain/application/last-held.server.ts";
import { hasDeskKeys, turnDeskKeys } from "../../../domain/person/desk-keys.server.ts";
import { dueOf, stageOf } from "../../../domain/application/due.ts";
import { answerTerms } from "../../../domain/application/facts.server.ts";
import { readApplicationDetail } from "../../../domain/application/application-detail.server.ts";
import { hasBegun, intakeNamed } from "../../../domain/application/intake.ts";
import { rememberedPlace } from "../../../domain/application/invitation.server.ts";
import { deliveriesAbout } from "../../../domain/outbox/deliveries-about.server.ts";
import { noteForm, writeNote } from "../../../domain/lead/note.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { parisLocal } from "../../../platform/language/paris-time.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { InlineScript } from "../../shell/inline-script.tsx";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { NotFound } from "../../shell/not-found.tsx";
import { limited } from "../../shell/form/receive.server.ts";
import { RefusalNotice } from "../kit/refusal-notice.tsx";
import { alsoWhenOvertaken } from "../../shell/form/also-when-overtaken.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { ActionNotice } from "../kit/action-notice.tsx";
import earlyKeysScript from "../kit/early-keys.script.ts?inline";
import { DeliveryStates } from "../kit/delivery-states.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { gone } from "../kit/gone.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { listPath } from "../kit/list-address.ts";
import { Notes } from "../kit/notes.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/application.page.ts";
import { answerActions } from "./answer-actions.server.ts";
import { AnswerPanel } from "./answer-panel.tsx";
import { Counter } from "./counter.tsx";
import { History } from "./history.tsx";
import { filesBehind, listBehind, nextToAnswer } from "./list-behind.server.ts";
import { openAnswers } from "./open-answers.ts";
import { SentAnswers } from "./sent-answers.tsx";
import { TriageFoot } from "./triage-foot.tsx";
import { TriageList } from "./triage-list.tsx";
import { whileTyping } from "./use-answer-mail.ts";
import { useDeskKeys } from "./use-desk-keys.ts";
import { StatusTag } from "./status-tag.tsx";
import { deskApplicationsWords } from "./words.ts";

const earliestTime = 15 * 60_000;

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, deliveries } = requireColleague(args);
  const { id } = args.params;
  const { lang } = args.context.get(services);
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
  /** A reviewer who has not scored the application yet must not see what others wrote to the applicant. */
  const hidesMail = file.decisions.some(({ id: decision, line }) => decision === held?.id && line === null);
  const seen = { status: file.status, sentAt: file.sentAt, callAt: file.callAt };
  return {
    title: deskWords.in(lang).title(file.answers.companyName),
    file,
    status: stageOf(file, now),
    due: dueOf(seen, delays, now),
    intake,
    held: held && { is: held.is, id: held.id, leavesAt: held.leavesAt },
    email: held && !hidesMail ? await deliveries.preview(held.email.queue.name, held.email.row) : null,
    places: terms.places,
    taken: (await placesTaken(db, [file.intake])).get(file.intake) ?? 0,
    begun: hasBegun(intake, now),
    minutes: delays.call,
    place: await rememberedPlace(db, actor),
    hostless: file.callAt !== null && (await hostedCallAt(db, file, now)) === null,
    hosts: await hostsWithHours(db, { application: id, minutes: delays.call }, intake, now),
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
  const { actor, db } = requireColleague(args);
  const { id } = args.params;
  const found = isUuid(id) && !(await isClosedTo(db, actor, id)) ? await readForTeam(db, id) : undefined;
  if (!found) return data(null, { status: 404 });
  const here = { to: listPath(pathOf("admin-application", { id: found.id }), listBehind(args.request).kept) };
  return handleAction(args, {
    ...answerActions(args, actor, found),
    note: formAction(noteForm, async ({ text }) =>
      (await writeNote(db, actor, found.id, text)) ? here : { refused: "gone" },
    ),
    async keys({ keys }) {
      const turned = await turnDeskKeys(db, actor, keys === "on");
      return turned.status === "limited" ? limited(turned) : here;
    },
  });
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  args.formData?.has(whileTyping) ? false : alsoWhenOvertaken(args);

export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(deskApplicationsWords);
  const { moment } = formats[useLanguage().lang];
  useDeskKeys("keys" in loaderData && loaderData.keys);
  if ("gone" in loaderData)
    return <NotFound back={{ to: pathOf("admin-applications"), words: words.file.backTo.list }} />;
  const { file, status, due, held, deliveries, next, kept, rows, isWhole, list, from, lastHeld, keys } = loaderData;
  const refusal = actionData ?? undefined;
  const full = loaderData.taken >= loaderData.places;
  const open = openAnswers(file, status, { held: held !== null, full, begun: loaderData.begun });
  const heldTitle = lastHeld ? words.held.doneOf(lastHeld.startup) : held ? words.held.done : undefined;
  const nth = rows.findIndex(({ id }) => id === file.id) + 1;
  return (
    <div className="triage">
      {keys && <InlineScript code={earlyKeysScript} />}
      <TriageList rows={rows} current={file.id} kept={kept} />
      <div key={file.id} className="triage-file">
        <DeskHeading
          title={file.answers.companyName}
          back={{ to: list, words: words.file.backTo[from] }}
          text={`${file.answers.fullName}, ${file.email}`}
        >
          <StatusTag status={status} />
          {nth > 0 && <p>{isWhole ? words.file.nth(nth, rows.length) : words.file.nthOfPage(nth, rows.length)}</p>}
        </DeskHeading>
        <RefusalNotice refusal={refusal?.status === "preview" ? undefined : refusal} problems={words.problems} />
        <Counter due={due} />
        <div className="desk-file application-file">
          <SentAnswers file={file} />
          <div className="application-decision">
            <ActionNotice
              of={["invite", "decide", "free-place", "recall"]}
              titles={heldTitle ? { invite: heldTitle, decide: heldTitle, "free-place": heldTitle } : {}}
            >
              {lastHeld && lastHeld.application !== file.id && (
                <TextLink to={lastHeld.to}>{words.held.read(lastHeld.startup)}</TextLink>
              )}
            </ActionNotice>
            {loaderData.hostless && file.callAt && (
              <StatusLine
                tone="warn"
                title={words.invite.hostless.title(moment(file.callAt))}
                text={words.invite.hostless.text}
              />
            )}
            <AnswerPanel {...loaderData} open={open} refusal={refusal} />
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
        <TriageFoot id={file.id} {...{ rows, kept, next, lastHeld, keys }} offers={open.keys} />
      </div>
    </div>
  );
}

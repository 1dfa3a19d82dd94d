import { Link } from "react-router";
import { answerForm } from "../../../domain/mentor/mentor-form.server.ts";
import { answerMentorRequest, openMentorRequests } from "../../../domain/mentor/mentor-request.server.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Choices, Textarea } from "../../../ui/field.tsx";
import { pathOf } from "../../paths.ts";
import { services, visitor } from "../../context/context.server.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { NothingHere } from "../kit/nothing-here.tsx";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { noindexMetadata } from "../../shell/noindex-metadata.ts";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { requireActor } from "../../shell/require.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/mentors.page.ts";
import { deskMentorsWords } from "./words.ts";

const no = "no";

export async function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked, "admin");
  const { db, content } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const mentors = new Map(content.list("mentor", lang).map(({ id, name }) => [id, name]));
  const { rows, ...pages } = await openMentorRequests(db, actor, pageNumber(new URL(asked.request.url).searchParams));
  return {
    pages,
    title: deskWords.in(lang).title(deskMentorsWords.in(lang).title),
    requests: rows.map(({ mentor, ...request }) => ({
      ...request,
      mentor: mentors.get(mentor) ?? null,
    })),
  };
}

export function action(asked: Route.ActionArgs) {
  const actor = requireActor(asked, "admin");
  const { db } = asked.context.get(services);
  return handleAction(asked, {
    "answer-mentor": formAction(answerForm, async ({ request, time, answer }) => {
      if (!isUuid(request)) return { refused: "gone" };
      const answered = await answerMentorRequest(db, request, { time: time === no ? null : time, answer }, actor);
      return answered === "stored" ? { to: pathOf("admin-mentors") } : { refused: answered };
    }),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

type Request = Route.ComponentProps["loaderData"]["requests"][number];

export default function MentorRequests({ loaderData: { requests, pages }, actionData }: Route.ComponentProps) {
  const own = useWords(deskMentorsWords);
  return (
    <>
      <DeskHeading title={own.title} text={own.text} />
      <ActionNotice of={["answer-mentor"]} />
      {requests.length === 0 && <NothingHere title={own.none} text={own.noneText} />}
      {requests.map((request) => (
        <AnswerForm
          key={request.id}
          request={request}
          refusal={actionData?.values["request"] === request.id ? actionData : undefined}
        />
      ))}
      <NumberedPages path={pathOf("admin-mentors")} {...pages} />
    </>
  );
}

function AnswerForm({ request, refusal }: { request: Request; refusal: Refusal | undefined }) {
  const own = useWords(deskMentorsWords);
  const { lang } = useLanguage();
  const { date, moment } = formats[lang];
  const { id, founder, name, email, mentor, topic, written, times, askedAt } = request;
  return (
    <section className="desk-panel">
      <h2>{mentor ?? own.gone}</h2>
      <p>
        <Link to={pathOf("admin-person", { id: founder })} className="link">
          {own.asked(name || email, date(askedAt))}
        </Link>
      </p>
      <p lang={written === lang ? undefined : written} className="whitespace-pre-line wrap-anywhere">
        {topic}
      </p>
      <ActionForm intent="answer-mentor" submit={own.submit}>
        {refusal && (
          <StatusLine tone="bad" title={own.refused[refusal.status] ?? own.refused["invalid"] ?? ""} text="" />
        )}
        <input type="hidden" name="request" value={id} />
        <Choices
          name="time"
          type="radio"
          label={own.times}
          options={[...times.map((at) => ({ id: at, label: moment(new Date(at)) })), { id: no, label: own.no }]}
          chosen={[refusal?.values["time"] ?? ""]}
          error={own.errors[refusal?.errors["time"] ?? ""]}
          required
        />
        <Textarea
          name="answer"
          label={own.answer}
          hint={own.answerHint}
          rows={3}
          maxLength={600}
          defaultValue={refusal?.values["answer"]}
          error={own.errors[refusal?.errors["answer"] ?? ""]}
          required
        />
      </ActionForm>
    </section>
  );
}

import { answerForm } from "../../../domain/mentor/mentor-form.server.ts";
import { answerMentorRequest, openMentorRequests } from "../../../domain/mentor/mentor-request.server.ts";
import { pageNumber } from "../../../platform/db/numbered-page.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { Choices, Textarea } from "../../../ui/field.tsx";
import { LinkIfOpen } from "../kit/link-if-open.tsx";
import { pathOf } from "../../paths.ts";
import type { Refusal } from "../../shell/form/refusal.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { ActionForm } from "../kit/action-form.tsx";
import { ActionNotice } from "../kit/action-notice.tsx";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { NothingHere } from "../kit/nothing-here.tsx";
import { NumberedPages } from "../kit/numbered-pages.tsx";
import { formAction } from "../../shell/form/handle-action.server.ts";
import { handleAction } from "../kit/handle-action.server.ts";
import { isUuid } from "../kit/is-uuid.ts";
import { requireColleague } from "../../shell/require.server.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/mentors.page.ts";
import { deskMentorsWords } from "./words.ts";

const no = "no";

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague(args);
  const mentors = new Map(content.list("mentor", lang).map(({ id, name }) => [id, name]));
  const { rows, ...pages } = await openMentorRequests(db, actor, pageNumber(new URL(args.request.url).searchParams));
  return {
    pages,
    title: deskWords.in(lang).title(deskMentorsWords.in(lang).title),
    requests: rows.map(({ mentor, ...request }) => ({
      ...request,
      mentor: mentors.get(mentor) ?? null,
    })),
  };
}

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireColleague(args);
  return handleAction(args, {
    "answer-mentor": formAction(answerForm, async ({ request, time, answer }) => {
      if (!isUuid(request)) return { refused: "gone" };
      const answered = await answerMentorRequest(db, actor, request, { time: time === no ? null : time, answer });
      return answered === "stored" ? { to: pathOf("admin-mentors") } : { refused: answered };
    }),
  });
}

type Request = Route.ComponentProps["loaderData"]["requests"][number];

export default function MentorRequests({ loaderData: { requests, pages }, actionData }: Route.ComponentProps) {
  const words = useWords(deskMentorsWords);
  return (
    <>
      <DeskHeading title={words.title} text={words.text} />
      <ActionNotice of={["answer-mentor"]} />
      {requests.length === 0 && <NothingHere title={words.none} text={words.noneText} />}
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
  const words = useWords(deskMentorsWords);
  const { lang } = useLanguage();
  const { date, moment } = formats[lang];
  const { id, founder, name, email, mentor, topic, written, times, askedAt } = request;
  return (
    <section className="desk-panel">
      <h2>{mentor ?? words.gone}</h2>
      <p>
        <LinkIfOpen page="admin-person" to={pathOf("admin-person", { id: founder })}>
          {words.asked(name || email, date(askedAt))}
        </LinkIfOpen>
      </p>
      <p lang={written === lang ? undefined : written} className="whitespace-pre-line wrap-anywhere">
        {topic}
      </p>
      <ActionForm intent="answer-mentor" submit={words.submit}>
        {refusal && (
          <StatusLine tone="bad" title={words.refused[refusal.status] ?? words.refused["invalid"] ?? ""} text="" />
        )}
        <input type="hidden" name="request" value={id} />
        <Choices
          name="time"
          type="radio"
          label={words.times}
          options={[...times.map((at) => ({ id: at, label: moment(new Date(at)) })), { id: no, label: words.no }]}
          chosen={[refusal?.values["time"] ?? ""]}
          error={words.errors[refusal?.errors["time"] ?? ""]}
          required
        />
        <Textarea
          name="answer"
          label={words.answer}
          hint={words.answerHint}
          rows={3}
          maxLength={600}
          defaultValue={refusal?.values["answer"]}
          error={words.errors[refusal?.errors["answer"] ?? ""]}
          required
        />
      </ActionForm>
    </section>
  );
}

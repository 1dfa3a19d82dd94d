import { redirect } from "react-router";
import { askCopilot } from "../../../domain/copilot/ask-copilot.server.ts";
import { forgetConversation, reportAnswer } from "../../../domain/copilot/conversation.server.ts";
import { chooseModel } from "../../../domain/copilot/chat-setting.server.ts";
import { dismissInsight } from "../../../domain/copilot/insights.server.ts";
import type { Refused } from "../../../domain/copilot/message.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { doneIn, doneUrl } from "../../shell/done.server.ts";
import { pathOf } from "../../paths.ts";
import { type FormAction, handleAction } from "../../shell/form/handle-action.server.ts";
import type { Fields } from "../../shell/form/receive.server.ts";
import { StatusLine } from "../../shell/form/status-line.tsx";
import { useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import { CockpitHead } from "../cockpit-head.tsx";
import type { Route } from "./+types/conversation.page.ts";
import { AiNotice } from "./ai-notice.tsx";
import { type Back, backs } from "./back.ts";
import { isByRules } from "./by-rules.ts";
import { conversationWords } from "./conversation-words.ts";
import copilotStyles from "./copilot.css?url";
import { KeptQuestions } from "./kept-questions.tsx";
import { MessageView } from "./message-view.tsx";
import { QuestionForm } from "./question-form.tsx";
import { RefusedLine } from "./refused-line.tsx";
import { responderFor } from "./respond.server.ts";
import { talkData } from "./talk-data.server.ts";
import { talkWords } from "./talk-words.ts";
import { WhoAnswers } from "./who-answers.tsx";
import { PostForm } from "../../shell/form/post-form.tsx";

const most = 200;
const outcomes = ["forgotten", "reported", "chosen"] as const;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: copilotStyles }];

export async function loader(args: Route.LoaderArgs) {
  const { actor, db, env, lang } = requireActor(args, "founder");
  const { metadata } = conversationWords.in(lang);
  const search = new URL(args.request.url).searchParams.get("q")?.slice(0, 100);
  const { done } = doneIn(args);
  const talk = await talkData(db, actor, env, lang, most);
  // When the founder has asked a question after deleting the conversation, the notice "conversation deleted" would be
  // misleading.
  const isOver = done === "forgotten" && talk.messages.length > 0;
  const shown = isOver ? null : (outcomes.find((each) => each === done) ?? null);
  return { title: metadata, search, done: shown, ...talk };
}

/** Without JavaScript, the visitor waits for the complete answer and returns to the page of the question. */
async function askWhole(args: Route.ActionArgs, message: string) {
  const { actor, db } = requireActor(args, "founder");
  const respond = await responderFor(args, actor, message);
  let refused: Refused | null = null;
  let question = "";
  for await (const event of askCopilot(db, actor, message, respond, args.request.signal))
    if (event.event === "refused") refused = event.data;
    else if (event.event === "asked") question = event.data.id;
  return { refused, question };
}

const statusOf = { blank: 422, long: 422, busy: 429, many: 429 } as const;

export function action(args: Route.ActionArgs) {
  const { actor, db } = requireActor(args, "founder");
  const here = { to: pathOf("founder-copilot") };
  const from = ({ back }: Fields) => backs.find((each) => each === back) ?? "founder-copilot";
  const ask: FormAction = async (fields) => {
    const { refused, question } = await askWhole(args, fields["message"] ?? "");
    const back = from(fields);
    if (!refused) return redirect(`${pathOf(back)}#${hasWhole(back) ? `message-${question}` : panelAnswer}`, 303);
    return {
      refused: refused.refused,
      http: statusOf[refused.refused],
      values: { until: String(refused.until ?? "") },
      ...(refused.until !== undefined && { retryAfter: Math.ceil((refused.until - Date.now()) / 1_000) }),
    };
  };
  return handleAction(args, {
    "": ask,
    ask,
    async forget() {
      await forgetConversation(db, actor);
      return { ...here, done: "forgotten" };
    },
    report: async ({ answer = "", words = "" }) =>
      (await reportAnswer(db, actor, answer, words))
        ? { ...here, done: "reported" }
        : { refused: "unreadable", http: 422 },
    async dismiss({ kind = "", month = "" }) {
      // If the dismissal fails, the insight is no longer shown anyway, so the result is ignored.
      await dismissInsight(db, actor, { kind, month });
      return redirect(doneUrl(args, `${pathOf("founder-dashboard")}#insights`, "insight"), 303);
    },
    async choose(fields) {
      const { choice } = fields;
      if (choice !== "with" && choice !== "without") return { refused: "unreadable", http: 422 };
      await chooseModel(db, actor, choice);
      const back = from(fields);
      return back === "founder-copilot"
        ? { ...here, done: "chosen" }
        : redirect(`${pathOf(back)}#${back === "founder-dashboard" ? "talk" : "copilot"}`, 303);
    },
  });
}

/** Checks whether a page shows the whole conversation; every other page shows only the last answer. */
const hasWhole = (page: Back) => page === "founder-dashboard" || page === "founder-copilot";
const panelAnswer = "assistant-answer";

const reasons = ["blank", "long", "busy", "many"] as const;

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(talkWords);
  const page = useWords(conversationWords);
  const { messages, model, done } = loaderData;
  const reason = reasons.find((each) => each === actionData?.status);
  const until = Number(actionData?.values["until"]);
  return (
    <>
      <CockpitHead title={words.title} context={page.context} />
      <div className="cockpit-work" id="copilot">
        {done && <StatusLine tone="good" {...page[done]} />}
        {reason && <RefusedLine refused={reason} {...(until > 0 && { until })} />}
        {actionData && !reason && <StatusLine tone="bad" {...words.unavailable} />}
        <section className="talk-whole" aria-label={words.transcript}>
          {messages.length === 0 ? <p className="text-ink-2">{page.none}</p> : null}
          {messages.length === most && <p className="note">{page.last(most)}</p>}
          {messages.map((message) => (
            <MessageView key={message.id} message={message} asking={{ back: "founder-copilot" }} />
          ))}
          <QuestionForm
            id="question"
            label={words.question}
            back="founder-copilot"
            isBusy={false}
            typed={actionData?.values["message"] ?? ""}
            describedBy="talk-how"
          />
          <p id="talk-how" className="note">
            <WhoAnswers model={model} />
          </p>
          {isByRules(model) && <KeptQuestions back="founder-copilot" search={loaderData.search} />}
        </section>
        <section className="cockpit-section max-w-[44rem]" aria-labelledby="who-answers">
          <h2 id="who-answers">{page.settings}</h2>
          {model && !model.isTold && <AiNotice model={model} back="founder-copilot" />}
          {model?.isTold && (
            <PostForm className="grid gap-3">
              <p>{words.told.text(model.name, model.host)}</p>
              <p>{words.told.leaves}</p>
              <p>{words.told.stays}</p>
              <p>{model.isOff ? page.settingNow.without : model.isSpent ? words.spent : page.settingNow.with}</p>
              {model.offAt && <p className="note">{page.offSince(model.offAt)}</p>}
              <input type="hidden" name="intent" value="choose" />
              <Button
                type="submit"
                name="choice"
                value={model.isOff ? "with" : "without"}
                look="secondary"
                small
                className="justify-self-start"
              >
                {model.isOff ? words.told.with : words.told.without}
              </Button>
            </PostForm>
          )}
          {!model && <p>{page.noModel}</p>}
          {messages.length > 0 && (
            <PostForm className="grid gap-3">
              <p>{page.keptFor}</p>
              <Button type="submit" name="intent" value="forget" look="secondary" small className="justify-self-start">
                {page.forget}
              </Button>
            </PostForm>
          )}
          <p>
            <TextLink to={pathOf("founder-dashboard")}>{page.back}</TextLink>
          </p>
        </section>
      </div>
    </>
  );
}

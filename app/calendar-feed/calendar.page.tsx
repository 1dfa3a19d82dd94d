import { data, redirect } from "react-router";
import { chooseFiles, openFeed, ownFeed, revokeFeed } from "../../domain/calendar-feed/calendar-feed.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { services } from "../context/context.server.ts";
import { pathOf } from "../paths.ts";
import { doneIn, doneUrl } from "../shell/done.server.ts";
import { FailureLine } from "../shell/form/failure-line.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import { byIntent, limited, receive, type Refused } from "../shell/form/receive.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { requireActor } from "../shell/require.server.ts";
import type { Route } from "./+types/calendar.page.ts";
import { calendarFeedWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor } = requireActor(args);
  const feed = await ownFeed(args.context.get(services).db, actor);
  return {
    title: calendarFeedWords.in(args.context.get(services).lang).title,
    feed: feed && { openedAt: feed.openedAt, attaches: feed.noFilesSince === null },
    done: doneIn(args).done,
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, db, env } = requireActor(args);
  const here = (done: string) => redirect(doneUrl(args, pathOf("account-calendar"), done), 303);
  const choose = async (attach: boolean): Promise<Response | Refused> => {
    const answer = await chooseFiles(db, actor, attach);
    if (answer.status === "limited") return limited(answer);
    return answer.status === "stored" ? here(attach ? "files" : "no-files") : { refused: "none" };
  };
  const received = await receive<Response | { address: string }>(
    args,
    byIntent<Response | { address: string }>({
      async open() {
        const answer = await openFeed(db, actor);
        if (answer.status === "limited") return limited(answer);
        return { address: `${env.APP_URL}${pathOf("calendar-feed", { token: answer.token })}` };
      },
      async revoke() {
        return (await revokeFeed(db, actor)) === "revoked" ? here("revoke") : { refused: "none" };
      },
      files: () => choose(true),
      "no-files": () => choose(false),
    }),
  );
  if ("refusal" in received) return data({ ...received.refusal, address: null }, received.init);
  return received.done instanceof Response ? received.done : data({ address: received.done.address, status: null });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("Referrer-Policy", "same-origin");
  return all;
};

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function CalendarPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(calendarFeedWords);
  const { moment } = formats[useLanguage().lang];
  const { title, feed, done } = loaderData;
  const address = actionData?.address ?? null;
  const notice = words.done[done];
  return (
    <section className="page section grid justify-items-start gap-5">
      <h1>{title}</h1>
      <p className="lead">{words.text}</p>
      {notice && !actionData && <StatusLine tone="good" {...notice} />}
      {actionData?.status && <FailureLine {...(words.refused[actionData.status] ?? words.failed)} />}
      {address ? (
        <div className="contact grid w-full gap-4" role="status">
          <h2 className="text-title-s">{words.shown}</h2>
          <p>
            <code className="wrap-anywhere">{address}</code>
          </p>
          <p>{words.once}</p>
          <a className="button button-primary justify-self-start" href={address.replace(/^https?:/, "webcal:")}>
            {words.subscribe}
          </a>
        </div>
      ) : (
        <p>{feed ? words.openSince(moment(feed.openedAt)) : words.closed}</p>
      )}
      <PostForm className="grid gap-3">
        <p className="note">{feed ? words.renewText : words.openText}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="open" look={feed ? "secondary" : "primary"}>
            {feed ? words.renew : words.open}
          </Button>
          {feed && (
            <Button type="submit" name="intent" value="revoke" look="secondary">
              {words.revoke}
            </Button>
          )}
        </div>
      </PostForm>
      {feed && (
        <PostForm className="grid gap-3">
          <h2 className="text-title-s">{words.filesTitle}</h2>
          <p>{feed.attaches ? words.filesOn : words.filesOff}</p>
          <Button
            type="submit"
            name="intent"
            value={feed.attaches ? "no-files" : "files"}
            look="secondary"
            className="justify-self-start"
          >
            {feed.attaches ? words.stopFiles : words.startFiles}
          </Button>
        </PostForm>
      )}
      <p className="note">{words.google}</p>
      <TextLink to={pathOf("account")}>{words.back}</TextLink>
    </section>
  );
}

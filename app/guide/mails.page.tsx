import guideStyles from "./guide.css?url";
import { data } from "react-router";
import { readMailsKey } from "../../domain/guide/guide-link.server.ts";
import { findGuide, stopMails, wantMails } from "../../domain/guide/guide.server.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/mails.page.ts";
import { mailsOf } from "./reader.server.ts";
import { guideWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { takePress } from "../shell/form/link-press.server.ts";

async function guideOf({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const { db, secret } = context.get(services);
  const id = readMailsKey(params.key, secret);
  return id ? findGuide(db, id) : undefined;
}

export async function loader(args: Route.LoaderArgs) {
  const guide = await guideOf(args);
  const { lang } = args.context.get(services);
  const words = guideWords.in(lang);
  if (!guide) return data({ title: words.none, mails: null }, { status: 404 });
  return data({ title: words.mails.title, mails: { ...mailsOf(guide, lang), nextDay: guide.nextDay } });
}

/**
 * Every POST request without "resume" stops the e-mails, as mail programs' one-click unsubscribe requires (RFC 8058).
 */
export async function action(args: Route.ActionArgs) {
  const guide = await guideOf(args);
  if (!guide) return data(null, { status: 404 });
  await takePress(args, guide.id);
  const { db } = args.context.get(services);
  const fields = await readForm(args.request);
  if (fields?.["mails"] === "resume") await wantMails(db, guide);
  else await stopMails(db, guide.id);
  return data(null);
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: guideStyles }];

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function GuideMails({ loaderData: { mails }, params, actionData }: Route.ComponentProps) {
  const { mails: say, nextDays } = useWords(guideWords);
  if (!mails) return <NotFound />;
  const { stopped, wanted, next, nextDay } = mails;
  const followed = actionData !== undefined;
  /** After the button was pressed, a link replaces the button, so that a double click undoes nothing. */
  const change = (name: "stop" | "resume", label = say[name]) =>
    followed ? (
      <LinkButton to={pathOf("guide-mails", { key: params.key })} reloadDocument look="secondary" className="mt-6">
        {label}
      </LinkButton>
    ) : (
      <PostForm className="mt-6">
        <Button type="submit" name="mails" value={name} look={name === "stop" ? "secondary" : "primary"}>
          {label}
        </Button>
      </PostForm>
    );
  // The keys prevent React from reusing the pressed button, which has the focus, for the opposite action.
  return (
    <section className="page section">
      {next === null ? (
        <LinkOutcome key="over" title={<NoBreak title={say.over} />} text={say.overText} followed={followed} />
      ) : stopped ? (
        <LinkOutcome
          key="stopped"
          title={<NoBreak title={say.stopped} />}
          text={say.stoppedText(nextDay)}
          followed={followed}
        >
          {change("resume")}
        </LinkOutcome>
      ) : !wanted ? (
        <LinkOutcome key="waiting" title={<NoBreak title={nextDays.title} />} text={nextDays.text} followed={followed}>
          {change("resume", nextDays.action)}
        </LinkOutcome>
      ) : (
        <LinkOutcome
          key="running"
          title={<NoBreak title={say.title} />}
          text={say.running(next.day, next.on, next.from)}
          followed={followed}
        >
          {change("stop")}
          <p className="note mt-4">{say.stopNote}</p>
        </LinkOutcome>
      )}
    </section>
  );
}

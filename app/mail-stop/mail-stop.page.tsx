import { data } from "react-router";
import { readStop, setStopped } from "../../domain/mail-stop/mail-stop.server.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { takePress } from "../shell/form/link-press.server.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { useWords } from "../shell/language.tsx";
import { masked } from "../shell/masked.ts";
import { LinkOutcome } from "../shell/link-outcome.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { NotFound } from "../shell/not-found.tsx";
import { shellWords } from "../shell/words.ts";
import type { Route } from "./+types/mail-stop.page.ts";
import { mailStopWords } from "./words.ts";

function named({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const { db, secret } = context.get(services);
  return readStop(db, secret, params.kind, params.key);
}

export async function loader(args: Route.LoaderArgs) {
  const found = await named(args);
  const { lang } = args.context.get(services);
  if (!found) return data({ title: shellWords.in(lang).notFound.title, found: null }, { status: 404 });
  const { kind, email, stopped } = found;
  const say = mailStopWords.in(lang).kinds[kind];
  return data({ title: stopped ? say.stopped : say.question, found: { kind, email: masked(email), stopped } });
}

/**
 * Also receives the one-click unsubscribe request of mail programs (RFC 8058): every post without "resume" stops the
 * e-mails.
 */
export async function action(args: Route.ActionArgs) {
  const found = await named(args);
  if (!found) return data(null, { status: 404 });
  await takePress(args, `${found.kind}:${found.id}`);
  const fields = await readForm(args.request);
  const { db } = args.context.get(services);
  await setStopped(db, found, fields?.["mails"] !== "resume");
  return data(null);
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function MailStop({ loaderData: { found }, params, actionData }: Route.ComponentProps) {
  const { kinds, ...say } = useWords(mailStopWords);
  if (!found) return <NotFound />;
  const { kind, email, stopped } = found;
  const { question, text, stopped: title } = kinds[kind];
  const followed = actionData !== undefined;
  /** Once the button was pressed, a link replaces the button, so that a double click cannot undo the change. */
  const change = (name: "stop" | "resume") =>
    followed ? (
      <LinkButton to={pathOf("mail-stop", params)} reloadDocument look="secondary" className="mt-6">
        {say[name]}
      </LinkButton>
    ) : (
      <PostForm className="mt-6">
        <Button type="submit" name="mails" value={name} look={name === "stop" ? "primary" : "secondary"}>
          {say[name]}
        </Button>
      </PostForm>
    );
  // The keys stop React from reusing the pressed and focused button for the opposite action.
  return (
    <section className="page section">
      {stopped ? (
        <LinkOutcome key="stopped" title={<NoBreak title={title} />} text={say.stoppedText(email)} followed={followed}>
          {change("resume")}
        </LinkOutcome>
      ) : (
        <LinkOutcome
          key="running"
          title={<NoBreak title={question} />}
          text={`${text(email)} ${say.only}`}
          followed={followed}
        >
          {change("stop")}
        </LinkOutcome>
      )}
    </section>
  );
}

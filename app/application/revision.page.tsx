import styles from "./status.css?url";
import { data, redirect } from "react-router";
import { isDecided, readApplication } from "../../domain/application/application.server.ts";
import { intakeRule } from "../../domain/application/facts.server.ts";
import { nextIntakeAfter } from "../../domain/application/open-intake.server.ts";
import { isOver } from "../../domain/application/status.server.ts";
import { opens, accessTokenFor } from "../../domain/application/access-token.server.ts";
import { confirmRevision, isOvertaken, readRevision } from "../../domain/application/submit.server.ts";
import { formats } from "../../platform/language/format.ts";
import { Button } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import type { Route } from "./+types/revision.page.ts";
import { AnswersSent } from "./answers-sent.tsx";
import { ApplyAgain } from "./status-heading.tsx";
import { Gone } from "./gone.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { applicationFileWords } from "./file-words.ts";
import { takePress } from "../shell/form/link-press.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** Loads a new version of an application; the version was submitted without the application's personal link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, secret, content } = context.get(services);
  const words = applicationFileWords.in(context.get(services).lang);
  const id = opens("application-revision", params.accessToken, secret);
  const found = id && (await readRevision(db, id));
  if (!found) return data({ title: words.gone.title, revision: null }, { status: 404 });
  const { answers, lang, sentAt, confirmedAt } = found;
  const current = await readApplication(db, found.applicationId);
  const decided = current !== undefined && isDecided(current);
  const overtaken = current !== undefined && (await isOvertaken(db, current, found));
  const next = decided && isOver(current) ? await nextIntakeAfter(db, content, current.intake) : null;
  return data({
    title: words.revision.title,
    revision: { answers, lang, sentAt, used: confirmedAt !== null, overtaken, decided, next },
  });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { db, secret, content, log } = context.get(services);
  const id = opens("application-revision", params.accessToken, secret);
  if (!id) return data(null, { status: 404 });
  await takePress({ context }, id);
  try {
    const notify = content.site.notificationEmail;
    const confirmed = await confirmRevision(db, id, { notify }, intakeRule(content));
    if (confirmed.status === "stored")
      return redirect(
        pathOf("application-status", { accessToken: accessTokenFor("application", confirmed.application, secret) }),
        303,
      );
    return confirmed.status === "gone" ? data(null, { status: 404 }) : data(confirmed.status, { status: 409 });
  } catch (error) {
    log.error({ error }, "a version of an application could not be confirmed");
    return data("failure" as const, { status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function RevisionPage({ loaderData: { revision }, actionData }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const { revision: words, change } = useWords(applicationFileWords);
  const { date, time } = formats[lang];
  if (!revision) return <Gone />;
  const { answers, lang: theirs, sentAt, used, overtaken, decided, next } = revision;
  const refused = decided ? "decided" : overtaken ? "overtaken" : actionData === "used" ? undefined : actionData;
  const done = used || actionData === "used";
  return (
    <section className="page section application-status">
      <div className="application-part">
        <h1>{words.title}</h1>
        {done ? (
          <StatusLine tone="good" {...words.used} />
        ) : (
          refused !== "decided" && refused !== "overtaken" && <p className="lead">{words.text}</p>
        )}
        <p className="note">{words.sentAt(date(sentAt), time(sentAt))}</p>
      </div>
      <AnswersSent answers={answers} lang={theirs} />
      {!done && (
        <div className="application-part">
          {refused && (
            <StatusLine
              tone="bad"
              {...(refused === "closed" || refused === "decided" ? change[refused] : words[refused])}
            />
          )}
          {next && <ApplyAgain next={next} />}
          {(!refused || refused === "failure") && (
            <form method="post">
              <Button type="submit">{words.confirm}</Button>
            </form>
          )}
          {refused !== "decided" && refused !== "overtaken" && <p className="note">{words.keep}</p>}
        </div>
      )}
    </section>
  );
}

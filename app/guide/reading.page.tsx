import { TextLink } from "../../ui/text-link.tsx";
import guideStyles from "./guide.css?url";
import { data, Link } from "react-router";
import { guideDays } from "../../domain/guide/schedule.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { CheckIcon } from "../../ui/icons.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/reading.page.ts";
import { Expired } from "./expired.tsx";
import { Finished } from "./finished.tsx";
import { NextDays } from "./next-days.tsx";
import { guideAt, mailsOf, progressOf, renew, startMailsIfRequested } from "./reader.server.ts";
import { guideWords } from "./words.ts";
import { takePress } from "../shell/form/link-press.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await guideAt(params.link, context);
  const { lang } = context.get(services);
  const words = guideWords.in(lang);
  if (!found) return data({ state: "none" as const, title: words.none }, { status: 404 });
  if (found.expired) return data({ state: "expired" as const, title: words.expired.title }, { status: 410 });
  const { guide } = found;
  const days = context
    .get(services)
    .content.list("guide-day", lang)
    .map(({ day, title, minutes }) => ({ day, title, minutes }));
  return data({
    state: "open" as const,
    title: words.reading.title,
    link: params.link,
    firstName: guide.firstName,
    last: guide.nextDay - 1,
    mails: { ...mailsOf(guide, lang), nextDay: guide.nextDay },
    ...(await progressOf(guide, context)),
    days,
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const found = await guideAt(params.link, context);
  const nothing = { renewed: undefined, isRequested: false };
  if (!found) return data(nothing, { status: 404 });
  await takePress({ context }, found.guide.id);
  if (found.expired) return data({ ...nothing, renewed: await renew(found.guide, context) });
  return data({ ...nothing, isRequested: await startMailsIfRequested(found.guide, await readForm(request), context) });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: guideStyles }];

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function Reading({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(guideWords);
  if (loaderData.state === "none") return <NotFound />;
  if (loaderData.state === "expired") return <Expired renewed={actionData?.renewed} />;
  const { reading } = words;
  const { link, firstName, last, mails, done, mailsPath, days } = loaderData;
  return (
    <div className="page section guide-reading">
      <h1>{reading.title}</h1>
      <p className="lead">{reading.hello(firstName)}</p>
      {done.length === guideDays ? (
        <Finished />
      ) : (
        <NextDays wanted={mails.wanted} next={mails.next} isRequested={actionData?.isRequested ?? false} />
      )}
      <div>
        <p className="font-semibold">{reading.done(done.length, guideDays)}</p>
        <Ruler
          steps={guideDays}
          done={done.length}
          role="progressbar"
          label={reading.done(done.length, guideDays)}
          className="mt-3"
        />
      </div>
      <h2 className="text-title-s">{reading.list}</h2>
      <ol className="guide-days">
        {days.map(({ day, title, minutes }) => (
          <li key={day} data-current={day === last || undefined}>
            <Link to={pathOf("guide-day", { link, day })}>
              <span className="guide-number" aria-hidden>
                {day}
              </span>
              <span>
                <NoBreak title={title} /> {day === last && <span className="mark">{reading.current}</span>}
              </span>
              <span className="note">{words.minutes(minutes)}</span>
              {done.includes(day) && (
                <span role="img" aria-label={reading.isDone}>
                  <CheckIcon className="text-good" />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ol>
      <h2 className="text-title-s">{reading.mails.title}</h2>
      <p>
        {mails.next === null
          ? reading.mails.over
          : !mails.wanted
            ? reading.mails.waiting
            : mails.stopped
              ? reading.mails.stopped(mails.nextDay)
              : reading.mails.next(mails.next.day, mails.next.on, mails.next.from)}
      </p>
      <p>
        <TextLink to={mailsPath}>{reading.mails.manage}</TextLink>
      </p>
      <p className="note">{reading.personal}</p>
    </div>
  );
}

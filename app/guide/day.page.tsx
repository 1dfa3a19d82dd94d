import { TextLink } from "../../ui/text-link.tsx";
import guideStyles from "./guide.css?url";
import { data } from "react-router";
import { isGuideDay, markDay } from "../../domain/guide/guide.server.ts";
import { guideDays } from "../../domain/guide/schedule.ts";
import { readForm } from "../../platform/http/fields.server.ts";
import { Button } from "../../ui/button.tsx";
import { CheckIcon } from "../../ui/icons.tsx";
import { Ruler } from "../../ui/ruler.tsx";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { NotFound } from "../shell/not-found.tsx";
import { NoBreak } from "../shell/no-break.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import type { Route } from "./+types/day.page.ts";
import { Expired } from "./expired.tsx";
import { renderMarkdown } from "./markdown.server.ts";
import { Finished } from "./finished.tsx";
import { NextDays } from "./next-days.tsx";
import { guideAt, mailsOf, progressOf, renew, startMailsIfRequested } from "./reader.server.ts";
import { guideWords } from "./words.ts";
import { PostForm } from "../shell/form/post-form.tsx";
import { takePress } from "../shell/form/link-press.server.ts";

const dayOf = (typed: string) => (/^\d{1,2}$/.test(typed) ? Number(typed) : 0);

export async function loader({ params, context }: Route.LoaderArgs) {
  const { content, lang } = context.get(services);
  const words = guideWords.in(lang);
  const day = dayOf(params.day);
  const found = isGuideDay(day) ? await guideAt(params.link, context) : undefined;
  const text = content.list("guide-day", lang).find((each) => each.day === day);
  if (!found || !text) return data({ state: "none" as const, title: words.none }, { status: 404 });
  if (found.expired) return data({ state: "expired" as const, title: words.expired.title }, { status: 410 });
  const { done } = await progressOf(found.guide, context);
  const { aim, minutes, body } = text;
  return data({
    state: "open" as const,
    link: params.link,
    day,
    title: `${words.day(day)} · ${text.title}`,
    heading: text.title,
    aim,
    minutes,
    html: renderMarkdown(body),
    done: done.includes(day),
    doneInAll: done.length,
    mails: mailsOf(found.guide, lang),
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const day = dayOf(params.day);
  const found = isGuideDay(day) ? await guideAt(params.link, context) : undefined;
  const nothing = { renewed: undefined, isRequested: false };
  if (!found) return data(nothing, { status: 404 });
  await takePress({ context }, found.guide.id);
  if (found.expired) return data({ ...nothing, renewed: await renew(found.guide, context) });
  const fields = await readForm(request);
  if (await startMailsIfRequested(found.guide, fields, context)) return data({ ...nothing, isRequested: true });
  await markDay(context.get(services).db, found.guide.id, day, fields?.["done"] !== "no");
  return data(nothing);
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: guideStyles }];

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function GuideDay({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(guideWords);
  if (loaderData.state === "none") return <NotFound />;
  if (loaderData.state === "expired") return <Expired renewed={actionData?.renewed} />;
  const { link, day, heading, aim, minutes, html, done, doneInAll, mails } = loaderData;
  const say = words.dayPage;
  return (
    <article className="page section guide-day">
      <div>
        <p className="note">
          {words.day(day)} · {words.minutes(minutes)}
        </p>
        <Ruler steps={guideDays} done={day} className="mt-2" height={18} />
      </div>
      <h1>
        <NoBreak title={heading} />
      </h1>
      <p className="guide-aim">
        <b>{say.aim}</b> {aim}
      </p>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {doneInAll < guideDays && (
        <NextDays wanted={mails.wanted} next={mails.next} isRequested={actionData?.isRequested ?? false} />
      )}
      <PostForm id="mark" action="#mark" className="guide-mark" preventScrollReset>
        {done && (
          <p className="flex gap-3">
            <CheckIcon className="text-good" />
            {say.doneNote} {words.reading.done(doneInAll, guideDays)}.
          </p>
        )}
        <Button type="submit" name="done" value={done ? "no" : "yes"} look={done ? "quiet" : "primary"}>
          {done ? say.markUndone : say.markDone}
        </Button>
      </PostForm>
      {doneInAll === guideDays && <Finished />}
      <nav className="guide-nav" aria-label={words.reading.list}>
        {day > 1 && (
          <TextLink to={pathOf("guide-day", { link, day: day - 1 })} rel="prev">
            {say.previous}
          </TextLink>
        )}
        <TextLink to={pathOf("guide-reading", { link })}>{say.overview}</TextLink>
        {day < guideDays && (
          <TextLink to={pathOf("guide-day", { link, day: day + 1 })} rel="next">
            {say.next}
          </TextLink>
        )}
      </nav>
    </article>
  );
}

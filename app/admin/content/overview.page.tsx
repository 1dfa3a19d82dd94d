import { Link } from "react-router";
import type { Kind } from "../../../domain/content/content.ts";
import { listRecords, openDrafts } from "../../../domain/content/edit.server.ts";
import { listAllPosts } from "../../../domain/post/edit.server.ts";
import { kinds } from "../../../domain/content/kinds.server.ts";
import { pathOf, postPath, recordPath, recordsPath } from "../../paths.ts";
import { services, visitor } from "../../services.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireViewer } from "../../shell/require.server.ts";
import { DeskHeading } from "../desk-heading.tsx";
import { deskMetadata } from "../desk-metadata.ts";
import { wordsIn as deskWords } from "../words.server.ts";
import type { Route } from "./+types/overview.page.ts";
import { listedRow } from "./listed.server.ts";
import { moment } from "./moment.ts";
import { nameOf } from "./record-name.ts";
import { wordsIn } from "./words.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const who = requireViewer({ request, context }, "admin");
  const { db } = context.get(services);
  const { lang } = context.get(visitor);
  const words = wordsIn[lang];
  const areas = [];
  for (const kind of Object.keys(kinds) as Kind[]) {
    const rows = (await listRecords(db, who, kind)).map((each) => listedRow(each, lang));
    const only = kind === "setting" || kind === "consent-request" ? rows[0]?.id : undefined;
    areas.push({
      kind,
      to: only ? recordPath(kind, only) : recordsPath(kind),
      records: rows.length,
      drafts: rows.filter(({ draft }) => draft).length,
      toConfirm: rows.filter(({ toConfirm, overdue }) => toConfirm || overdue).length,
      toReplace: rows.filter(({ toReplace }) => toReplace).length,
    });
  }
  const posts = [];
  for (const standing of ["scheduled", "draft"])
    posts.push(...(await listAllPosts(db, who, lang, { standing, category: "", query: "" }, {})).rows);
  const drafts = (await openDrafts(db, who)).map(({ kind, id, data, publishAt, problem }) => ({
    name: data ? nameOf(data, lang, words) : id,
    kind: words.kinds[kind],
    to: recordPath(kind, id),
    publishAt: publishAt?.toISOString() ?? null,
    failed: problem !== null,
  }));
  const waiting = [
    ...drafts,
    ...posts.map(({ id, title, slug, scheduledFor }) => ({
      name: title || slug,
      kind: words.posts.title,
      to: postPath(id),
      publishAt: scheduledFor && new Date(scheduledFor).toISOString(),
      failed: false,
    })),
  ];
  return { title: deskWords[lang].title(words.title), areas, waiting };
}

export const meta: Route.MetaFunction = ({ loaderData }) => deskMetadata(loaderData?.title);

export default function ContentOverview({ loaderData: { areas, waiting } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords("admin-content");
  const { overview } = words;
  return (
    <>
      <DeskHeading title={words.title} text={words.intro} />
      <section className="desk-part" aria-labelledby="waiting">
        <h2 id="waiting">{words.waiting.title}</h2>
        {waiting.length === 0 && <p className="note">{words.waiting.none}</p>}
        <ul className="waiting">
          {waiting.map(({ name, kind, to, publishAt, failed }) => (
            <li key={to}>
              <Link to={to} className="link">
                {name}
              </Link>{" "}
              <span className="desk-sub">
                {kind} ·{" "}
                {failed
                  ? words.waiting.failed
                  : publishAt
                    ? words.waiting.dated(moment(publishAt, lang))
                    : words.waiting.draft}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <ul className="areas">
        <li>
          <Link to={pathOf("admin-posts")}>{words.posts.title}</Link>
          <p>{words.posts.text}</p>
        </li>
        <li>
          <Link to={pathOf("admin-images")}>{words.images.title}</Link>
          <p>{words.images.text}</p>
        </li>
        {areas.map(({ kind, to, records, drafts, toConfirm, toReplace }) => (
          <li key={kind}>
            <Link to={to}>{words.kinds[kind]}</Link>
            {words.kindTexts[kind] && <p>{words.kindTexts[kind]}</p>}
            <p className="tags">
              <span>{overview.records(records)}</span>
              {drafts > 0 && <span className="tag tag-open">{overview.drafts(drafts)}</span>}
              {toConfirm > 0 && <span className="tag tag-warn">{overview.toConfirm(toConfirm)}</span>}
              {toReplace > 0 && <span className="tag tag-warn">{overview.toReplace(toReplace)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

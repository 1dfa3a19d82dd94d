import { Link } from "react-router";
import type { Content } from "../../../domain/content/content.server.ts";
import type { Kind } from "../../../domain/content/content.ts";
import { listRecords, openDrafts } from "../../../domain/content/list.server.ts";
import type { Actor } from "../../../domain/person/actor.ts";
import { listAllPosts } from "../../../domain/post/list.server.ts";
import { kinds } from "../../../domain/content/kinds.server.ts";
import type { Db } from "../../../platform/db/database.server.ts";
import { everyPage, type Place } from "../../../platform/db/keyset.server.ts";
import type { Lang } from "../../../platform/language/language.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { Filters } from "../kit/filters.tsx";
import { readListAddress } from "../kit/list-address.ts";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/overview.page.ts";
import { listedRow, listedRows } from "./listed.server.ts";
import { moment } from "../kit/format-datetime.ts";
import { nameOf } from "./record-name.ts";
import { deskContentWords } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor, db, content, lang } = requireColleague({ request, context });
  const words = deskContentWords.in(lang);
  const { query } = readListAddress(new URL(request.url).searchParams, ["query"]).filters;
  const title = deskWords.in(lang).title(words.title);
  if (query) return { title, query, found: await foundIn(db, actor, content, lang, query), areas: [], waiting: [] };
  const areas = [];
  for (const kind of Object.keys(kinds) as Kind[]) {
    const rows = (await listRecords(db, actor, kind)).map((each) => listedRow(each, content, lang));
    const only = kind === "setting" || kind === "consent-request" ? rows[0]?.id : undefined;
    areas.push({
      kind,
      to: only ? pathOf("admin-record", { kind, id: only }) : pathOf("admin-records", { kind }),
      records: rows.length,
      drafts: rows.filter(({ draft }) => draft).length,
      toConfirm: rows.filter(({ toConfirm, overdue }) => toConfirm || overdue).length,
      toReplace: rows.filter(({ toReplace }) => toReplace).length,
    });
  }
  const posts = [
    ...(await everyPost(db, actor, lang, { status: "scheduled", query: "" })),
    ...(await everyPost(db, actor, lang, { status: "draft", query: "" })),
  ];
  const drafts = (await openDrafts(db, actor)).map(({ kind, id, data, publishAt, problem }) => ({
    name: data ? nameOf(data, content, lang) : id,
    kind: words.kinds[kind],
    to: pathOf("admin-record", { kind, id }),
    publishAt: publishAt?.toISOString() ?? null,
    failed: problem !== null,
  }));
  const waiting = [
    ...drafts,
    ...posts.map(({ id, title, slug, scheduledFor }) => ({
      name: title || slug,
      kind: words.posts.title,
      to: pathOf("admin-post", { post: id }),
      publishAt: scheduledFor && new Date(scheduledFor).toISOString(),
      failed: false,
    })),
  ];
  return { title, query, found: [], areas, waiting };
}

/** Returns all articles, not only the first page of the list, because the overview must not hide any draft. */
async function everyPost(db: Db, actor: Actor, lang: Lang, filter: { status: string; query: string }) {
  const read = (place: Place) => listAllPosts(db, actor, lang, { ...filter, category: "" }, { ...place, size: 200 });
  const posts = [];
  for await (const { rows } of everyPage(read)) posts.push(...rows);
  return posts;
}

async function foundIn(db: Db, actor: Actor, content: Content, lang: Lang, query: string) {
  const words = deskContentWords.in(lang);
  const found: { name: string; kind: string; to: string; sentence: string | null }[] = [];
  for (const kind of Object.keys(kinds) as Kind[])
    for (const row of await listedRows(db, actor, { kind, lang, state: "", query }, content))
      found.push({
        name: row.name,
        kind: words.kinds[kind],
        to: pathOf("admin-record", { kind, id: row.id }),
        sentence: row.found === row.name ? null : row.found,
      });
  for (const { id, title, slug } of await everyPost(db, actor, lang, { status: "", query }))
    found.push({
      name: title || slug,
      kind: words.posts.title,
      to: pathOf("admin-post", { post: id }),
      sentence: null,
    });
  return found;
}

export default function ContentOverview({ loaderData: { query, found, areas, waiting } }: Route.ComponentProps) {
  const words = useWords(deskContentWords);
  return (
    <>
      <DeskHeading title={words.title} text={words.intro} />
      <Filters
        path={pathOf("admin-content")}
        filters={{ query }}
        fields={[{ name: "query", type: "search", label: words.list.searchAll }]}
      />
      {query ? <Found found={found} /> : <Areas areas={areas} waiting={waiting} />}
    </>
  );
}

type FoundProps = { found: Route.ComponentProps["loaderData"]["found"] };

function Found({ found }: FoundProps) {
  const words = useWords(deskContentWords);
  if (found.length === 0) return <p role="status">{words.list.noMatch}</p>;
  return (
    <ul className="waiting">
      {found.map(({ name, kind, to, sentence }) => (
        <li key={to}>
          <TextLink to={to}>{name}</TextLink>{" "}
          <span className="desk-sub">{[kind, sentence].filter(Boolean).join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}

type AreasProps = Pick<Route.ComponentProps["loaderData"], "areas" | "waiting">;

function Areas({ areas, waiting }: AreasProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  const { overview } = words;
  return (
    <>
      <section className="desk-part" aria-labelledby="waiting">
        <h2 id="waiting">{words.waiting.title}</h2>
        {waiting.length === 0 && <p className="note">{words.waiting.none}</p>}
        <ul className="waiting">
          {waiting.map(({ name, kind, to, publishAt, failed }) => (
            <li key={to}>
              <TextLink to={to}>{name}</TextLink>{" "}
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

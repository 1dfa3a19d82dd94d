import { listAllPosts } from "../../../domain/post/list.server.ts";
import { categories } from "../../../domain/post/post.ts";
import { formats } from "../../../platform/language/format.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { csvPath, pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { Filters } from "../kit/filters.tsx";
import { choices } from "../kit/choices.ts";
import { List } from "../kit/list.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/posts.page.ts";
import { postsQuery } from "./filter.server.ts";
import { moment } from "../kit/format-datetime.ts";
import { deskContentWords } from "./words.ts";

const statuses = ["draft", "scheduled", "published"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor, db, lang } = requireColleague({ request, context });
  const { filters, place } = postsQuery(request);
  const list = await listAllPosts(db, actor, lang, filters, place);
  return { title: deskWords.in(lang).title(deskContentWords.in(lang).posts.title), filters, list };
}

const tones = { draft: "tag", scheduled: "tag tag-open", published: "tag tag-good" };

export default function PostsPage({ loaderData: { filters, list } }: Route.ComponentProps) {
  const { lang } = useLanguage();
  const words = useWords(deskContentWords);
  const own = words.posts;
  const path = pathOf("admin-posts");
  return (
    <>
      <DeskHeading
        title={own.title}
        text={`${own.text} ${own.listed}`}
        back={{ to: pathOf("admin-content"), words: words.list.back }}
      >
        <LinkButton to={pathOf("admin-post", { post: "new" })} small>
          {own.add}
        </LinkButton>
      </DeskHeading>
      <Filters
        path={path}
        filters={filters}
        fields={[
          { name: "query", label: own.filters.query, type: "search" },
          { name: "status", label: own.filters.status, all: own.filters.all, ...choices(statuses, own.statuses) },
          {
            name: "category",
            label: own.filters.category,
            all: own.filters.allCategories,
            ...choices(categories, own.categories),
          },
        ]}
      />
      <List
        caption={own.title}
        sorted={filters.sort || "-date"}
        columns={[
          {
            title: own.list.name,
            cell: ({ title, lang: written }) => <span lang={written === lang ? undefined : written}>{title}</span>,
          },
          {
            title: own.list.status,
            cell: ({ status, scheduledFor }) => (
              <span className="tags">
                <span className={tones[status]}>
                  {scheduledFor ? own.scheduledFor(moment(scheduledFor, lang)) : own.statuses[status]}
                </span>
              </span>
            ),
          },
          {
            title: own.list.category,
            cell: ({ category }) => <span className="whitespace-nowrap">{own.categories[category]}</span>,
            from: "m",
          },
          { title: own.list.languages, cell: ({ languages }) => languages.join(", ").toUpperCase(), from: "m" },
          {
            title: own.list.date,
            sorts: { date: own.list.date },
            cell: ({ publishedAt }) =>
              publishedAt && <span className="whitespace-nowrap">{formats[lang].date(new Date(publishedAt))}</span>,
            from: "l",
          },
        ]}
        rows={list.rows}
        rowKey={({ id }) => String(id)}
        to={({ id }) => pathOf("admin-post", { post: id })}
        empty={<p>{own.empty}</p>}
        path={path}
        filters={filters}
        csv={csvPath(path)}
        previous={list.previous}
        next={list.next}
      />
    </>
  );
}

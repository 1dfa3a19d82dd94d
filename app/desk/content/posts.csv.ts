import { listAllPosts } from "../../../domain/post/list.server.ts";
import { visitor } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/posts.csv.ts";
import { postsAsked } from "./filter.server.ts";
import { deskContentWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  const { lang } = asked.context.get(visitor);
  const own = deskContentWords.in(lang).posts;
  const { filters } = postsAsked(asked.request);
  return listFile(asked, {
    name: "articles",
    list: (db, place, actor) => listAllPosts(db, actor, lang, filters, place),
    columns: [
      { title: own.list.name, cell: ({ title }) => title },
      { title: own.fields.slug, cell: ({ slug }) => slug },
      { title: own.list.status, cell: ({ status }) => own.statuses[status] },
      { title: own.list.date, cell: ({ publishedAt, scheduledFor }) => publishedAt ?? scheduledFor },
      { title: own.list.category, cell: ({ category }) => own.categories[category] },
      { title: own.list.languages, cell: ({ languages }) => languages.join(", ").toUpperCase() },
      { title: own.fields.reviewAfter, cell: ({ reviewAfter }) => reviewAfter },
    ],
  });
}

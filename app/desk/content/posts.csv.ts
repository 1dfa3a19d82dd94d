import { listAllPosts } from "../../../domain/post/list.server.ts";
import { services } from "../../context/context.server.ts";
import { listFile } from "../kit/list-file.server.ts";
import type { Route } from "./+types/posts.csv.ts";
import { postsQuery } from "./filter.server.ts";
import { deskContentWords } from "./words.ts";

export function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(services);
  const words = deskContentWords.in(lang).posts;
  const { filters } = postsQuery(args.request);
  return listFile(args, {
    name: "articles",
    list: (db, place, actor) => listAllPosts(db, actor, lang, filters, place),
    columns: [
      { title: words.list.name, cell: ({ title }) => title },
      { title: words.fields.slug, cell: ({ slug }) => slug },
      { title: words.list.status, cell: ({ status }) => words.statuses[status] },
      { title: words.list.date, cell: ({ publishedAt, scheduledFor }) => publishedAt ?? scheduledFor },
      { title: words.list.category, cell: ({ category }) => words.categories[category] },
      { title: words.list.languages, cell: ({ languages }) => languages.join(", ").toUpperCase() },
      { title: words.fields.reviewAfter, cell: ({ reviewAfter }) => reviewAfter },
    ],
  });
}

import { listAllPosts } from "../../../domain/post/list.server.ts";
import { everyPage } from "../../../platform/db/keyset.server.ts";
import { services, visitor } from "../../server/context.server.ts";
import { requireActor } from "../kit/require-actor.server.ts";
import { csvAnswer } from "../kit/csv-answer.server.ts";
import type { Route } from "./+types/posts.csv.ts";
import { postsAsked } from "./filter.server.ts";
import { deskContentWords } from "./words.ts";

export function loader(asked: Route.LoaderArgs) {
  const actor = requireActor(asked);
  const { db } = asked.context.get(services);
  const { lang } = asked.context.get(visitor);
  const own = deskContentWords.in(lang).posts;
  const { filters } = postsAsked(asked.request);
  return csvAnswer({
    name: "articles",
    lang,
    pages: everyPage((place) => listAllPosts(db, actor, lang, filters, place, 500)),
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

import { LatestPosts } from "../blog/embed.tsx";
import { latestPosts } from "../blog/embed.server.ts";
import { services } from "../context/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/newsletter.page.ts";
import { newsletterBlock } from "./embed.server.ts";
import { newsletterActions } from "./newsletter.form.server.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { content, db, lang } = context.get(services);
  return {
    ...newsletterBlock(content, lang),
    metadata: content.page("newsletter", lang).metadata,
    posts: await latestPosts(db, content, lang),
  };
}

export const action = (args: Route.ActionArgs) => newsletterActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("newsletter", loaderData.metadata, rootData(matches)) : [];

export default function Newsletter({ loaderData: { title, intro, notice, posts }, actionData }: Route.ComponentProps) {
  return (
    <>
      <section className="page section contact">
        <div>
          <h1>{title}</h1>
          <p className="lead mt-4">{intro}</p>
        </div>
        <NewsletterForm notice={notice} refused={actionData} />
      </section>
      <LatestPosts posts={posts} />
    </>
  );
}

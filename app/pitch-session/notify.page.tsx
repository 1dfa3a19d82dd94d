import { SessionScene } from "../sections/session-scene.tsx";
import { services, visitor } from "../server/context.server.ts";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/notify.page.ts";
import { NotifyForm } from "./notify-form.tsx";
import { notifyActions } from "./notify.form.server.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(services);
  const { lang } = context.get(visitor);
  return {
    page: content.page("notify-me", lang),
    notice: content.find("notice", "notify-me", lang),
    marketing: content.find("consent", "marketing-email", lang),
  };
}

export const action = (args: Route.ActionArgs) => notifyActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("notify-me", loaderData.page.metadata, rootData(matches), { social: "pitch-session" }) : [];

export default function Notify({ loaderData: { page, ...form }, actionData }: Route.ComponentProps) {
  return (
    <section className="page section contact">
      <div>
        <h1>{page.title}</h1>
        <p className="lead mt-4">{page.intro}</p>
      </div>
      <NotifyForm {...form} refused={actionData} />
      <SessionScene className="beside-form" />
    </section>
  );
}

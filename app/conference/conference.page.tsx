import { Scene } from "../../ui/scene.tsx";
import { audience } from "./audience.ts";
import { services } from "../context/context.server.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/conference.page.ts";
import { conferenceActions } from "./conference.form.server.ts";
import { ConferenceCard } from "./embed.tsx";
import { conferenceCard } from "./embed.server.ts";
import { conferenceWords } from "./words.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { content, lang } = context.get(services);
  return { page: content.page("conference", lang), card: conferenceCard(content, lang) };
}

export const action = (args: Route.ActionArgs) => conferenceActions.page(args);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? pageMetadata("conference", loaderData.page.metadata, rootData(matches)) : [];

export default function Conference({ loaderData: { page, card }, actionData }: Route.ComponentProps) {
  const words = useWords(conferenceWords);
  return (
    <section className="page section contact">
      <div>
        <h1>{page.title}</h1>
        <p className="lead mt-4">{page.intro}</p>
        {!card && (
          <div className="mt-6">
            {actionData?.status === "closed" ? (
              <StatusLine tone="bad" {...words.closed} />
            ) : (
              <p className="font-semibold">{words.toBeAnnounced}</p>
            )}
          </div>
        )}
      </div>
      {card && <ConferenceCard card={card} refused={actionData} look="primary" />}
      <Scene figure={audience} className="beside-form" />
    </section>
  );
}

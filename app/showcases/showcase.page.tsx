import { formats } from "../../platform/language/format.ts";
import { NewTabButton } from "../../ui/button.tsx";
import { sharedDecks } from "../../domain/deal/deck.server.ts";
import { Scene } from "../../ui/scene.tsx";
import { redirect } from "react-router";
import { pathOf, pathsOf, showcasePathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useLanguage, useWords } from "../shell/language.tsx";
import { pageMetadata } from "../shell/page-metadata.ts";
import { rootData } from "../shell/root-data.ts";
import type { Route } from "./+types/showcase.page.ts";
import showcaseStyles from "./showcases.css?url";
import { StartupCard } from "./startup-card.tsx";
import { colonnade } from "./colonnade.ts";
import { showcasesWords } from "./words.ts";
import { shellWords } from "../shell/words.ts";

const featuredMost = 2;

const sessions = { "pitch-session-4": "session-4", "pitch-session-5": "session-5" } as const;

function sessionAt(pathname: string, session: string | undefined) {
  const name = (Object.keys(sessions) as (keyof typeof sessions)[]).find((each) => pathsOf(each).includes(pathname));
  return name ? { name, session: sessions[name] } : { name: "showcase" as const, session };
}

/** A session without a fixed path has a page only if one of its startups is published. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { name, session: id } = sessionAt(url.pathname, params.session);
  const { db, content, env, lang } = context.get(services);
  const event = content.list("event", lang).find((each) => each.id === id);
  const startups = content.list("startup", lang).filter(({ session }) => session === id);
  const path = name === "showcase" ? event && showcasePathOf(event.id, startups.length) : pathsOf(name)[0];
  if (!event || !path) throw new Response(null, { status: 404 });
  if (path !== url.pathname) throw redirect(path, 301);
  const accounts = startups.flatMap(({ account }) => account ?? []);
  const withDeck = new Set((accounts.length > 0 ? await sharedDecks(db, accounts) : []).map(({ founder }) => founder));
  const { intro, decks, introOfSamples, none, investors } = content.page("showcase", lang);
  const { name: session, selected, pitched } = event;
  const { count } = formats[lang];
  const featured = startups.filter(({ numbers = [] }) => numbers.length > 0).slice(0, featuredMost);
  const onStage = count(pitched ?? startups.length);
  const chosen = selected === null ? onStage : count(selected);
  const say = showcasesWords.in(lang).page;
  return {
    name,
    path,
    metadata: {
      title: startups.length > 0 ? say.metaTitle(session, chosen) : say.metaTitleOfNone(session),
      description: startups.length > 0 ? say.metaDescription(session, chosen, onStage) : none,
    },
    intro: introOfSamples && startups.some(({ sample }) => sample) ? introOfSamples : intro,
    decks: startups.some(({ deck }) => deck) ? decks : undefined,
    none,
    investors,
    session,
    pitched,
    featured,
    ownDecks: startups.flatMap(({ id: each, account }) => (account && withDeck.has(account) ? each : [])),
    others: startups.filter((startup) => !featured.includes(startup)),
    register: env.INVESTOR_FORM_URL ?? pathOf("investor-registration"),
  };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: showcaseStyles }];

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMetadata(loaderData.name, loaderData.metadata, rootData(matches), {
        path: loaderData.path,
        ...(loaderData.name === "showcase" && { social: "pitch-session" }),
      })
    : [];

export default function Showcase({ loaderData }: Route.ComponentProps) {
  const { intro, decks, none, investors, session, pitched, featured, others, ownDecks, register } = loaderData;
  const startups = [...featured, ...others];
  const { lang } = useLanguage();
  const shell = useWords(shellWords);
  const words = useWords(showcasesWords).page;
  const { count } = formats[lang];
  return (
    <>
      <section className="page section">
        <h1>{startups.length > 0 ? words.title(count(pitched ?? startups.length), session) : session}</h1>
        {pitched !== null && startups.length > 0 && (
          <p className="mt-3 font-medium">{words.published(count(startups.length), count(pitched))}</p>
        )}
        <p className="lead mt-4">{startups.length > 0 ? [intro, decks].filter(Boolean).join(" ") : none}</p>
        {startups.length > 0 && (
          <ul className="startups">
            {startups.map((startup) => (
              <StartupCard
                key={startup.id}
                startup={startup}
                hasOwnDeck={ownDecks.includes(startup.id)}
                featured={featured.includes(startup)}
              />
            ))}
          </ul>
        )}
        {featured.some(({ sample }) => !sample) && <p className="note mt-5">{words.numbersNote}</p>}
      </section>
      <section className="on-scene">
        <div className="page section final-call-words">
          <h2 className="display">{investors.title}</h2>
          <p>
            <NewTabButton href={register} note={shell.newTab}>
              {investors.register}
            </NewTabButton>
          </p>
          <p>{investors.note}</p>
          <p className="max-w-lead text-s text-ink-2">{investors.disclaimer}</p>
        </div>
        <Scene
          figure={colonnade(startups.length > 0 ? (pitched ?? startups.length) : 0, startups.length)}
          className="final-call-scene"
        />
      </section>
    </>
  );
}

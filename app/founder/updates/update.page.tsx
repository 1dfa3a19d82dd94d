import { data } from "react-router";
import { ownUpdate } from "../../../domain/investor-update/read.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import workspaceStyles from "../../shell/workspace.css?url";
import { CockpitHead } from "../cockpit-head.tsx";
import { ProfileParts } from "../visibility/profile-parts.tsx";
import type { Route } from "./+types/update.page.ts";
import { UpdateNumbers } from "./update-numbers.tsx";
import updateStyles from "./updates.css?url";
import { updatesWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: updateStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireActor(args, "founder");
  const update = await ownUpdate(args.context.get(services).db, actor, args.params.id, lang);
  if (!update) throw data(null, { status: 404 });
  return { title: updatesWords.in(lang).updateOf(formats[lang].month(update.figures.month)), update };
}

const texts = ["worked", "stuck", "asked"] as const;

export default function SentUpdatePage({ loaderData: { title, update } }: Route.ComponentProps) {
  const words = useWords(updatesWords);
  const { date } = formats[useLanguage().lang];
  const named = update.got.filter(({ called }) => called !== null);
  return (
    <>
      <CockpitHead title={title} context={words.sentTo(date(update.sentAt), update.got.length)} />
      <div className="cockpit-work">
        <ProfileParts />
        <div className="workspace-columns">
          <section className="panel workspace-part">
            {update.corrects && <p>{words.isCorrection}</p>}
            <UpdateNumbers lines={update.lines} />
            {texts
              .filter((part) => update[part] !== "")
              .map((part) => (
                <section key={part}>
                  <h2>{words.texts[part]}</h2>
                  <p lang="" className="whitespace-pre-line wrap-anywhere">
                    {update[part]}
                  </p>
                </section>
              ))}
            <p className="note">{words.after}</p>
            <p>
              <TextLink to={pathOf("founder-updates", { corrects: update.id })}>{words.correct}</TextLink>
            </p>
          </section>
          <section className="panel workspace-part">
            <h2>{words.whoGotIt}</h2>
            <ul className="grid gap-2">
              {named.map(({ id, called, firm }) => (
                <li key={id} className="wrap-anywhere">
                  <strong>{called || words.unnamed}</strong> {firm}
                </li>
              ))}
            </ul>
            {named.length < update.got.length && (
              <p className="note">{words.erased(update.got.length - named.length)}</p>
            )}
            <p>
              <TextLink to={pathOf("founder-updates")}>{words.back}</TextLink>
            </p>
          </section>
        </div>
      </div>
    </>
  );
}

import { data, redirect } from "react-router";
import { updateFor } from "../../../domain/investor-update/read.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireActor } from "../../shell/require.server.ts";
import styles from "../deals/deals.css?url";
import { InvestorHead } from "../investor-head.tsx";
import type { Route } from "./+types/update.page.ts";
import { updateWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { actor } = requireActor({ request, context }, "investor");
  if (!actor.viewer.approved) throw redirect(pathOf("investor-deals"), 302);
  const { lang } = context.get(services);
  const update = await updateFor(context.get(services).db, actor, id, lang);
  if (!update) throw data(null, { status: 404 });
  const name = nameIn(lang, update.name);
  return { title: updateWords.in(lang).title(name, formats[lang].month(update.figures.month)), name, update };
}

const texts = ["worked", "stuck", "asked"] as const;

export default function UpdatePage({ loaderData: { title, name, update } }: Route.ComponentProps) {
  const words = useWords(updateWords);
  const { lang } = useLanguage();
  const written = update.lang === lang ? undefined : update.lang;
  return (
    <>
      <InvestorHead title={title} context={words.sentOn(formats[lang].date(update.sentAt))} />
      <div className="cockpit-work grid gap-5">
        {update.corrects && (
          <p>
            {words.correction}{" "}
            <TextLink to={pathOf("investor-update", { id: update.corrects })}>{words.earlier}</TextLink>
          </p>
        )}
        <table className="deal-holders">
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.figure}</th>
              <th scope="col">{words.value}</th>
              <th scope="col">{words.change}</th>
            </tr>
          </thead>
          <tbody>
            {update.lines.map((line) => (
              <tr key={line.name}>
                <th scope="row">{line.name}</th>
                <td>{line.value}</td>
                <td>{line.change}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="note">{words.declared}</p>
        {texts
          .filter((part) => update[part] !== "")
          .map((part) => (
            <section key={part} className="deal-part">
              <h2 className="text-l">{words[part]}</h2>
              <p lang={written} className="whitespace-pre-line wrap-anywhere">
                {update[part]}
              </p>
            </section>
          ))}
        {update.isShown && (
          <p>
            <TextLink to={`${pathOf("investor-startup", { startup: update.startup })}#follow`}>
              {words.toStartup(name)}
            </TextLink>
          </p>
        )}
      </div>
    </>
  );
}

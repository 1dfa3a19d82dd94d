import { deckReaders } from "../../../domain/deck/report.server.ts";
import { nameIn } from "../../../domain/startup/sample-name.ts";
import { formats } from "../../../platform/language/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { pathOf } from "../../paths.ts";
import { services } from "../../context/context.server.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { requireColleague } from "../../shell/require.server.ts";
import { DeskHeading } from "../kit/desk-heading.tsx";
import { gone } from "../kit/gone.server.ts";
import { NotFound } from "../../shell/not-found.tsx";
import { deskWords } from "../words.ts";
import type { Route } from "./+types/readers.page.ts";
import { deskFilesWords } from "./words.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, lang } = requireColleague(args);
  const found = await deckReaders(args.context.get(services).db, actor, args.params.startup);
  if (!found) return gone(lang);
  const words = deskFilesWords.in(lang);
  const title = words.readers.title(found.name ? nameIn(lang, found.name) : words.unnamed);
  return { heading: title, title: deskWords.in(lang).title(title), openings: found.openings };
}

export default function DeckReadersPage({ loaderData }: Route.ComponentProps) {
  const { readers: words } = useWords(deskFilesWords);
  const { moment } = formats[useLanguage().lang];
  const back = { to: pathOf("admin-files"), words: words.back };
  if ("gone" in loaderData) return <NotFound back={back} />;
  const { heading, openings } = loaderData;
  return (
    <>
      <DeskHeading title={heading} text={words.text} back={back} />
      {openings.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={heading}
          captionHidden
          columns={[{ title: words.columns.reader }, { title: words.columns.on }, { title: words.columns.version }]}
          rows={openings.map(({ id, reader, openedAt, version }) => ({
            id,
            cells: [
              reader ?? words.gone,
              <span key="on" className="whitespace-nowrap">
                {moment(openedAt)}
              </span>,
              version,
            ],
          }))}
        />
      )}
    </>
  );
}

import { data, redirect } from "react-router";
import { pageIn } from "../../domain/deck/deck.ts";
import { mayCopy } from "../../domain/deck/copy.server.ts";
import { pageTextOf } from "../../domain/deck/deck.server.ts";
import { contactOf } from "../../domain/person/startup-contact.server.ts";
import { recordPage } from "../../domain/deck/beat.server.ts";
import { isReader } from "../../platform/http/reader.server.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { openingOf } from "../shell/opening.server.ts";
import { pathOf } from "../paths.ts";
import { services } from "../context/context.server.ts";
import { useWords } from "../shell/language.tsx";
import { InlineScript } from "../shell/inline-script.tsx";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import workspaceStyles from "../shell/workspace.css?url";
import type { Route } from "./+types/link-page.page.ts";
import { deckFile } from "./deck-file.ts";
import { deckStyles, DeckViewer } from "./embed.tsx";
import viewerScript from "./viewer.script.ts?inline";
import { LinkShut } from "./link-shut.tsx";
import { linkReader } from "./proof.server.ts";
import { deckPageWords } from "./words.ts";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: workspaceStyles },
  { rel: "stylesheet", href: deckStyles },
];

export async function loader(args: Route.LoaderArgs) {
  const { db, lang } = args.context.get(services);
  const words = deckPageWords.in(lang);
  const { link: token, file, page } = args.params;
  const reader = await linkReader(args, token);
  const gone = { title: words.link.gone.title, shut: "gone" as const };
  if (!reader) return data(gone, { status: 404 });
  if (reader === "paused") return { title: words.link.paused.title, shut: "paused" as const };
  if (reader.state !== "open") throw redirect(pathOf("deck-link", { link: token }), 303);
  const { deck, founder, name } = reader.link;
  const drawn = file === deckFile ? await pageTextOf(db, deck.id, pageIn(page)) : null;
  if (!drawn) return data(gone, { status: 404 });
  const { number, width, height, text } = drawn;
  if (reader.visit && isReader(openingOf(args.request))) await recordPage(db, reader.visit, number);
  const writer = await contactOf(db, founder);
  const textLang = writer && writer.lang !== lang ? writer.lang : undefined;
  return {
    title: words.title(name, number, deck.pages),
    shut: null,
    hasCopy: await mayCopy(db, reader.link),
    isNamed: reader.link.toEmail !== null,
    ...{ token, name, version: deck.number, shown: { pages: deck.pages, number, width, height, text, textLang } },
  };
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function DeckLinkPagePage({ loaderData }: Route.ComponentProps) {
  const words = useWords(deckPageWords);
  if (loaderData.shut !== null) return <LinkShut why={loaderData.shut} />;
  const { token: link, name, version, shown, isNamed, hasCopy } = loaderData;
  return (
    <section className="page section workspace-part">
      <h1>{words.of(name)}</h1>
      <p className="note">{words.place(shown.number, shown.pages)}</p>
      <InlineScript
        code={viewerScript}
        data={{
          "data-beat-to": pathOf("deck-beat", { link }),
          "data-file": deckFile,
          "data-page": String(shown.number),
        }}
      />
      <DeckViewer
        {...shown}
        picture={pathOf("deck-link-picture", { link, file: deckFile, page: shown.number, v: version })}
        beatTo={pathOf("deck-beat", { link })}
        pageAt={(page) => pathOf("deck-link-page", { link, file: deckFile, page })}
      />
      {isNamed && <TextLink to={pathOf("deck-own-reading", { link })}>{words.own.link(name)}</TextLink>}
      {hasCopy ? (
        <p className="note">
          <a href={pathOf("deck-link-copy", { link, file: deckFile })} download className="link">
            {words.link.copy}
          </a>{" "}
          {words.link.stamped}
        </p>
      ) : (
        <p className="note">{words.link.screenshots}</p>
      )}
      <TextLink to={pathOf("deck-report", { link })}>{words.report.link}</TextLink>
    </section>
  );
}

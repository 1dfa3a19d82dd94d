import { data, redirect } from "react-router";
import { readOwnReading, takeBack } from "../../domain/deck/own-reading.server.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { services } from "../context/context.server.ts";
import { takePress } from "../shell/form/link-press.server.ts";
import { receiveAtPage } from "../shell/form/receive.server.ts";
import { noindexMetadata } from "../shell/noindex-metadata.ts";
import { personalHeaders } from "../shell/personal-headers.ts";
import workspaceStyles from "../shell/workspace.css?url";
import type { Route } from "./+types/own-reading.page.ts";
import { LinkShut } from "./link-shut.tsx";
import { OwnReading } from "./own-reading.tsx";
import { linkReader, ownReader } from "./proof.server.ts";
import { deckPageWords } from "./words.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: workspaceStyles }];

export async function loader(args: Route.LoaderArgs) {
  const words = deckPageWords.in(args.context.get(services).lang);
  const reader = await ownReader(args, args.params.link);
  if (!reader) return data({ title: words.link.gone.title, shown: null }, { status: 404 });
  const opened = await linkReader(args, args.params.link);
  const { name, founder, email } = reader;
  const reading = await readOwnReading(args.context.get(services).db, { founder, email });
  return { title: words.own.title(name), shown: { name, reading, isOpen: opened !== null && opened !== "paused" } };
}

export async function action(args: Route.ActionArgs) {
  const reader = await ownReader(args, args.params.link);
  if (!reader) throw data(null, { status: 404 });
  const { id, founder, email } = reader;
  return receiveAtPage(args, async ({ shows }) => {
    if (shows !== "no") return { refused: "unreadable", http: 422 };
    await takePress(args, id);
    await takeBack(args.context.get(services).db, { founder, email });
    return redirect(pathOf("deck-own-reading", args.params), 303);
  });
}

export const headers: Route.HeadersFunction = personalHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => noindexMetadata(loaderData?.title);

export default function OwnReadingPage({ loaderData: { title, shown }, params: { link } }: Route.ComponentProps) {
  const words = useWords(deckPageWords);
  if (!shown) return <LinkShut why="gone" />;
  return (
    <section className="page section workspace-part">
      <h1>{title}</h1>
      <OwnReading
        action={pathOf("deck-own-reading", { link })}
        back={shown.isOpen ? pathOf("deck-link", { link }) : null}
        name={shown.name}
        isNamed
        reading={shown.reading}
      />
      {shown.isOpen && <TextLink to={pathOf("deck-report", { link })}>{words.report.link}</TextLink>}
    </section>
  );
}

import type { readRound } from "../../../domain/application/review/read-round.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { NothingHere } from "../kit/nothing-here.tsx";
import { deskRoundsWords } from "./words.ts";

/** The files of a round with their readers, and whether their reviews are in. */
export function RoundFiles({ files }: Pick<Awaited<ReturnType<typeof readRound>>, "files">) {
  const words = useWords(deskRoundsWords);
  if (files.length === 0) return <NothingHere title={words.empty} text={words.emptyText} />;
  return (
    <ul className="desk-panel desk-lines">
      {files.map(({ id, startup, lang, readers }) => (
        <li key={id}>
          <TextLink to={pathOf("admin-application", { id })}>
            <span lang={lang}>{startup}</span>
          </TextLink>
          <span>
            {readers.length === 0
              ? words.nobody
              : readers
                  .map(({ name, isIn }) => {
                    const state = isIn === null ? ` (${words.hidden})` : isIn ? ` (${words.in})` : "";
                    return `${name ?? words.gone}${state}`;
                  })
                  .join(", ")}
          </span>
          <TextLink to={pathOf("admin-review", { application: id })} aria-label={words.reviewsOf(startup)}>
            {words.reviews}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

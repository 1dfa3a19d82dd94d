import type { readRound } from "../../../domain/application/review/read-round.server.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { deskRoundsWords } from "./words.ts";

type Files = Awaited<ReturnType<typeof readRound>>["files"];
type Words = Record<"nobody" | "hidden" | "in" | "gone", string>;

export function readersIn(words: Words, readers: Files[number]["readers"]) {
  if (readers.length === 0) return words.nobody;
  const one = ({ name, isIn }: Files[number]["readers"][number]) => {
    const state = isIn === null ? ` (${words.hidden})` : isIn ? ` (${words.in})` : "";
    return `${name ?? words.gone}${state}`;
  };
  return readers.map(one).join(", ");
}

export function RoundFiles({ files }: { files: Files }) {
  const words = useWords(deskRoundsWords);
  return (
    <ul className="desk-panel desk-lines round-files">
      {files.map(({ id, startup, lang, readers }) => (
        <li key={id}>
          <TextLink to={pathOf("admin-application", { id })}>
            <span lang={lang}>{startup}</span>
          </TextLink>
          <span>{readersIn(words, readers)}</span>
          <span className="desk-when">
            <TextLink to={pathOf("admin-review", { application: id })} aria-label={words.reviewsOf(startup)}>
              {words.reviews}
            </TextLink>
          </span>
        </li>
      ))}
    </ul>
  );
}

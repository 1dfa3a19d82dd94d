import type { ReviewsDue } from "../../../domain/application/review/due.server.ts";
import { formats } from "../../../platform/language/format.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { pathOf } from "../../paths.ts";
import { useLanguage, useWords } from "../../shell/language.tsx";
import { deskTodayWords } from "./words.ts";

export function ReviewsDuePart({ due, me }: { due: readonly ReviewsDue[]; me: string }) {
  const words = useWords(deskTodayWords).reviewsDue;
  const { moment } = formats[useLanguage().lang];
  if (due.length === 0) return null;
  return (
    <section className="desk-part">
      <h2>{words.title}</h2>
      <ul className="desk-panel desk-lines">
        {due.map(({ reviewer, name, open, late, dueAt }) => (
          <li key={reviewer}>
            <span>{reviewer === me ? words.you : (name ?? words.gone)}</span>
            <span>
              {reviewer === me ? (
                <TextLink to={pathOf("admin-reviews")}>{words.open(open)}</TextLink>
              ) : (
                words.open(open)
              )}{" "}
              {late > 0 ? <strong className="text-bad">{words.late(late)}</strong> : words.next(moment(dueAt), open)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

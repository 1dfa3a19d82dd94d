import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { pathOf } from "../../paths.ts";
import { useWords } from "../../shell/language.tsx";
import { deckWords } from "./words.ts";

const between = 1_500;

type Props = { version: { number: number; pages: number | null; pagesDrawn: number } };

/** The progress of an uploaded deck, read again regularly until its pages are drawn. */
export function DrawingPart({ version: { number, pages, pagesDrawn } }: Props) {
  const { waiting: words } = useWords(deckWords);
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), between);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  return (
    <section className="panel workspace-part" aria-labelledby="drawing">
      <h2 id="drawing">{words.title(number)}</h2>
      <p aria-live="polite">{pages ? words.drawn(pagesDrawn, pages) : words.queued}</p>
      {pages && <progress value={pagesDrawn} max={pages} aria-labelledby="drawing" />}
      <noscript>
        <Link to={pathOf("founder-deck")}>{words.reload}</Link>
      </noscript>
    </section>
  );
}

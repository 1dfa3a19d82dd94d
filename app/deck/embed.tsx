import { useEffect } from "react";
import { useNavigate } from "react-router";
import { Button, LinkButton } from "../../ui/button.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import type { Refusal } from "../shell/form/refusal.ts";
import { StatusLine } from "../shell/form/status-line.tsx";
import { useWords } from "../shell/language.tsx";
import styles from "./deck.css?url";
import { startBeats, watchArrowKeys } from "./beats.ts";
import { deckFile } from "./deck-file.ts";
import { deckPageWords } from "./words.ts";

export { OwnReading } from "./own-reading.tsx";
export { ReportForm } from "./report-form.tsx";

export const deckStyles = styles;

type ShownPage = {
  number: number;
  pages: number;
  width: number;
  height: number;
  text: string;
  textLang: string | undefined;
};

type ViewerProps = ShownPage & {
  picture: string;
  /** The URL to which the browser reports the visible page. */
  beatTo?: string;
  pageAt: (page: number) => string;
};

/** Reports the visible page to the server and turns pages with the arrow keys, once the viewer is hydrated. */
function useViewer({ beatTo, number, before, after }: { beatTo?: string | undefined; number: number } & Turns) {
  const navigate = useNavigate();
  useEffect(() => (beatTo ? startBeats(beatTo, deckFile, String(number)) : undefined), [beatTo, number]);
  useEffect(
    () =>
      watchArrowKeys((to) => {
        const address = to === "prev" ? before : after;
        if (address) void navigate(address);
      }),
    [navigate, before, after],
  );
}

type Turns = { before: string | null; after: string | null };

export function DeckViewer({ number, pages, width, height, text, textLang, picture, beatTo, pageAt }: ViewerProps) {
  const words = useWords(deckPageWords);
  const at = (page: number) => (page >= 1 && page <= pages ? pageAt(page) : null);
  const [before, after] = [at(number - 1), at(number + 1)];
  useViewer({ beatTo, number, before, after });
  return (
    <>
      <figure className="deck-page">
        <img src={picture} width={width} height={height} alt={words.page(number, pages)} />
      </figure>
      <nav aria-label={words.turn} className="flex flex-wrap gap-3 items-center">
        {before && (
          <LinkButton to={before} rel="prev" look="secondary">
            {words.before}
          </LinkButton>
        )}
        {after && (
          <LinkButton to={after} rel="next" look="secondary">
            {words.after}
          </LinkButton>
        )}
        <span className="note deck-keys">{words.keys}</span>
      </nav>
      <details>
        <summary>{words.text}</summary>
        {text ? (
          <p lang={textLang} className="deck-text">
            {text}
          </p>
        ) : (
          <p className="note">{words.noText}</p>
        )}
      </details>
    </>
  );
}

type GateProps = {
  action: string;
  /** Whether the page asks the reader if the startup may see the reading times. */
  asks: boolean;
  /** The sentence that explains what the startup learns about a visit. */
  learns: string;
  /** Whether the pictures of the pages contain the recipient's e-mail address as a watermark. */
  isMarked: boolean;
  /** Whether the visitor's browser objects to tracking with the header Sec-GPC or DNT. */
  objects: boolean;
  /** Whether the signed-in visitor has switched off the counting of visits. */
  isOptedOut?: boolean;
  refusal: Refusal | undefined;
};

export function DeckGate({ action, asks, learns, isMarked, objects, isOptedOut = false, refusal }: GateProps) {
  const { gate: words, link } = useWords(deckPageWords);
  const limited = refusal?.status === "limited";
  return (
    <PostForm action={action} className="panel workspace-part deck-panel deck-gate">
      {refusal && <StatusLine tone="bad" {...(limited ? words.limited(refusal.minutes) : words.problem)} />}
      <h2>{asks ? words.title : words.read}</h2>
      <p>
        {learns} {isMarked && words.marked}
      </p>
      {asks ? (
        <p className="note">{objects ? words.objects : isOptedOut ? words.optedOut : words.refusing}</p>
      ) : (
        objects && <p className="note">{words.uncounted}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {asks && !objects && !isOptedOut && (
          <Button type="submit" name="shows" value="yes" look="secondary">
            {words.shows}
          </Button>
        )}
        <Button type="submit" name="shows" value="no" look="secondary">
          {asks ? words.silent : link.open}
        </Button>
      </div>
    </PostForm>
  );
}

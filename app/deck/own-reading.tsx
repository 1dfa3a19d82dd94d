import { formats } from "../../platform/language/format.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { PostForm } from "../shell/form/post-form.tsx";
import { useLanguage, useWords } from "../shell/language.tsx";
import { deckPageWords } from "./words.ts";

type Props = {
  action: string;
  /** The URL of the deck; null when the link no longer opens the deck. */
  back: string | null;
  name: string;
  isNamed: boolean;
  reading: {
    visits: { id: string; openedAt: Date; shows: boolean; counted: boolean }[];
    pages: { page: number; seconds: number }[];
    shows: boolean;
  };
};

/** Shows the recipient of a deck which visit data the startup can see, with a button to withdraw the data. */
export function OwnReading({ action, back, name, isNamed, reading: { visits, pages, shows } }: Props) {
  const { own: words } = useWords(deckPageWords);
  const { date } = formats[useLanguage().lang];
  const counted = visits.filter((visit) => visit.counted);
  return (
    <div className="panel workspace-part deck-panel">
      <p>{isNamed ? words.named(name) : words.unnamed(name)}</p>
      {counted.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ul>
          {counted.map(({ id, openedAt, shows: shown }) => (
            <li key={id}>{(shown ? words.shown : words.silent)(date(openedAt))}</li>
          ))}
        </ul>
      )}
      {pages.length > 0 && (
        <ul>
          {pages.map(({ page, seconds }) => (
            <li key={page}>{words.page(page, Math.round(seconds))}</li>
          ))}
        </ul>
      )}
      {shows && (
        <PostForm action={action} className="grid justify-items-start gap-3">
          <p className="note">{words.takeBackText}</p>
          <Button type="submit" name="shows" value="no" look="secondary">
            {words.takeBack}
          </Button>
        </PostForm>
      )}
      {back && (
        <LinkButton to={back} look="secondary">
          {words.back}
        </LinkButton>
      )}
    </div>
  );
}

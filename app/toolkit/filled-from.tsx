import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";

type Props = {
  /** The month whose figures fill the fields in; null where none is known. */
  from: string | null;
  words: { from: (at: string) => string; none: string; numbers: string };
};

/** Where the figures in the fields come from, or how to give the first ones. */
export function FilledFrom({ from, words }: Props) {
  return (
    <p className="note">
      {from ? (
        words.from(from)
      ) : (
        <>
          {words.none} <TextLink to={pathOf("founder-check-in")}>{words.numbers}</TextLink>
        </>
      )}
    </p>
  );
}

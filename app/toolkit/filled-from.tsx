import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";

type Props = {
  /** The month whose figures prefill the fields; null if there is none. */
  from: string | null;
  words: { from: (at: string) => string; none: string; numbers: string };
};

/** Says where the prefilled figures come from, or how to enter the first ones. */
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

import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";

type Props = {
  /** The month of the figures that prefill the fields. Null if there are no figures yet. */
  from: string | null;
  words: { from: (at: string) => string; none: string; numbers: string };
};

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

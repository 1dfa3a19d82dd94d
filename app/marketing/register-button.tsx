import { NewTabButton } from "../../ui/button.tsx";
import { useWords } from "../shell/language.tsx";
import { shellWords } from "../shell/words.ts";

export type Register = {
  /** The address of the site's own form, or of an external form configured by the operator. */
  to: string;
  words: string;
};

export function RegisterButton({ register }: { register: Register }) {
  const shell = useWords(shellWords);
  return (
    <NewTabButton href={register.to} note={shell.newTab}>
      {register.words}
    </NewTabButton>
  );
}

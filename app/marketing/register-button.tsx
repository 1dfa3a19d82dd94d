import { NewTabButton } from "../../ui/button.tsx";
import { useWords } from "../shell/language.tsx";
import { shellWords } from "../shell/words.ts";

export type Register = {
  /** Address of our form, or of the operator's external one. */
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

import { NewTabButton } from "../../ui/button.tsx";
import { useLanguage } from "../shell/language.tsx";

export type Register = {
  /** Our own form, or the one that the operator has elsewhere. */
  to: string;
  words: string;
};

export function RegisterButton({ register }: { register: Register }) {
  const { shell } = useLanguage().words;
  return (
    <NewTabButton href={register.to} note={shell.newTab}>
      {register.words}
    </NewTabButton>
  );
}

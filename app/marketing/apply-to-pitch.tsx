import { NewTabButton } from "../../ui/button.tsx";
import { useWords } from "../shell/language.tsx";
import { shellWords } from "../shell/words.ts";

type ApplyToPitchProps = {
  href: string;
  label: string;
  fee: string;
};

export function ApplyToPitch({ href, label, fee }: ApplyToPitchProps) {
  const shell = useWords(shellWords);
  return (
    <NewTabButton href={href} note={shell.newTab}>
      <span>
        {label} <span className="block text-s font-medium">{fee}</span>
      </span>
    </NewTabButton>
  );
}

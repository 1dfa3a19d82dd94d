import { LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { authWords } from "./words.ts";

export function LinkGone() {
  const words = useWords(authWords);
  return (
    <section className="page section">
      <h1>{words.gone.title}</h1>
      <p className="lead mt-4">{words.gone.text}</p>
      <LinkButton to={pathOf("sign-in")} className="mt-6">
        {words.gone.signIn}
      </LinkButton>
    </section>
  );
}

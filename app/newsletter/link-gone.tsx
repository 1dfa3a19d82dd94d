import { LinkButton } from "../../ui/button.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { newsletterWords } from "./words.ts";

/** Shown when a newsletter link no longer works; a visitor who wanted to unsubscribe is offered contact. */
export function LinkGone({ leaving = false }: { leaving?: boolean }) {
  const { gone } = useWords(newsletterWords);
  return (
    <section className="page section">
      <h1>{gone.title}</h1>
      <p className="lead mt-4">{leaving ? gone.leave : gone.text}</p>
      <LinkButton to={leaving ? contactPath : pathOf("newsletter")} className="mt-6">
        {leaving ? gone.write : gone.action}
      </LinkButton>
    </section>
  );
}

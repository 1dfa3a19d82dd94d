import { LinkButton } from "../../ui/button.tsx";
import { contactPath, pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { newsletterWords } from "./words.ts";

/** Page for a link without a subscription; a visitor who came to unsubscribe is not invited to subscribe. */
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

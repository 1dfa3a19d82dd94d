import { LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";

export function LinkGone() {
  const { gone } = useWords("newsletter");
  return (
    <section className="page section">
      <h1>{gone.title}</h1>
      <p className="lead mt-4">{gone.text}</p>
      <LinkButton to={pathOf("newsletter")} className="mt-6">
        {gone.action}
      </LinkButton>
    </section>
  );
}

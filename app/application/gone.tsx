import { LinkButton } from "../../ui/button.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { applicationFileWords } from "./file-words.ts";

export function Gone() {
  const words = useWords(applicationFileWords).gone;
  return (
    <section className="page section">
      <h1>{words.title}</h1>
      <p className="lead mt-4">{words.text}</p>
      <LinkButton to={pathOf("application")} className="mt-6">
        {words.apply}
      </LinkButton>
    </section>
  );
}

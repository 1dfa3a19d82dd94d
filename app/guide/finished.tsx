import { LinkButton } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { pathOf } from "../paths.ts";
import { useWords } from "../shell/language.tsx";
import { guideWords } from "./words.ts";

export function Finished() {
  const { finished } = useWords(guideWords);
  return (
    <section className="guide-aim guide-wanted">
      <h2>{finished.title}</h2>
      <p>{finished.text}</p>
      <LinkButton to={pathOf("application")}>{finished.apply}</LinkButton>
      <p>
        <TextLink to={pathOf("sign-up", { type: "startup" })}>{finished.account}</TextLink>
      </p>
      <p>
        <TextLink to={pathOf("conference")}>{finished.conference}</TextLink>
      </p>
    </section>
  );
}

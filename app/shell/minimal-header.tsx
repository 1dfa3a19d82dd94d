import { Link } from "react-router";
import { organisation } from "../../platform/language/organisation.ts";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { useWords } from "./language.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { shellWords } from "./words.ts";
import { pathOf } from "../paths.ts";

export function MinimalHeader() {
  const shell = useWords(shellWords);
  return (
    <header className="bar">
      <div className="page bar-inside">
        <Link to={pathOf("home")} aria-label={shell.home} className="brand">
          <LogoMark />
          {organisation()}
        </Link>
        <LanguageChoice />
      </div>
    </header>
  );
}

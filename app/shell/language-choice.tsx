import { Form, useLocation } from "react-router";
import { languages } from "../../platform/language/language.ts";
import { pathOf } from "../paths.ts";
import { useLanguage, useWords } from "./language.tsx";
import { shellWords } from "./words.ts";

export function LanguageChoice() {
  const { lang } = useLanguage();
  const shell = useWords(shellWords);
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={pathOf("language")} preventScrollReset replace>
      <input type="hidden" name="to" value={pathname + search} />
      <div role="group" aria-label={shell.language} className="choice">
        {languages.map((language) => (
          <button key={language} name="lang" value={language} lang={language} aria-pressed={language === lang}>
            {language.toUpperCase()}
          </button>
        ))}
      </div>
    </Form>
  );
}

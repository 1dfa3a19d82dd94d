import { Form, useLocation } from "react-router";
import { languages } from "../../platform/language/language.ts";
import { choices } from "../paths.ts";
import { useLanguage } from "./language.tsx";

export function LanguageChoice() {
  const { lang, words } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={choices.language} preventScrollReset replace>
      <input type="hidden" name="to" value={pathname + search} />
      <div role="group" aria-label={words.shell.language} className="choice">
        {languages.map((language) => (
          <button key={language} name="lang" value={language} lang={language} aria-pressed={language === lang}>
            {language.toUpperCase()}
          </button>
        ))}
      </div>
    </Form>
  );
}

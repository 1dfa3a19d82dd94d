import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLang } from "../platform/language/language.ts";
import { LanguageContext } from "./shell/language.tsx";
import { shellWords } from "./shell/words.ts";

const { lang: answered } = document.documentElement;
const lang = isLang(answered) ? answered : "en";
await shellWords.load(lang);
startTransition(() => {
  hydrateRoot(
    document,
    <LanguageContext value={lang}>
      <HydratedRouter />
    </LanguageContext>,
  );
});

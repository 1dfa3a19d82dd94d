import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLang } from "../platform/language/language.ts";
import { shellWords } from "./shell/words.ts";

const { lang } = document.documentElement;
await shellWords.load(isLang(lang) ? lang : "en");
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

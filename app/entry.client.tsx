import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLang } from "../platform/language/language.ts";
import { loadWords } from "./words.ts";

const { lang } = document.documentElement;
await loadWords(isLang(lang) ? lang : "en", "site");
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

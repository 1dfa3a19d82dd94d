import { languageOf } from "../../platform/language/language-of.ts";

export const Written = ({ text }: { text: string }) => <span lang={languageOf(text) ?? undefined}>{text}</span>;

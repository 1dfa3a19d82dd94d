import { languageOf } from "../../platform/language/language-of.ts";

/** Text that a person wrote, marked with its own language if that can be detected. */
export const Written = ({ text }: { text: string }) => <span lang={languageOf(text) ?? undefined}>{text}</span>;

import { languageOf } from "../../platform/language/language-of.ts";

/** What somebody wrote, or was shown once, marked with its own language where that is clear. */
export const Written = ({ text }: { text: string }) => <span lang={languageOf(text) ?? undefined}>{text}</span>;

import type { Lang } from "../../platform/language/language.ts";

const mark = / \((?:exemple|example)\)$/;
const marks: Record<Lang, string> = { en: " (example)", fr: " (exemple)" };

/**
 * Returns the startup's name as displayed; the suffix "(example)" of an invented startup is translated to the page's
 * language.
 */
export const nameIn = (lang: Lang, name: string) => name.replace(mark, marks[lang]);

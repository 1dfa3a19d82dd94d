import { data } from "react-router";
import type { Lang } from "../../../platform/language/language.ts";
import { shellWords } from "../../shell/words.ts";
import { deskWords } from "../words.ts";

export const goneTitle = (lang: Lang) => deskWords.in(lang).title(shellWords.in(lang).notFound.title);

/**
 * Returns the 404 response for a missing record. The response is returned instead of thrown, because a thrown response
 * would remove the desk's frame.
 */
export const gone = (lang: Lang) => data({ title: goneTitle(lang), gone: true as const }, { status: 404 });

import type { Lang } from "../../platform/language/language.ts";
import { newsletterWords } from "../newsletter/words.ts";
import { leadFormsByName } from "../shell/form/lead-forms.server.ts";
import type { OutcomeWords } from "../shell/form/status-line.tsx";

export function outcomeWords(form: string, lang: Lang): OutcomeWords {
  const own = form === "newsletter" ? newsletterWords.in(lang) : leadFormsByName.get(form)?.words?.(lang);
  if (!own) throw new Error(`The form ${form} answers on a page of its own`);
  const { success, trouble, saved }: OutcomeWords = own;
  return { success, saved, ...(trouble && { trouble }) };
}

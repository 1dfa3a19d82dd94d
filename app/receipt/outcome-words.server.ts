import type { LeadForm } from "../../domain/form/forms.ts";
import type { Lang } from "../../platform/language/language.ts";
import { applicationWords } from "../application/words.ts";
import { conferenceWords } from "../conference/words.ts";
import { contactWords } from "../contact/words.ts";
import { investorRegistrationWords } from "../investor-registration/words.ts";
import { joinWords } from "../join/words.ts";
import { newsletterWords } from "../newsletter/words.ts";
import { pitchSessionWords } from "../pitch-session/words.ts";
import type { OutcomeWords } from "../shell/form/status-line.tsx";
import { showcasesWords } from "../showcases/words.ts";
import { simulatorWords } from "../simulator/words.ts";

/** The others have pages of their own for it. */
type ReceiptForm = Exclude<LeadForm, "application-revision" | "quiz" | "guide" | "studio-audit"> | "newsletter";

const wordsOf: Record<ReceiptForm, (lang: Lang) => OutcomeWords> = {
  simulator: (lang) => simulatorWords.in(lang),
  contact: (lang) => contactWords.in(lang),
  application: (lang) => applicationWords.in(lang),
  "notify-me": (lang) => pitchSessionWords.in(lang).notifyMe,
  "pitch-application": (lang) => pitchSessionWords.in(lang).application,
  "investor-registration": (lang) => investorRegistrationWords.in(lang),
  join: (lang) => joinWords.in(lang),
  conference: (lang) => conferenceWords.in(lang),
  "deck-request": (lang) => showcasesWords.in(lang).deck,
  newsletter: (lang) => newsletterWords.in(lang),
};

/** What a form says of what became of a send. */
export function outcomeWords(form: ReceiptForm, lang: Lang): OutcomeWords {
  const { success, trouble, saved } = wordsOf[form](lang);
  return { success, saved, ...(trouble && { trouble }) };
}

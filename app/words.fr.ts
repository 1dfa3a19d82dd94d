import { words as contact } from "./contact/words.fr.ts";
import { words as investorRegistration } from "./investor-registration/words.fr.ts";
import { words as join } from "./join/words.fr.ts";
import { words as legal } from "./legal/words.fr.ts";
import { words as marketing } from "./marketing/words.fr.ts";
import { words as pitchSession } from "./pitch-session/words.fr.ts";
import { words as receipt } from "./receipt/words.fr.ts";
import { words as shell } from "./shell/words.fr.ts";
import { words as showcases } from "./showcases/words.fr.ts";
import { words as simulator } from "./simulator/words.fr.ts";
import { words as studio } from "./studio/words.fr.ts";
import type { Words } from "./words.en.ts";

export const words: Words = {
  shell,
  marketing,
  simulator,
  contact,
  session: pitchSession.card,
  "notify-me": pitchSession.notifyMe,
  "pitch-application": pitchSession.application,
  "investor-registration": investorRegistration,
  join,
  studio: studio.page,
  "studio-audit": studio.audit,
  "studio-details": studio.details,
  showcase: showcases.page,
  "deck-request": showcases.deck,
  receipt,
  legal,
};

import { words as contact } from "./contact/words.en.ts";
import { words as investorRegistration } from "./investor-registration/words.en.ts";
import { words as join } from "./join/words.en.ts";
import { words as legal } from "./legal/words.en.ts";
import { words as marketing } from "./marketing/words.en.ts";
import { words as pitchSession } from "./pitch-session/words.en.ts";
import { words as receipt } from "./receipt/words.en.ts";
import { words as shell } from "./shell/words.en.ts";
import { words as showcases } from "./showcases/words.en.ts";
import { words as simulator } from "./simulator/words.en.ts";
import { words as studio } from "./studio/words.en.ts";

export const words = {
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
export type Words = typeof words;

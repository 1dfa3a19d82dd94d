import { words as conference } from "./conference/words.en.ts";
import { words as contact } from "./contact/words.en.ts";
import { words as guide } from "./guide/words.en.ts";
import { words as investorRegistration } from "./investor-registration/words.en.ts";
import { words as join } from "./join/words.en.ts";
import { words as legal } from "./legal/words.en.ts";
import { words as marketing } from "./marketing/words.en.ts";
import { words as pitchSession } from "./pitch-session/words.en.ts";
import { words as quiz } from "./quiz/words.en.ts";
import { words as receipt } from "./receipt/words.en.ts";
import { words as shell } from "./shell/words.en.ts";
import { words as simulator } from "./simulator/words.en.ts";

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
  quiz,
  guide,
  conference,
  receipt,
  legal,
};
export type Words = typeof words;

import { de } from "../../../platform/language/elision.ts";
import type { words as en } from "./follow-words.en.ts";

export const words: typeof en = {
  title: "Suivre cette startup",
  followed: "Vous la suivez",
  before:
    "Si vous la suivez, la startup voit votre nom et votre société, et ses nouvelles vous arrivent par e-mail, deux fois par mois au plus. Vous arrêtez quand vous voulez. Pour la suivre sans qu’elle le sache, choisissez plutôt une étape dans «\u00A0Votre suivi\u00A0».",
  since: (date) =>
    `Vous la suivez depuis le ${date}. Elle voit votre nom et votre société, et vous recevez ses nouvelles.`,
  follow: "Suivre et montrer mon nom",
  unfollow: "Ne plus suivre",
  update: (month) => `Nouvelles ${de(month)}`,
  correction: (month) => `Nouvelles ${de(month)}, rectificatif`,
  done: {
    follow: "Vous suivez cette startup, qui voit désormais votre nom.",
    unfollow: "Vous ne suivez plus cette startup.",
  },
};

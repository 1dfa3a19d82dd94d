import { followLimits } from "../../domain/follow/follow-limits.ts";
import { de } from "../../platform/language/elision.ts";
import type { words as en } from "./follow-words.en.ts";

export const words: typeof en = {
  title: (startup) => `Recevoir les nouvelles ${de(startup || "une startup")}`,
  text: "Confirmez pour recevoir ses nouvelles du mois par e-mail\u00A0: ses chiffres, ce qui a marché, ce qui coince et ce qu’elle cherche. Deux messages par mois au plus, et chacun dit comment les arrêter.",
  whose: (masked) => `Les messages vont à ${masked}. La startup voit cette adresse parmi ses lecteurs.`,
  accept: "Oui, m’envoyer ses nouvelles",
  refuse: "Non, merci",
  notMe: "Elle ne m’est pas destinée",
  notMeText:
    "«\u00A0Elle ne m’est pas destinée\u00A0» empêche aussi toute nouvelle invitation à suivre une startup à cette adresse.",
  gone: {
    title: "Cette invitation est close",
    text: `Elle a été utilisée, déclinée ou retirée, ou ses ${followLimits.openDays}\u00A0jours sont passés. Demandez-en une nouvelle à la startup.`,
  },
  confirmed: { title: "Vous recevrez ses nouvelles", text: "Les prochaines arriveront à cette adresse." },
  declined: {
    title: "Vous ne recevrez pas les nouvelles de cette startup",
    text: "Plus rien n’est envoyé pour cette invitation.",
  },
  stopped: {
    title: "Cette adresse ne recevra plus d’invitation à suivre une startup",
    text: "L’invitation est déclinée.",
  },
};

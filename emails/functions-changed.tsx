import type { Lang } from "../platform/language/language.ts";
import { namedWords } from "../platform/language/organisation.ts";
import { french, type EmailBranding } from "./email-layout.tsx";
import { writeLinkEmail } from "./link-email.tsx";
import { functionNames } from "./team-invited.tsx";

const en = {
  subject: "What you do at The Lab has changed",
  preview: "The desk opens what your new functions need.",
  now: "An administrator has changed your functions. You’re now:",
  text: "The desk opens what they need, and nothing else, from your next click.",
  action: "Open the desk",
  note: "If you weren’t expecting it, write to us.",
  reason: "You’re getting this message because you’re in the team at The Lab.",
};

const words = {
  en,
  fr: french<typeof en>({
    subject: "Vos fonctions chez The Lab ont changé",
    preview: "Le bureau vous ouvre ce que demandent vos nouvelles fonctions.",
    now: "Un administrateur a changé vos fonctions. Vous êtes désormais :",
    text: "Dès votre prochain clic, le bureau vous ouvre ce qu'elles demandent, et rien d'autre.",
    action: "Ouvrir le bureau",
    note: "Si vous ne vous y attendiez pas, écrivez-nous.",
    reason: "Vous recevez ce message parce que vous faites partie de l'équipe de The Lab.",
  }),
};

export function functionsChanged(lang: Lang, from: EmailBranding, functions: Parameters<typeof functionNames>[1]) {
  const say = namedWords(words[lang]);
  const now = `${say.now} ${functionNames(lang, functions)}.`;
  return writeLinkEmail({ ...say, text: [now, say.text] }, lang, from, from.signInUrl);
}

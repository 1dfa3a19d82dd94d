import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Libérer votre place",
  titleList: "Quitter la liste d’attente",
  text: (session) =>
    `Un clic, et vous n’êtes plus attendu(e)\u00A0: ${session}. Si quelqu’un attend, votre place peut lui revenir.`,
  textList: (session) => `Un clic, et vous quittez la liste d’attente\u00A0: ${session}.`,
  submit: "Libérer ma place",
  submitList: "Quitter la liste",
  left: { title: "Vous ne participez plus à cette session.", text: "Une confirmation vous arrive par e-mail." },
  begun: {
    title: "Cette session a commencé",
    text: "On ne peut plus libérer sa place ni quitter la liste d’attente. En cas d’empêchement, vous n’avez rien à faire.",
  },
  gone: {
    title: "Ce lien ne mène plus à une place",
    text: "Elle est déjà libérée, ou la session est passée ou annulée. Votre espace investisseur montre ce qui est réservé.",
  },
};

import type { QuizPage } from "../../domain/content/content.ts";

export const quiz: QuizPage = {
  kind: "page",
  id: "quiz",
  metadata: {
    title: { en: "Quiz: are you ready to launch your startup?", fr: "Quiz : es-tu prêt·e à lancer ta startup ?" },
    description: {
      en: "Ten questions about what you’ve done so far. A score, a profile and three steps for the coming weeks.",
      fr: "Dix questions sur ce que tu as déjà fait. Un score, un profil et trois étapes pour les semaines qui viennent.",
    },
  },
  title: { en: "Are you ready to launch your startup?", fr: "Es-tu prêt·e à lancer ta startup ?" },
  intro: {
    en: "Ten questions about what you’ve done, none about what you’re worth.",
    fr: "Dix questions sur ce que tu as fait, aucune sur ce que tu vaux.",
  },
  scale: {
    en: "Each question counts up to two points, except the one about who you work with, which counts one: working alone or with others doesn’t make you any readier. The score says how far you’ve got, not whether you’ll succeed.",
    fr: "Chaque question vaut jusqu’à deux points, sauf celle sur les personnes avec qui tu avances, qui en vaut un : être seul ou à plusieurs ne rend pas plus prêt. Le score dit où tu en es, pas si tu vas réussir.",
  },
};

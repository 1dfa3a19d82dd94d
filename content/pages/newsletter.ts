import type { PageOf } from "../../domain/content/content.ts";

export const newsletter: PageOf<"newsletter"> = {
  kind: "page",
  id: "newsletter",
  metadata: {
    title: { en: "The Lab’s newsletter", fr: "La newsletter de The Lab" },
    description: {
      en: "Get The Lab’s new articles on growth, fundraising and strategy. Confirm by e-mail, unsubscribe in one click.",
      fr: "Recevez les nouveaux articles de The Lab sur la croissance, la levée de fonds et la stratégie. Confirmation par e-mail, désabonnement en un clic.",
    },
  },
  title: { en: "The next article, by e-mail", fr: "Le prochain article, par e-mail" },
  intro: {
    en: "We write when a new article is out in your language: what it’s about, in two sentences, and the link. Nothing else, and you can unsubscribe in one click.",
    fr: "Nous écrivons quand un article paraît dans votre langue : son sujet, en deux phrases, et le lien. Rien d’autre, et un clic pour se désabonner.",
  },
};

import type { words as en } from "./screen-words.en.ts";

export const words: typeof en = {
  alt: "La page de commande d’un restaurant\u00A0: la récolte du lendemain de trois maraîchers, les kilos restants de chacun, une commande de 61\u00A0€ et un seul bouton.",
  caption:
    "Toute la première version de Potager tient sur un écran\u00A0: ce qui reste, ce que vous prenez, un bouton. Nous l’avons dessiné pour montrer la taille d’un MVP. Le produit, les maraîchers et les prix sont inventés.",
  address: "potager.example, pour les restaurants",
  title: "Récolté demain matin",
  until: "Commande jusqu’à 21:00. Le maraîcher appelle pour la livraison.",
  offers: [
    {
      crop: "Tomates",
      grower: "Mas du Lez, reste 18\u00A0kg",
      price: "3,20\u00A0€ le kilo",
      left: 0.45,
      amount: "10\u00A0kg",
    },
    {
      crop: "Courgettes",
      grower: "Les Trois Serres, reste 25\u00A0kg",
      price: "2,10\u00A0€ le kilo",
      left: 0.8,
      amount: "8\u00A0kg",
    },
    {
      crop: "Basilic",
      grower: "Jardin de Méjean, reste 2\u00A0kg",
      price: "12,20\u00A0€ le kilo",
      left: 0.15,
      amount: "1\u00A0kg",
    },
  ],
  total: "Votre commande",
  sum: "61,00\u00A0€",
  order: "Commander pour demain",
};

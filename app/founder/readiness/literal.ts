/** Words of the specification that stay French on the English page. */
export const literal = {
  scan: "Scanner ma startup",
  badges: { preparing: "Préparation nécessaire", nearly: "Bientôt prêt", ready: "Prêt à lever" },
} as const;

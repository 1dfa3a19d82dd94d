/** Words of the specification that stay French on the English page. */
export const literal = {
  eligible: "Tu es éligible",
  notReady: "Pas encore prêt",
  apply: "Candidater maintenant",
} as const;

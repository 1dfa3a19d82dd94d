/** Words of the specification that stay French on the English page. */
export const literal = {
  failed: (why: string) => `Désolé, une erreur s'est produite : ${why}. Peux-tu réessayer ?`,
  empty: "Désolé, je n'ai pas pu générer de réponse.",
  /** The reasons inside the sentence above; never a provider's own text. */
  reasons: {
    unreachable: "le modèle ne répond pas",
    broken: "la connexion a été coupée",
    slow: "la réponse a mis trop de temps",
    stopped: "la réponse a été arrêtée",
    long: "la réponse est trop longue",
  },
  many: (until: string) => `trop de questions jusqu'à ${until}`,
} as const;

/** Words of the specification that stay French on the English page. */
export const literal = { title: "Accélération", highGrowth: "Profil haute croissance" } as const;

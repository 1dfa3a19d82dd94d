import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  roles: { admin: "Admin", team: "Équipe", investor: "Investisseur", founder: "Startup" },
  dashboard: "Tableau de bord",
  profile: "Profil",
  account: "Compte",
  signOut: "Se déconnecter",
};

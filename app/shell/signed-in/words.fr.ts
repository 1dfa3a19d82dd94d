import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  menu: "Menu",
  home: "Accueil",
  signOut: "Déconnexion",
  loading: "Chargement...",
  notifications: (unread) =>
    unread === 0 ? "Notifications" : `Notifications, ${unread} non lue${unread === 1 ? "" : "s"}`,
};

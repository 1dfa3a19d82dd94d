import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  updated: (date) => `Dernière mise à jour le ${date}.`,
  version: (version) => `Version ${version}.`,
};

import { de } from "../../../platform/language/elision.ts";
import { deskLimits } from "../../../domain/deal-stage/stage.ts";
import type { words as en } from "./desk-words.en.ts";

export const words: typeof en = {
  title: "Votre suivi",
  private:
    "Vous seul voyez ceci\u00A0: la startup ne le voit pas, et l’espace d’administration de The Lab ne l’affiche pas.",
  ofTeam: (fund) =>
    `L’étape et les étiquettes que vous enregistrez sont partagées avec vos collègues ${de(fund)}. La startup ne les voit pas, et l’espace d’administration de The Lab ne les affiche pas.`,
  stage: "Étape",
  stages: {
    "to-read": "À lire",
    following: "À suivre",
    talking: "En discussion",
    studying: "À l’étude",
    invested: "Financée",
    passed: "Écartée",
  },
  none: "Hors de votre suivi",
  tags: "Étiquettes",
  tagsHint: `Séparées par des virgules\u00A0: ${deskLimits.tags} au plus, de ${deskLimits.tag} caractères chacune au maximum.`,
  save: "Enregistrer",
  clear: (isFund) => (isFund ? "Retirer du suivi du fonds" : "Retirer de mon suivi"),
  setBy: (name, date) => `Choix ${de(name)}, le ${date}.`,
  setOn: (date) => `Choix du ${date}.`,
  notes: "Notes",
  newNote: "Nouvelle note",
  noteHint: "Si la startup ferme son espace, vos notes à son sujet sont effacées, et nous vous prévenons.",
  share: "Partager cette note avec mon fonds",
  addNote: "Ajouter la note",
  noteOf: (name, date) => `${name}, le ${date}`,
  noteOn: (date) => `Le ${date}`,
  shared: "partagée avec votre fonds",
  removeNote: "Supprimer",
  removeNoteOf: (date) => `Supprimer la note du ${date}`,
  compare: "Comparer à une autre startup",
  errors: {
    stageRequired: "Choisissez une étape.",
    tooManyTags: `Gardez ${deskLimits.tags} étiquettes au plus.`,
    tagTooLong: `Raccourcissez chaque étiquette à ${deskLimits.tag} caractères.`,
    noteRequired: "Écrivez votre note.",
    tooLong: `Raccourcissez la note à ${deskLimits.note} caractères.`,
  },
  done: {
    stage: "Votre suivi est enregistré.",
    unstage: "La startup n’est plus dans votre suivi.",
    note: "La note est ajoutée.",
    unnote: "La note est supprimée.",
  },
  full: `Vous avez ${deskLimits.notes} notes sur cette startup\u00A0: supprimez-en une pour en ajouter.`,
  failed: "L’enregistrement a échoué. Réessayez.",
};

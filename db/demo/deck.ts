import { samplePdf, written } from "../../platform/pdf/sample-pdf.ts";

type Slide = readonly [title: string, ...lines: string[]];

const invented = "Toutes ces données sont inventées pour la démonstration.";

const slides: readonly Slide[] = [
  ["Marmelade (exemple)", "Les fruits et légumes que personne n’achète, livrés aux restaurants."],
  ["Le problème", "Un fruit sur quatre reste au champ : trop petit, marqué, récolté en trop."],
  ["La solution", "Le soir, le chef dit ce qu’il lui faut.", "Le matin, un seul camion livre tout le quartier."],
  ["Le produit", "Commandes réunies par quartier.", "Chaque caisse suivie du champ à la cuisine."],
  ["Le marché", "Les restaurants indépendants des villes moyennes."],
  ["Les clients", "Quarante-deux restaurants de Montpellier commandent chaque semaine."],
  ["Le modèle", "Une commission sur chaque commande, sans engagement."],
  ["La traction", "Les chiffres du mois sont dans le profil, avec leur historique."],
  ["La concurrence", "Les grossistes livrent tout, et personne ne livre ce qui reste."],
  ["L’équipe", "Trois personnes, deux dépôts, une coopérative de transport."],
  ["La suite", "Une deuxième ville, puis une par semestre."],
  ["Merci", invented],
];

const green = "0.06 0.36 0.36";

export const sampleDeck = () => pdfOf(slides);

export const shortDeck = (name: string, description: string) =>
  pdfOf([
    [name, ...linesOf(description)],
    ["La traction", "Les chiffres du mois sont dans le profil, avec leur historique."],
    ["Merci", invented],
  ]);

const linesOf = (text: string) => text.match(/.{1,60}(?:\s|$)/g) ?? [];

const pdfOf = (slides: readonly Slide[]) =>
  samplePdf({
    pages: slides.map(([title, ...lines], at) => {
      const isCover = at === 0 || at === slides.length - 1;
      const ground = isCover ? `${green} rg 0 0 960 540 re f\n` : `${green} rg 0 0 24 540 re f\n`;
      const color = isCover ? "1 1 1" : "0.1 0.15 0.15";
      return (
        ground +
        written(inWinAnsi(title), { size: 56, x: 80, y: 360, color }) +
        lines.map((line, row) => written(inWinAnsi(line), { size: 26, x: 80, y: 280 - row * 44, color })).join("") +
        written(String(at + 1), { size: 18, x: 890, y: 30, color })
      );
    }),
  });

/** Replaces the typographic apostrophe by its code in the PDF font's encoding, which differs from Unicode. */
const inWinAnsi = (text: string) => text.replaceAll("’", "\u0092");

import type { Logo } from "../domain/content/content.ts";

function sample(group: Logo["group"], names: string[], row?: Logo["row"]): Logo[] {
  return names.map((name) => ({
    kind: "logo",
    id: name.toLowerCase(),
    group,
    ...(row && { row }),
    alt: name,
    sample: true,
  }));
}

/**
 * Sample logos. The names are common nouns that are spelt alike in English and French, because the alternative text is
 * not translated. Each name has a different initial.
 */
export const logos: Logo[] = [
  ...sample("investors", ["Baobab", "Fjord", "Igloo", "Lichen", "Origami", "Zigzag"]),
  ...sample("pitched", ["Quinoa", "Ukulele", "Wombat"]),
  ...sample("partners", ["Xylophone", "Yucca"]),
  ...sample("clients", ["Agenda", "Cactus", "Dune", "Ellipse", "Geyser", "Nougat"], 1),
  ...sample("startups", ["Harmonica", "Jute", "Kimono", "Macaron"], 2),
  ...sample("startups", ["Parasol", "Ravine", "Saxophone", "Trampoline", "Valise"], 3),
];

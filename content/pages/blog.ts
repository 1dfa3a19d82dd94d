import type { PageOf } from "../../domain/content/content.ts";

export const blog: PageOf<"blog"> = {
  kind: "page",
  id: "blog",
  metadata: {
    title: {
      en: "Blog: growth, fundraising and strategy for startups in France",
      fr: "Blog : croissance, levée de fonds et stratégie des startups",
    },
    description: {
      en: "BSA AIR, dilution, Bpifrance, research tax credit, runway: growth strategies and fundraising for founders in France, worked out in numbers.",
      fr: "BSA AIR, dilution, Bpifrance, CIR, trésorerie : les stratégies de croissance et de financement des fondateurs, calculées chiffre par chiffre.",
    },
  },
  title: { en: "Blog", fr: "Blog", literal: true },
  tagline: {
    en: "Growth strategies for startups in France, worked out in numbers.",
    fr: "Des stratégies de croissance pour startups, chiffres à l’appui.",
  },
};

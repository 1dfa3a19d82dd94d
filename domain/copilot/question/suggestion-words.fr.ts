import type { Suggestion } from "./kept-question.ts";

export const suggestionWords: Record<Suggestion, string> = {
  runway: "Analyse mon runway",
  funnel: "Optimise mon funnel",
  "next-round": "Prépare ma prochaine levée",
  roadmap: "Ma roadmap du T1",
};

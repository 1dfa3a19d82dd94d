import type { Suggestion } from "./kept-question.ts";

export const suggestionWords: Record<Suggestion, string> = {
  runway: "Analyse my runway",
  funnel: "Optimise my funnel",
  "next-round": "Prepare my next raise",
  roadmap: "My roadmap for Q1",
};

import type { Right } from "../../domain/plan/rights.ts";

export const words: Partial<Record<Right, string>> = {
  profile: "Startup profile",
  "check-in": "Monthly numbers, history, CSV import and export",
  scan: "Readiness score and action plan",
  tools: "Basic tools: valuation by one of three methods, dilution in one priced round, without BSA AIR",
  applications: "Applications to the programme and to Pitch Sessions",
  publication: "Public profile that investors can see, with a view count, your deck and your updates",
  "legal-templates": "Legal templates filled in with your details",
  forecast: "Revenue and cash forecast",
  copilot: "CoPilot: answers from your own numbers",
  insights: "Health dashboard: runway, churn and cash alerts, insights, nine metrics",
  "interest-notices": "Interest notifications: when an investor views your profile",
  "deck-reading": "Deck analytics: which pages hold readers’ attention",
  "deck-copy": "Downloads: let selected readers save a copy of your deck",
  "deck-agreement": "An agreement that your readers accept before the deck opens",
  proposals: "Introductions we propose to investors who match your startup",
  "saved-scenarios": "Valuation and dilution simulator: three methods, several rounds, saved scenarios",
  "term-sheet": "Term sheet reader",
  generators: "Personalised roadmap, business plan, deck and Go-to-Market plan built from your data",
  mentors: "Mentor matching and bookable hours (you pay the mentor for each hour)",
  "participation-fee": "Pitch Session access: the participation fee is included (not in the free month)",
};

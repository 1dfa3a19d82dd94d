export const words = {
  title: "Tools",
  now: "Open today",
  numbers: {
    name: "Your monthly numbers",
    text: "Five numbers a month, corrections kept, CSV in and out.",
    open: "Open my numbers",
  },
  capTable: { name: "Cap table", text: "Who holds how many shares, down to the last one.", open: "Open the cap table" },
  plans: "What each plan opens",
  plansText: "A tool is listed above from the day it opens. Nothing is billed for what isn’t there.",
  rights: {
    tools: "Dilution, valuation and runway calculators",
    "legal-templates": "Legal templates",
    forecast: "Three-year forecast",
    "term-sheet": "Term sheet",
    "saved-scenarios": "Saved scenarios and several rounds",
  },
  notOpen: "not open yet",
  pricing: "Compare the plans",
};

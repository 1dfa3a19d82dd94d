import { plans } from "../../domain/plan/plan.ts";
import { isOpen, type Right } from "../../domain/plan/rights.ts";

const tasks = {
  numbers: ["check-in", "insights", "copilot", "forecast"],
  raise: ["scan", "tools", "saved-scenarios", "term-sheet"],
  documents: ["legal-templates", "generators"],
  visibility: ["profile", "publication", "interest-notices", "deck-reading", "deck-copy", "deck-agreement"],
  people: ["applications", "participation-fee", "proposals", "mentors"],
} as const satisfies Record<string, readonly Right[]>;

export type Task = keyof typeof tasks;

/** Returns which plans include each right. Rights without a name are left out, because they are not offered yet. */
export const planRows = (names: Partial<Record<Right, string>>) =>
  (Object.entries(tasks) as [Task, readonly Right[]][]).map(([task, rights]) => ({
    task,
    rows: rights.flatMap((right) => {
      const name = names[right];
      return name ? { name, opened: plans.map((plan) => isOpen(plan, right)) } : [];
    }),
  }));

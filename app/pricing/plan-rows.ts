import { plans } from "../../domain/plan/plan.ts";
import { isOpen, type Right } from "../../domain/plan/rights.ts";

/** What each plan opens, of the rights that have a name: those that are there today. */
export const planRows = (names: Partial<Record<Right, string>>) =>
  (Object.entries(names) as [Right, string][]).map(([right, name]) => ({
    name,
    opened: plans.map((plan) => isOpen(plan, right)),
  }));

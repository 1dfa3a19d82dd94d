import { plans } from "../../domain/plan/plan.ts";
import { isOpen, type Right } from "../../domain/plan/rights.ts";

/** Which plans include each right; rights without a name are not on sale yet. */
export const planRows = (names: Partial<Record<Right, string>>) =>
  (Object.entries(names) as [Right, string][]).map(([right, name]) => ({
    name,
    opened: plans.map((plan) => isOpen(plan, right)),
  }));

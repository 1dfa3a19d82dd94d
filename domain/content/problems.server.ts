import type * as z from "zod";
import type { Problem } from "./editing.ts";

export function problemsOf(error: z.ZodError, path: readonly PropertyKey[] = []): Problem[] {
  return error.issues.flatMap((issue) => problemOf(issue, path));
}

function problemOf(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Problem[] {
  const path = [...above, ...issue.path].join(".");
  switch (issue.code) {
    case "too_small":
      return [
        issue.origin === "string"
          ? { path, code: "empty" }
          : { path, code: issue.origin === "array" ? "tooFew" : "tooLow", limit: Number(issue.minimum) },
      ];
    case "too_big":
      return [
        {
          path,
          code: issue.origin === "string" ? "tooLong" : issue.origin === "array" ? "tooMany" : "tooHigh",
          limit: Number(issue.maximum),
        },
      ];
    case "invalid_type":
      return [{ path, code: issue.expected === "number" || issue.expected === "int" ? "notANumber" : "empty" }];
    case "invalid_format":
      return [{ path, code: formats[issue.format] ?? "wrongForm" }];
    case "invalid_union": {
      // If a value matches no alternative of a union, the alternative with the deepest error is most likely the
      // intended one.
      const [nearest] = issue.errors.toSorted((a, b) => deepest(b) - deepest(a));
      const inside = (nearest ?? []).flatMap((each) => problemOf(each, [...above, ...issue.path]));
      return inside.length > 0 ? inside : [{ path, code: "choose" }];
    }
    case "invalid_value":
      return [{ path, code: "choose" }];
    default:
      return [{ path, code: orders.find((order) => order === issue.message) ?? "wrongForm" }];
  }
}

const deepest = (issues: z.core.$ZodIssue[]) => Math.max(0, ...issues.map(({ path }) => path.length));

const orders = [
  "notARange",
  "notWhole",
  "rangeOrder",
  "dayOrder",
  "unknownPlace",
  "closingOrder",
  "timeOrder",
  "undatedClaim",
] as const;

const formats: Record<string, Problem["code"]> = {
  date: "notADay",
  email: "notAnEmail",
  url: "notAnAddress",
  regex: "wrongForm",
};
